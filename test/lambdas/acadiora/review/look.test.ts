import { describe, expect, test } from '@jest/globals';
import { isCareless, type Verdicts } from '../../../../lambdas/acadiora/review/look.ts';
import { criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import type { CountedRemark } from '../../../../lambdas/acadiora/register/checks/check.ts';
import { citationOf } from '../../../../shared/document/citation.ts';
import { documentOf } from '../../../support/blocks.ts';
import { bareAnswer } from '../../../support/reviewer.ts';
import { counted, evaluate, facts as plain, overallIn, strength, weakness } from './evaluating.ts';

const paper = documentOf(`# Kaedah
Seramai 42 orang guru dipilih secara rawak mudah daripada senarai daerah.
Borang keizinan ditandatangani oleh ibu bapa.
Participants were free to withdraw.
Jadual 2. Min skor
Jadual 2 menunjukkan min menurut Marensky (2021).
# Rujukan
Marensky, J. (2021). Rekaan. Penerbit Rekaan.`);
const cited = (n: number) => citationOf(paper, [String(n)])!;
const facts: typeof plain = {
  ...plain,
  sections: [{ kind: 'references', heading: 'Rujukan', level: 1, at: '7', place: '', words: 8 }],
  citations: { ...plain.citations, notListed: [], notCited: [] },
  illustrations: [{ kind: 'table', label: 'Jadual 2', isPresent: true, isMentioned: true, evidence: cited(5) }],
};

type Said = Partial<ReturnType<typeof bareAnswer>> | { strengths?: object[]; weaknesses?: object[] };
/** A review of this paper in which one criterion says this. */
const review = (key: CriterionKey, said: Said, verdicts: Verdicts = [], remarks: CountedRemark[] = []) =>
  evaluate({ [key]: { ...bareAnswer(key), ...said } }, remarks, facts, paper, verdicts);

/** What the look says of the only weakness that was judged. */
function looked(text: string, ref: string, verdict: Partial<Verdicts[number]>) {
  const said = { weaknesses: [weakness(ref, { text, isAbsence: true, item: 'prosedur' })] };
  const id = review('methodology', said).criteria.methodology.weaknesses[0]?.id ?? '';
  return review('methodology', said, [{ id, verdict: 'bercanggah', ...verdict }]).fallen.map((one) => one.verdict);
}

describe('a remark that the look calls contradicted', () => {
  test.each([
    ['falls by a place that shares a word with it', 'Cara guru dipilih tidak dinyatakan.', '2', '', ['bercanggah']],
    [
      'falls by a place that its reason quotes',
      'Persetujuan tiada.',
      '3',
      '“Borang keizinan” ialah persetujuan.',
      ['bercanggah'],
    ],
    [
      'falls by a place in another language that is quoted',
      'Hak peserta tiada.',
      '4',
      '“free to withdraw” ialah hak peserta.',
      ['bercanggah'],
    ],
    ['stays where the place speaks of something else', 'Persetujuan tiada.', '2', 'Sudah ada.', []],
    ['stays where the reason quotes the place but not the matter', 'Persetujuan tiada.', '2', 'Ada guru di situ.', []],
    ['stays where the place is nowhere', 'Cara guru dipilih tidak dinyatakan.', '99', '', []],
  ])('%s', (_, text, ref, reason, verdicts) => expect(looked(text, '1', { at: [ref], reason })).toEqual(verdicts));
});

const fallenIn = (key: CriterionKey, said: Said, remarks: CountedRemark[] = []) =>
  review(key, said, [], remarks).fallen.map(({ remark, verdict, reason }) => [remark.text, verdict, reason]);

const unlisted = (text: string) => ({ weaknesses: [weakness('7', { text, item: 'petikan', isAbsence: true })] });
const captionless = (isAbsence: boolean) => ({
  weaknesses: [weakness('6', { text: 'Jadual 2 tiada kapsyen.', isAbsence })],
});

describe('without any look', () => {
  test.each(['Jadual 9 tiada dalam teks.', 'Min 8.88 bercanggah.', 'Tidak selaras dengan Brightmoor (2019).'])(
    'a remark that names what the paper does not have falls with its reason: %s',
    (text) => {
      expect(fallenIn('findings', { weaknesses: [weakness('5', { text }), weakness('5')] })).toEqual([
        [
          text,
          'tidak_disahkan',
          expect.stringMatching(/^Tiada dalam kertas: (?:Jadual 9|8\.88|Brightmoor \(2019\))\.$/),
        ],
      ]);
    },
  );

  test('a figure that follows from others of its own text is no invention', () => {
    const text = 'Guru 42 dan 2021 memberi dk 2061, berbeza 1979.';
    expect(fallenIn('findings', { weaknesses: [weakness('2', { text })] })).toEqual([]);
  });

  test('a source that code found in text and list is not missing there', () => {
    for (const text of ['Marensky (2021) tiada dalam senarai.', 'Marensky et al. tiada dalam senarai.'])
      expect(fallenIn('technical', unlisted(text))).toEqual([
        [text, 'bercanggah', expect.stringContaining('senarai rujukan')],
      ]);
    expect(fallenIn('technical', unlisted('Entri tanpa tahun tiada pengenal.'))).toEqual([]);
    expect(fallenIn('literatureReview', unlisted('Marensky (2021) tidak dinilai.'))).toEqual([]);
  });

  test('a table whose caption code found has one', () => {
    expect(fallenIn('technical', captionless(true))).toEqual([
      ['Jadual 2 tiada kapsyen.', 'bercanggah', expect.stringContaining('kapsyennya')],
    ]);
    expect(fallenIn('technical', captionless(false))).toEqual([]);
  });

  test.each([
    ['falls', {}, 1],
    ['stays beside one that is less urgent', { priority: 2 }, 0],
    ['stays beside one of another item', { item: 'instrumen', cap: 1 }, 0],
    ['stays beside one at another place', { evidence: cited(3) }, 0],
  ])('praise of what was counted a weakness %s', (_, changes, fallen) => {
    const told = counted({ priority: 1, item: 'persampelan', cap: 1, evidence: cited(2), ...changes });
    const praise = { strengths: [{ ...strength('2', 'Sampel dipilih dengan baik.'), item: 'persampelan' }] };
    const reason = 'Bercanggah dengan yang dikira: Alfa Cronbach tidak dilaporkan.';
    expect(fallenIn('methodology', praise, [told])).toEqual(
      fallen === 0 ? [] : [['Sampel dipilih dengan baik.', 'bercanggah', reason]],
    );
  });
});

test.each<[string, string, string, number, string?]>([
  ['is told once', 'Guru 42 dan 2021 tidak sepadan.', '2', 1],
  ['is another with other figures', 'Guru 42 tidak dihuraikan.', '2', 0],
  [
    'is another with half of its figures',
    'Guru 42 dan 2021 tidak sepadan.',
    '2',
    0,
    'Jumlah 42 + 2021 = 2063, bukan 2100.',
  ],
  ['is another at another place', 'Guru 42 dan 2021 tidak sepadan.', '3', 0],
])(
  'a fault that was counted and is seen from another criterion %s',
  (_, text, at, count, said = 'Bilangan 42, bukan 2021.') => {
    const told = counted({ criterion: 'findings', text: said, evidence: cited(2) });
    const fallen = fallenIn('dataAnalysis', { weaknesses: [weakness(at, { text })] }, [told]);
    expect(fallen.map(([, verdict]) => verdict)).toEqual(Array.from({ length: count }, () => 'ulangan'));
  },
);

/** A weakness in every criterion, levels as given. */
const weakEverywhere = (level: number) =>
  Object.fromEntries(
    criterionKeys.map((key) => [
      key,
      {
        ...bareAnswer(key, level),
        weaknesses: [weakness('6', { text: `Guru dalam ${key}`, item: bareAnswer(key).items[0]?.id, priority: 1 })],
      },
    ]),
  );

const contradicting = (of: string[], at: string) => of.map((id) => ({ id, verdict: 'bercanggah' as const, at: [at] }));

describe('a look', () => {
  const answers = weakEverywhere(4);
  const first = evaluate(answers, [], facts, paper);
  const all = criterionKeys.flatMap((key) => first.criteria[key].weaknesses.map(({ id }) => id));

  test('that supports all, or says nothing, changes nothing', () => {
    const verdicts = all.map((id) => ({ id, verdict: 'disokong' as const }));
    expect(evaluate(answers, [], facts, paper, verdicts)).toEqual(first);
  });

  test.each([
    ['figures', 'Guru 42 dan 24.', [2]],
    ['a claim', 'Guru terbukti menjadi punca.', [2, 6]],
  ])('contradicts what was compared of %s', (_, text, fallsBy) => {
    const compared = counted({ text, evidence: cited(6), isOpen: true });
    const bare = { methodology: bareAnswer('methodology') };
    const ids = evaluate(bare, [compared], facts, paper).criteria.methodology.weaknesses.map(({ id }) => id);
    const isFallenBy = (n: number) => {
      const verdicts = contradicting(ids, String(n)).map((one) => ({ ...one, reason: 'Guru Marensky dipilih.' }));
      return evaluate(bare, [compared], facts, paper, verdicts).fallen.length > 0;
    };
    expect([2, 3, 6].filter(isFallenBy)).toEqual(fallsBy);
  });

  test.each([
    ['is short of what is usual', 2, 1],
    ['contradicts itself', 1, 0],
  ] as const)('says that this paper does not owe what was counted: where it %s', (_, priority, fallen) => {
    const told = counted({ evidence: cited(6), priority });
    const bare = { methodology: bareAnswer('methodology') };
    const ids = evaluate(bare, [told], facts, paper).criteria.methodology.weaknesses.map(({ id }) => id);
    const verdicts = ids.map((id) => ({ id, verdict: 'tidak_terpakai' as const, reason: 'Kertas prosiding.' }));
    expect(evaluate(bare, [told], facts, paper, verdicts).fallen).toHaveLength(fallen);
  });

  test.each([
    ['contradicts', 'bercanggah', 5, true],
    ['contradicts', 'bercanggah', 4, false],
    ['calls repeated', 'ulangan', 5, true],
    ['calls repeated', 'ulangan', 4, false],
  ] as const)('that %s (%s) %d of 8 is careless: %s', (_, verdict, rejected, isIt) => {
    const seen = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const verdicts = seen.map((id, n) => ({ id, verdict: n < rejected ? verdict : ('disokong' as const) }));
    expect(isCareless(verdicts, seen)).toBe(isIt);
    // Fewer tell nothing of the look.
    expect(isCareless(verdicts.slice(0, 7), seen.slice(0, 7))).toBe(false);
  });

  test('that contradicts all raises no level above what was said of the item', () => {
    const freed = evaluate(answers, [], facts, paper, contradicting(all, '2'));
    expect(freed.fallen).toHaveLength(all.length);
    expect([first, freed].map(({ criteria }) => overallIn(criteria).overall.percentage)).toEqual([
      expect.any(Number),
      100,
    ]);
    const low = evaluate(weakEverywhere(1), [], facts, paper);
    const ids = criterionKeys.flatMap((key) => low.criteria[key].weaknesses.map(({ id }) => id));
    const refuted = evaluate(weakEverywhere(1), [], facts, paper, contradicting(ids, '2'));
    expect(overallIn(refuted.criteria).overall.percentage).toBe(overallIn(low.criteria).overall.percentage);
  });
});
