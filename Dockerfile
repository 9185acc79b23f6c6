# Magnate in a container: docker build -t magnate .   docker run -p 8000:8000 -v magnate:/data magnate
FROM python:3.12-slim AS build
WORKDIR /src
COPY requirements.lock ./
RUN python -m venv /opt/magnate && /opt/magnate/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
# The build fetches a Node.js out of a package to make the web client; nothing of it stays.
RUN /opt/magnate/bin/pip install --no-cache-dir --no-deps .

FROM python:3.12-slim
RUN useradd --system --uid 10001 --no-create-home magnate && install -d -o magnate -m 0700 /data
COPY --from=build /opt/magnate /opt/magnate
USER magnate
ENV MAGNATE_DB=/data/magnate.db PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s CMD ["/opt/magnate/bin/python", "-c", \
    "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=5)"]
ENTRYPOINT ["/opt/magnate/bin/magnate"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
