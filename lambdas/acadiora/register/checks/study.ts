import type { StudyKind } from '../../../../shared/acadiora/criteria.ts';
import { blockText, citationOf, textAt } from '../../../../shared/document/citation.ts';
import { blockOf } from '../../../../shared/document/blockOf.ts';
import { comparable, comparableWords } from '../../../../shared/text/comparable.ts';
import { announcedLabels, figure } from '../fields.ts';
import { figuresIn } from '../printed.ts';
import type { Register, Row } from '../settle.ts';
import { grouped } from '../../facts/text/words.ts';
import { type Check, type Finding, type OfRow, type Paper, readRows, rowsThat } from './check.ts';

const data: StudyKind[] = ['quantitative', 'qualitative', 'mixed', 'action'];
const measured: StudyKind[] = ['quantitative', 'mixed'];

const abstractParts = {
  purpose: 'tujuan',
  method: 'kaedah',
  sample: 'sampel',
  finding: 'dapatan utama',
  conclusion: 'kesimpulan',
} as const;

const abstractIncomplete = (paper: Paper): Finding[] => {
  const abstract = paper.facts.sections.find(({ kind }) => kind === 'abstract');
  const evidence = abstract && citationOf(paper.document, [abstract.at]);
  const absent = Object.entries(abstractParts).filter(([part]) => paper.register.abstract[part as 'purpose'] === '');
  if (!evidence || absent.length === 0) return [];
  const names = absent.map(([, name]) => name).join(', ');
  // What was found is what an abstract is read for.
  const urgent = absent.some(([part]) => part === 'finding') ? { priority: 1 as const } : {};
  return [{ subject: names, text: `Abstrak tidak menyatakan ${names}.`, evidence, ...urgent }];
};

type Aim = Row<'aims'>;
const aimLabels: Record<Aim['kind'], string> = {
  objective: 'Objektif',
  question: 'Persoalan',
  hypothesis: 'Hipotesis',
};

const unanswered = ({ register }: Paper): Finding[] => {
  const open = register.aims.filter(({ answeredAt }) => answeredAt.length === 0);
  // A paper none of whose aims is answered has its findings elsewhere, or was not read.
  if (open.length === register.aims.length) return [];
  return open.map((aim) => ({
    subject: `${aim.kind} ${aim.label}`,
    text: `${aimLabels[aim.kind]} "${aim.label}" tidak dijawab oleh mana-mana dapatan: ${aim.text}`,
    evidence: aim.evidence,
  }));
};

/** Each number once, however often it is announced; aims that are not answered are named one by one. */
const announcedOtherwise = ({ register }: Paper): Finding[] => {
  const open = register.aims.flatMap(({ kind, answeredAt }) => (answeredAt.length === 0 ? [kind as string] : []));
  const announced = register.announced.filter(({ what }) => !open.includes(what));
  return grouped(announced, ({ what, count }) => `${what} ${count}`).flatMap(([first, ...others]): OfRow => {
    const most = Math.max(...[first, ...others].map((row) => row?.given.length ?? 0));
    if (first === undefined || most === 0 || most >= first.count) return [];
    const name = announcedLabels[first.what];
    return {
      subject: name,
      text: `${first.count} ${name} diumumkan, tetapi ${most} dihuraikan: ${first.given.join('; ')}.`,
      evidence: first.evidence,
    };
  });
};

/** A name without its bracketed short form; a short form that the paper expands by its words. */
function plainNameOf(text: string, { terms }: Paper['register']): string {
  const name = comparableWords(text.replace(/\(\p{Lu}[\p{Lu}\d-]*\)/gu, ' ')) || comparableWords(text);
  const long = terms.find(({ short }) => comparableWords(short) === name)?.long;
  return long ? comparableWords(long) : name;
}

const holds = (own: string, other: string): boolean => ` ${own} `.includes(` ${other} `);

/**
 * Each instrument with the rows that tell of it, also those that speak of it in general ('soal selidik'); a general name is none of its own beside
 * a longer one.
 */
const instrumentsOf = (register: Register) => {
  const named = <T extends { name: string }>(row: T) => ({ ...row, own: plainNameOf(row.name, register) });
  const all = readRows(register, 'instruments').map(named);
  return grouped(register.instruments.map(named), ({ own }) => own).flatMap(([first]) =>
    first === undefined || all.some(({ own }) => own !== first.own && holds(own, first.own))
      ? []
      : [{ first, rows: all.filter(({ own }) => holds(first.own, own)) }],
  );
};

