import type { CountedRemark, Facts } from '../../../shared/acadiora/facts.ts';
import { blockText } from '../../../shared/document/citation.ts';
import { absence, type Check, rubric, shortList, weakness } from './remark.ts';
import { headingEvidence } from './structure/places.ts';
import { blocksOf } from './structure/sections.ts';
import { saysKeywords } from './structure/structure.ts';
import { wordsIn } from './text/words.ts';

/** Words of an abstract: most journals ask for 150 to 250; above the last no heading ended it and nothing can be said. */
const abstractWords = { least: 100, most: 250, believable: 900 };

/** A summary of a software paper has no length of its own, and no keywords. */
const isAbstract = /abstra[kc]t?/iu;

/** How long the abstract is, and whether keywords stand below it. */
export const abstractRemarks: Check = ({ study: { document, sections } }) => {
  const first = sections.find(({ kind, level }) => kind === 'abstract' && level === 1);
  if (first === undefined || !isAbstract.test(first.heading)) return [];
  const at = headingEvidence(first);
  const under = blocksOf(document.blocks, sections, ({ at: start }) => start === first.at);
  const [own = ''] = under.map(blockText).join('\n').split(saysKeywords);
  const words = Math.max(0, wordsIn(own) - wordsIn(first.heading));
  const isThesis = sections.some(({ heading }) => /^(?:bab|chapter)\s/iu.test(heading));
  const hasKeywords = document.blocks.some((block) => saysKeywords.test(blockText(block)));
  return [
    ...weakness(words > 0 && words < abstractWords.least && at, {
      check: 'abstractShort',
      text: `Abstrak hanya ${words} patah perkataan, lebih pendek daripada 150 hingga 250 patah perkataan yang lazim diminta jurnal.`,
      advice:
        'Kembangkan abstrak kepada 150 hingga 250 patah perkataan: tujuan, kaedah atau hujah utama, dapatan dan implikasi.',
      measure: { value: words, better: 'more' },
      ...rubric('abstrak', 2),
    }),
    ...weakness(words > abstractWords.most && words <= abstractWords.believable && at, {
      check: 'abstractLong',
      criterion: 'titleAbstract',
      text: `Abstrak sepanjang ${words} patah perkataan, melebihi 150 hingga 250 patah perkataan yang lazim diminta jurnal.`,
      advice:
        'Ringkaskan abstrak: kekalkan tujuan, kaedah, dapatan utama dan implikasi; alihkan latar belakang ke pengenalan.',
      measure: { value: words, better: 'fewer' },
    }),
    ...absence(!isThesis && !hasKeywords && at, {
      check: 'noKeywords',
      text: 'Kata kunci tidak ditemui dalam kertas ini.',
      advice: 'Tambah tiga hingga lima kata kunci yang mewakili pemboleh ubah, peserta dan konteks kajian.',
      priority: 3,
      ...rubric('kataKunci', 0),
    }),
  ];
};

const labels = (items: readonly { label: string }[]): string => shortList(items.map(({ label }) => label));

/** Tables and figures that are spoken of but not there, and those that nothing speaks of. */
export function illustrationRemarks({ illustrations, sections }: Facts): CountedRemark[] {
  const absent = illustrations.filter(({ isPresent }) => !isPresent);
  const silent = illustrations.filter(({ isPresent, isMentioned }) => isPresent && !isMentioned);
  const hasFindings = sections.some(({ kind }) => kind === 'findings');
  return [
    ...absence(absent[0]?.evidence, {
      check: 'illustrationAbsent',
      criterion: hasFindings ? 'findings' : 'technical',
      text: `${labels(absent)} disebut dalam teks tetapi kapsyennya tidak ditemui dalam kertas ini.`,
      advice:
        'Masukkan jadual atau rajah itu berserta nombor dan tajuknya, atau betulkan nombor yang disebut dalam teks.',
      priority: 2,
      measure: { value: absent.length, better: 'fewer' },
      cap: hasFindings ? { item: 'ketepatan', level: 2 } : null,
    }),
    ...weakness(silent[0]?.evidence, {
      check: 'illustrationUnmentioned',
      criterion: 'technical',
      text: `${labels(silent)} tidak disebut di mana-mana dalam teks.`,
      advice: 'Sebut dan huraikan setiap jadual dan rajah dalam teks sebelum jadual atau rajah itu muncul.',
      measure: { value: silent.length, better: 'fewer' },
    }),
  ];
}
