import type { CognitiveLevel } from '../../../../shared/valentra/schemas.ts';
import type { Some } from '../language.ts';
import { say, type Course } from './promptCourse.ts';

/** The first that fits: a report tells less than what it is on, so it comes last; a review is one of whatever it is on. */
const forms: readonly (readonly [names: RegExp, malay: string, english: string])[] = [
  [
    /kuiz|quiz|ujian(?!\s+amali)|test\b|peperiksaan|exam/i,
    'Aneka pilihan dan berstruktur',
    'Multiple choice and structured',
  ],
  [/bentang|\bpresent|\blisan|\boral|viva|forum|debat|bahas\b|bahasan\b/i, 'Pembentangan', 'Presentation'],
  [/^(?:kajian|case stud|artikel|ulasan|kritik|analisis)/i, 'Kajian kes', 'Case study'],
  [/video|digital|blog|laman (?:web|sesawang)|multimedia|e-?portfolio/i, 'Projek digital', 'Digital project'],
  [
    /amali|praktik|demonstra|makmal|mikro|simulasi|practical|\blab|persembahan/i,
    'Tugasan amali',
    'Practical assignment',
  ],
  [/folio|jurnal|reflek|\blog(?:s|book)?\b|diari/i, 'Portfolio refleksi', 'Reflective portfolio'],
  [/projek|project|produk|inovasi|model|modul/i, 'Projek', 'Project'],
  [/\bkes\b|\bcase\b|laporan|report|kajian|kritik|ulasan|analisis|artikel/i, 'Kajian kes', 'Case study'],
];

/** By the assessment's name; written work where the name tells nothing. */
export function workFormOf(course: Course, type: string): string {
  const [, malay, english] = forms.find(([names]) => names.test(type)) ?? [null, 'Tugasan bertulis', 'Written work'];
  return say(course, malay, english);
}

type Verbs = Record<'ms' | 'en', Some<string>>;

/** What a frame may ask at each level; shared/valentra/counting/levelVerbs.ts has them all. */
const verbs: Record<CognitiveLevel, Verbs> = {
  C1: {
    ms: ['nyatakan', 'senaraikan', 'namakan', 'takrifkan', 'labelkan'],
    en: ['state', 'list', 'name', 'define', 'label'],
  },
  C2: {
    ms: ['terangkan', 'huraikan', 'ringkaskan', 'jelaskan', 'beri contoh'],
    en: ['explain', 'describe', 'summarise', 'illustrate', 'interpret'],
  },
  C3: {
    ms: ['gunakan', 'selesaikan', 'laksanakan', 'tunjuk cara', 'aplikasikan'],
    en: ['apply', 'solve', 'demonstrate', 'use', 'carry out'],
  },
  C4: {
    ms: ['analisis', 'bandingkan', 'cerakinkan', 'selidiki', 'teliti'],
    en: ['analyse', 'compare', 'differentiate', 'examine', 'investigate'],
  },
  C5: {
    ms: ['nilaikan', 'wajarkan', 'kritikkan', 'pertahankan', 'bahaskan'],
    en: ['evaluate', 'justify', 'critique', 'defend', 'assess'],
  },
  C6: {
    ms: ['reka bentuk', 'cadangkan', 'rancang', 'formulasikan', 'gubahkan'],
    en: ['design', 'propose', 'plan', 'formulate', 'compose'],
  },
};

export const verbsOf = ({ language }: Course, level: CognitiveLevel): Some<string> =>
  verbs[level][language === 'en' ? 'en' : 'ms'];
