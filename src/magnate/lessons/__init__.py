"""Lessons: a game taught at its real table, on its real rules."""

from .course import LEARNER, Lesson, LessonError, Step, coached, course
from .playing import Answer, Stand, stand

__all__ = [
    "LEARNER",
    "Answer",
    "Lesson",
    "LessonError",
    "Stand",
    "Step",
    "coached",
    "course",
    "stand",
]
