import { readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const server = process.env['MAGNATE_SERVER'] ?? 'http://127.0.0.1:8000'

const FONTS = 'node_modules/@fontsource-variable'

/** The licences of the fonts, beside them. */
const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    for (const font of readdirSync(FONTS)) {
      const source = readFileSync(`${FONTS}/${font}/LICENSE`, 'utf8')
      this.emitFile({ type: 'asset', fileName: `assets/${font}-LICENSE.txt`, source })
    }
  },
}

export default defineConfig({
  plugins: [svelte(), licences],
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    // What many pages share is one file: each of many small ones costs a request, and packs badly.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: /\/src\/lib\//, minShareCount: 4 }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
})
