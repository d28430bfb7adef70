import type { Course } from '../../shared/course/course.ts';
import type { Fact } from '../../shared/fact/fact.ts';

/** A fact that the document bears out. */
export const found = (quote: string, place = 'Muka surat 1', at = ['1']): Fact => ({
  state: 'found',
  at,
  quote,
  place,
});

/** A course with the parts given and nothing else. */
export const courseRead = (parts: Partial<Course> = {}): Course => ({
  courseCode: null,
  courseName: null,
  institution: '',
  faculty: '',
  programme: '',
  semester: '',
  language: 'ms',
  credit: null,
  prerequisite: '',
  synopsis: '',
  clos: [],
  assessments: [],
  topics: [],
  methods: [],
  references: [],
  skills: [],
  sections: [],
  section: 0,
  facts: {},
  sourceDocument: 'kursus.pdf',
  warnings: [],
  engineNotice: null,
  ...parts,
});
