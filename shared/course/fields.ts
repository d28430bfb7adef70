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
  prerequisite: 'Prasyarat',
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
  courseSkills: 'Kemahiran Boleh Pindah',
  assessments: 'Pentaksiran',
  type: 'Jenis Pentaksiran',
  weight: 'Wajaran (%)',
  slt: 'SLT (jam)',
  duration: 'Tempoh',
  count: 'Bilangan',
  questions: 'Soalan Kertas',
  answered: 'Soalan Dijawab',
  marks: 'Markah Kertas',
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

/** `name`: a text that is null when empty; `lines`: one item a line; `skills`: 'KI2 Nama: butiran' a line; `clos`: a choice of outcomes. */
type FieldKind = 'text' | 'name' | 'long' | 'number' | 'lines' | 'skills' | 'clos' | 'language';
export interface CourseField {
  key: keyof typeof courseLabels;
  label: string;
  kind: FieldKind;
  /** The most characters of a text or of each line, or the highest number; without a meaning for what is chosen. */
  most: number;
  /** A row cannot be without it. */
  isNeeded: boolean;
  /** A number from 1 without a fraction. */
  isCount?: boolean;
}
const field = (key: CourseField['key'], kind: FieldKind, most = 0, isNeeded = false): CourseField => ({
  key,
  label: courseLabels[key],
  kind,
  most,
  isNeeded,
});

/** The fields of a course and of its rows, in the order in which they are shown. The first field of a row names it. */
export const fieldsOf: Record<FactList, readonly CourseField[]> = {
  course: [
    field('courseCode', 'name', 40),
    field('courseName', 'name', 300),
    field('credit', 'number', 40),
    field('institution', 'text', 300),
    field('faculty', 'text', 300),
    field('programme', 'text', 300),
    field('semester', 'text', 100),
    field('language', 'language'),
    field('prerequisite', 'text', 300),
    field('synopsis', 'long', 10_000),
    { ...field('skills', 'lines', 300), label: courseLabels.courseSkills },
    field('methods', 'lines', 300),
    field('references', 'lines', 1000),
  ],
  clos: [
    field('cloStatement', 'long', 2000, true),
    field('cloNumber', 'text', 20, true),
    field('level', 'text', 60),
    field('domain', 'lines', 60),
    field('hpp', 'lines', 120),
    field('skills', 'skills', 1000),
  ],
  assessments: [
    field('type', 'text', 300, true),
    field('weight', 'number', 100),
    field('slt', 'number', 1000),
    field('duration', 'text', 100),
    field('week', 'text', 40),
    { ...field('count', 'number', 50), isCount: true },
    { ...field('questions', 'number', 200), isCount: true },
    { ...field('answered', 'number', 200), isCount: true },
    { ...field('marks', 'number', 1000), isCount: true },
    field('cloIds', 'clos'),
    field('hpp', 'lines', 120),
    field('description', 'long', 3000),
  ],
  topics: [
    field('title', 'text', 500, true),
    field('week', 'text', 40),
    field('hours', 'number', 1000),
    field('subtopics', 'lines', 500),
    field('cloIds', 'clos'),
  ],
};

/** What papers print on their covers, and the language that they are written in. */
export const coverFields = ['institution', 'faculty', 'programme', 'semester', 'language'] as const;

/** The key of a value's fact (`Course.facts`): that of the field by which a row is named stands under the row's id alone. */
export const factKey = (list: FactList, row: string, key: string): string => {
  if (list === 'course') return key;
  return key === fieldsOf[list][0]?.key ? row : `${row}.${key}`;
};

export const prefixOf = { clos: 'clo', assessments: 'task', topics: 'topic' } as const satisfies Record<
  RowList,
  string
>;

/** What a fact's key names: a field of the course or of a row; null for a whole list and for single items of one ('references.2'). */
export function fieldAt(key: string): { list: FactList; row: string; field: CourseField } | null {
  const [id = '', name] = key.split('.');
  const list = rowLists.find((each) => id.startsWith(`${prefixOf[each]}_`));
  const [row, named] = list === undefined ? ['', name === undefined ? id : ''] : [id, name ?? fieldsOf[list][0]?.key];
  const found = fieldsOf[list ?? 'course'].find((each) => each.key === named);
  return found === undefined ? null : { list: list ?? 'course', row, field: found };
}
