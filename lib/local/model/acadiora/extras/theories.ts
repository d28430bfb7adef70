import type { Found } from '../cues/cue.ts';
import type { Paper } from '../paper/paper.ts';
import type { Sentence } from '../paper/sentence.ts';

/** Theories and models that are known by an acronym or a name of their own. */
const known =
  /(?<![\p{L}\d])(TPACK|UTAUT ?2?|TAM|SAMR|ADDIE|ASSURE|ARCS|DeLone (?:dan|and) McLean|CIPP|PERMA|DigCompEdu|VARK|KWL|SDT|TPB)(?![\p{L}\d])/u;
const malay =
  /(?<![\p{L}])(?:Teori|Model|Kerangka|Taksonomi)(?:\s+(?:\p{Lu}[\p{L}’'-]+|dan|&)){1,6}(?:\s*\([A-Z]{2,8}\))?/u;
const malaySmall =
  /(?<![\p{L}])(?:teori|model)\s+(?:konstruktivis\w*(?: sosial)?|behavioris\w*|kognitivis\w*|kognitif(?: sosial)?|pembelajaran (?:sosial|pengalaman|multimedia|kendiri|bermakna)|penerimaan teknologi|belajar (?:mandiri|sosial|bermakna)|kemandirian belajar|penentuan kendiri|efikasi kendiri|tingkah laku terancang|beban kognitif|difusi inovasi|motivasi|kecerdasan pelbagai|perkembangan kognitif)(?:\s+\p{Lu}\p{L}+)?/u;
const english =
  /(?<![\p{L}])(?:Theory of (?:\p{Lu}\p{L}+\s?){1,4}|(?:\p{Lu}[\p{L}-]+\s+){1,4}(?:Theory|Model|Taxonomy)(?:\s*\([A-Z]{2,8}\))?)/u;

const englishSmall =
  /(?<![\p{L}])(?:self-determination|self-efficacy|social cognitive|socio-?cultural|social constructivist|constructivist|cognitive load|activity|attachment|experiential learning|transformative learning|situated learning|multimedia learning|planned behaviou?r|expectancy-value|contextual integrity|ecological systems|critical race|goal[- ]setting|self-regulated learning|community of inquiry|technology acceptance|diffusion of innovations?)\s+(?:theory|model|framework)/iu;

const dangling = /\s+(?:dan|&|Dalam|Bagi|Dan|Yang|Ini|Kajian|Pada|Untuk)$/;

const cleaned = (name: string): string => {
  const plain = name
    .trim()
    .replace(dangling, '')
    .replace(/^(?:The|A|An|This|Our|In)\s+/, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

function namesIn({ text }: Sentence): string[] {
  const names = /Teori|Model|Kerangka|Taksonomi|teori|model|Theory|theory|framework|Taxonomy/.test(text)
    ? [malay, malaySmall, english, englishSmall].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
    : [];
  const acronym = known.exec(text)?.[1];
  return [...names, ...(acronym ? [acronym] : [])].map(cleaned);
}

/** A heading's words and what the study itself is called are no theory. */
const isTheory = (name: string): boolean =>
  !/^(?:Teori|Model|Kerangka)(?: (?:Kajian|Konseptual|Teori|Konsep|Dan|Teoretikal|Pengajaran|Kajian Ini))*$/i.test(
    name,
  ) && name.length <= 70;

/** The theories and models a paper names outside its references, as it writes them, each with where it stands first. */
export function theoriesIn({ sentences }: Paper): { name: string; found: Found }[] {
  const theories = new Map<string, { name: string; found: Found }>();
  for (const sentence of sentences) {
    if (sentence.heading?.kind === 'references' || sentence.heading?.kind === 'appendix') continue;
    for (const name of namesIn(sentence))
      if (isTheory(name) && !theories.has(name.toLowerCase()))
        theories.set(name.toLowerCase(), { name, found: { phrase: name, sentence } });
  }
  // 'Model Penerimaan Teknologi' and 'Model Penerimaan Teknologi (TAM)' are one.
  const names = [...theories.keys()];
  return [...theories.values()]
    .filter(
      ({ name }) => !names.some((other) => other !== name.toLowerCase() && other.startsWith(`${name.toLowerCase()} `)),
    )
    .slice(0, 8);
}