/** One finding for an instrument: with each construct that has no coefficient in any row, or the whole where no construct has one. */
const reliabilityMissing = ({ register }: Paper): Finding[] =>
  instrumentsOf(register).flatMap(({ first: { name, own, evidence }, rows }): OfRow => {
    const isOfWhole = (row: (typeof rows)[number]): boolean => row.own !== own || row.construct === '';
    if (rows.some((row) => isOfWhole(row) && row.reliability !== null)) return [];
    const parts = rows.filter((row) => !isOfWhole(row));
    const constructs = grouped(parts, ({ construct }) => plainNameOf(construct, register));
    const silent = (parts.length > 0 ? constructs : [rows.filter((row) => row.own === own)]).filter(
      (told) => told.some(({ isScored }) => isScored) && told.every(({ reliability }) => reliability === null),
    );
    if (silent.length === 0) return [];
    const names = silent.flatMap(([row]) => row?.construct ?? []).join(', ');
    return {
      subject: name,
      text: `Kebolehpercayaan ${constructs.length > silent.length ? `${names} dalam ` : ''}${name} tidak dilaporkan.`,
      evidence,
    };
  });

const validityMissing = ({ register }: Paper): Finding[] =>
  instrumentsOf(register).flatMap(({ first: { name, isScored, evidence }, rows }): OfRow =>
    // Of a checklist or a form for experts nobody asks it.
    isScored && !rows.some(({ isValidated }) => isValidated)
      ? { subject: name, text: `Kesahan ${name} tidak dinyatakan.`, evidence }
      : [],
  );

const acceptable = 0.7;
const reliabilityLow = rowsThat(
  'instruments',
  ({ name, construct }) => `${name} ${construct}`,
  ({ name, construct, reliability }) => {
    if (reliability === null || reliability.value >= acceptable || reliability.value <= 0) return null;
    const { kind, value } = reliability;
    const text = `${kind} ${figure(value)} bagi ${construct || name} di bawah .70 yang lazim diterima.`;
    return { text, measure: { value, better: 'more' } };
  },
);

type Claim = Row<'claims'>;
/** Claims that go too far, one of a block: sentences that follow each other claim the same. In quotation marks stands only what the paper says so. */
const claimsThat =
  (isSo: (claim: Claim, hasControl: boolean) => boolean, text: string) =>
  ({ register, document }: Paper): Finding[] =>
    grouped(
      register.claims.filter((claim) => isSo(claim, register.hasControl === true)),
      ({ evidence }) => String(evidence.at.map(blockOf)[0]),
    ).flatMap(([first]): OfRow => {
      if (first === undefined) return [];
      const { text: said, evidence } = first;
      const isSaid = evidence.at.some((ref) => comparable(textAt(document, ref) ?? '').includes(comparable(said)));
      return { subject: said, text: `${text}: ${isSaid ? `"${said}"` : said}`, evidence };
    });

const isOfNothing = ({ kind, restsOn }: Claim): boolean =>
  restsOn.length === 0 && (kind === 'proof' || kind === 'cause');

/** 'item response theory (IRT)' or 'IRT (item response theory)' anywhere: some words stand before or in the brackets. */
function isExpanded(short: string, text: string): boolean {
  const at = text.indexOf(`(${short})`);
  return at > 0 || text.includes(`${short} (`) || text.includes(`${short}: `);
}

const unexpanded = ({ register, document }: Paper): Finding[] => {
  const text = document.blocks.map(blockText).join('\n');
  const open = register.terms.filter(
    ({ short, long }) => long.trim() === '' && /^\p{Lu}[\p{Lu}\d-]+$/u.test(short) && !isExpanded(short, text),
  );
  const [first] = open;
  const names = open.map(({ short }) => short).join(', ');
  return first ? [{ subject: names, text: `Singkatan tidak dihuraikan: ${names}.`, evidence: first.evidence }] : [];
};

