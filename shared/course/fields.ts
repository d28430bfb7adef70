import type { Course } from './course.ts';

/** The lists of a course whose rows a lecturer adds, removes and moves. */
export const rowLists = ['clos', 'assessments', 'topics'] as const;
export type RowList = (typeof rowLists)[number];
/** What a fact belongs to: the course itself, or a row of one of its lists. */
export type FactList = 'course' | RowList;

/** The words of a course's facts, shared by pages and files (spec 1 §2 fixes Aras Kemahiran and HPP (MQF 2.0)). */
export const courseLabels = {
  courseCode: 'Kod Kursus',
  courseName: 'Nama Kursus',
  credit: 'Kredit',
  semester: 'Semester',
  language: 'Bahasa Kursus dan Kertas',
  institution: 'Institusi',
  faculty: 'Fakulti / Jabatan',
  programme: 'Program',
  synopsis: 'Sinopsis',
  methods: 'Kaedah Pengajaran dan Pembelajaran',
  references: 'Rujukan',
  clos: 'Hasil Pembelajaran Kursus (CLO)',
  cloNumber: 'CLO',
  cloStatement: 'Pernyataan CLO',
  domain: 'Domain',
  level: 'Aras Kemahiran',
  hpp: 'HPP (MQF 2.0)',
  skills: 'Kemahiran Insaniah',
  assessments: 'Pentaksiran',
  type: 'Jenis Pentaksiran',
  weight: 'Wajaran (%)',
  slt: 'SLT (jam)',
  duration: 'Tempoh',
  description: 'Penerangan',
  topics: 'Topik Pengetahuan',
  title: 'Topik',
  week: 'Minggu',
  hours: 'Jam',
  subtopics: 'Subtopik',
  cloIds: 'CLO berkaitan',
} as const;

export const languageLabels = {
  ms: 'Bahasa Melayu',
  en: 'Bahasa Inggeris',
  id: 'Bahasa Indonesia',
  both: 'Dwibahasa (Melayu dan Inggeris)',
} as const;

/** How a field is typed: `lines` one item a line, `skills` 'KI2 Nama: butiran' a line, `clos` a choice among the course's outcomes. */
export type FieldKind = 'text' | 'long' | 'number' | 'lines' | 'skills' | 'clos' | 'language';
export interface CourseField {
  key: keyof typeof courseLabels;
  kind: FieldKind;
}
const field = (key: CourseField['key'], kind: FieldKind = 'text'): CourseField => ({ key, kind });

/** The fields of a course and of its rows, in the order in which they are shown. The first field of a row names it. */
export const fieldsOf: Record<FactList, readonly CourseField[]> = {
  course: [
    field('courseCode'),
    field('courseName'),
    field('credit', 'number'),
    field('institution'),
    field('faculty'),
    field('programme'),
    field('semester'),
    field('language', 'language'),
    field('synopsis', 'long'),
    field('methods', 'lines'),
    field('references', 'lines'),
  ],
  clos: [
    field('cloStatement', 'long'),
    field('cloNumber'),
    field('level'),
    field('domain', 'lines'),
    field('hpp', 'lines'),
    field('skills', 'skills'),
  ],
  assessments: [
    field('type'),
    field('weight', 'number'),
    field('slt', 'number'),
    field('duration'),
    field('cloIds', 'clos'),
    field('description', 'long'),
  ],
  topics: [
    field('title'),
    field('week'),
    field('hours', 'number'),
    field('subtopics', 'lines'),
    field('cloIds', 'clos'),
  ],
};

/** What papers print on their covers, and the language that they are written in. */
export const coverFields = ['institution', 'faculty', 'programme', 'semester', 'language'] as const;

/** A field by which a row is named: its fact stands under the row's id alone. */
export const namingField = (list: RowList): CourseField['key'] => fieldsOf[list][0]?.key ?? 'title';

/** The key of a value's fact (`Course.facts`). */
export const factKey = (list: FactList, row: string, key: string): string => {
  if (list === 'course') return key;
  return key === namingField(list) ? row : `${row}.${key}`;
};

export const prefixOf = { clos: 'clo', assessments: 'task', topics: 'topic' } as const satisfies Record<
  RowList,
  string
>;

/** The list that a row's id belongs to. */
export const listOfRow = (id: string): RowList | undefined =>
  rowLists.find((list) => id.startsWith(`${prefixOf[list]}_`));

/** How a row is called: 'CLO2', 'Kuiz 1', a topic's title. */
export function rowName(row: Course[RowList][number]): string {
  if ('cloNumber' in row) return row.cloNumber || 'CLO';
  return 'type' in row ? row.type : row.title;
}