/** What the reader of the paper saw, where both words stand as they are said to. */
const seenConflicts = rowsThat(
  'conflicts',
  ({ what }) => what,
  ({ what, one, other, evidence }, { document }) => {
    const words = evidence.at.map((ref) => textAt(document, ref) ?? '').join('\n');
    const stands = [one, other].every(
      (said) => comparable(said) !== '' && comparable(words).includes(comparable(said)),
    );
    if (!stands || comparable(one) === comparable(other)) return null;
    const against = citationOf(document, evidence.at.slice(1));
    return {
      text: `${what}: "${one}" di satu tempat, "${other}" di tempat lain.`,
      ...(against ? { against } : {}),
      // Two names of one thing are a matter of style.
      ...(figuresIn(`${one} ${other}`).length === 0 ? { item: 'bahasa', priority: 3, cap: 3 } : {}),
    };
  },
);

/** What a study set out to do, how it was done, and what is claimed of it. */
export const studyChecks: Check[] = [
  {
    id: 'abstractIncomplete',
    item: 'abstrak',
    cap: 2,
    kinds: data,
    isAbsence: true,
    advice: 'Lengkapkan abstrak: tujuan, kaedah, sampel, dapatan utama dengan angkanya, dan kesimpulan.',
    of: abstractIncomplete,
  },
  {
    id: 'aimUnanswered',
    item: 'lengkap',
    cap: 2,
    priority: 1,
    isAbsence: true,
    advice: 'Laporkan dapatan yang menjawabnya, atau gugurkan dan jelaskan sebabnya.',
    of: unanswered,
  },
  {
    id: 'announcedOtherwise',
    item: 'lengkap',
    cap: 2,
    isAbsence: true,
    advice: 'Huraikan semua yang diumumkan, atau betulkan bilangannya.',
    of: announcedOtherwise,
  },
  {
    id: 'reliabilityMissing',
    item: 'kesahan',
    cap: 2,
    kinds: measured,
    priority: 1,
    isAbsence: true,
    advice: 'Laporkan pekali kebolehpercayaan setiap konstruk yang diukur.',
    of: reliabilityMissing,
  },
  {
    id: 'validityMissing',
    item: 'kesahan',
    cap: 3,
    kinds: data,
    isAbsence: true,
    advice: 'Nyatakan bagaimana kesahannya dipastikan: semakan pakar, kajian rintis atau analisis faktor.',
    of: validityMissing,
  },
  {
    id: 'reliabilityLow',
    item: 'kesahan',
    cap: 3,
    kinds: measured,
    advice: 'Semak item yang melemahkan konstruk itu; jika nilai itu dikekalkan, nyatakannya sebagai batasan.',
    of: reliabilityLow,
  },
  {
    id: 'causeWithoutControl',
    item: 'dakwaan',
    cap: 2,
    kinds: ['quantitative', 'qualitative', 'mixed'],
    priority: 1,
    advice: 'Nyatakan sebagai hubungan atau perubahan yang diperhatikan, dan bincangkan penjelasan lain.',
    of: claimsThat(
      ({ kind, restsOn }, hasControl) => kind === 'cause' && restsOn.length > 0 && !hasControl,
      'Sebab dan akibat didakwa daripada reka bentuk yang tidak membuktikannya',
    ),
  },
  {
    id: 'claimTooWide',
    item: 'dakwaan',
    cap: 2,
    kinds: data,
    advice: 'Hadkan dakwaan kepada peserta dan konteks yang dikaji.',
    of: claimsThat(({ kind }) => kind === 'generality', 'Dakwaan ini melebihi sampel dan reka bentuk kajian'),
  },
  {
    id: 'claimOfNothing',
    item: 'dakwaan',
    cap: 2,
    isAbsence: true,
    advice: 'Tunjukkan dapatan yang menyokongnya, atau hadkan dakwaan itu kepada sampel kajian.',
    of: claimsThat(isOfNothing, 'Dakwaan ini tidak bersandar pada mana-mana dapatan kajian'),
  },
  {
    id: 'unexpandedTerms',
    item: 'bahasa',
    cap: 3,
    priority: 3,
    advice: 'Huraikan setiap singkatan pada kali pertama ia digunakan.',
    of: unexpanded,
  },
  {
    id: 'conflict',
    item: 'ketepatan',
    cap: 2,
    priority: 1,
    advice: 'Semak mana yang betul dan selaraskan di setiap tempat.',
    of: seenConflicts,
  },
];
