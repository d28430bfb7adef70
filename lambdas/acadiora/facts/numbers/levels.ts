import { wrongFigures, type Check } from '../remarks/remark.ts';
import { numbersAt } from '../text/paperTables.ts';
import { cite, type StudyText } from '../text/studyText.ts';
import { labelOf, valueOf } from './figures.ts';
import { re } from '../text/patterns.ts';

const mean = String.raw`[0-9][.,]\d{1,2}`;
const words = String.raw`sangat tinggi|sederhana tinggi|sederhana rendah|sangat rendah|tinggi|sederhana|rendah|very high|moderately high|moderately low|very low|high|moderate|medium|low`;
/** '2.34 hingga 3.67 sederhana', '(3.68–5.00 = tinggi)'; 'rendah (1.00 hingga 2.33)'. */
const bounds = [
  String.raw`(?<from>${mean})\s*(?:hingga|sehingga|to|[-–])\s*(?<to>${mean})\s*\)?[:=,(]?\s*(?:(?:ialah|sebagai|bagi|adalah|is|as|was|tahap|menunjukkan|ditafsirkan|dikategorikan)\s+)*(?<level>${words})(?!\p{L})`,
  String.raw`(?<!\p{L})(?<level>${words})\s*(?:level)?\s*\(\s*(?:min\s*)?(?<from>${mean})\s*(?:hingga|sehingga|to|[-–])\s*(?<to>${mean})\s*\)`,
].map((form) => new RegExp(form, 'giu'));
/** A level and nothing else: 'sangat tinggi', 'moderate'. */
export const isLevel = re.iu`^(?:${words})$`;
const ofMean = /^(?:min|mean|m|skor min|mean score|purata)$/iu;
const ofLevel = /^(?:tahap|level|interpretasi|interpretation|tafsiran|aras)/iu;

/** The scale by which the paper itself reads its means: none where it gives two for one level. */
function scaleOf(study: StudyText) {
  const rows = study.tables.flatMap((table) => (table.kind === 'methodology' ? table.rows : []));
  const lines = [...study.within('methodology', 'findings'), ...rows].map(({ text }) => text.replaceAll(' | ', ' '));
  const [told = []] = bounds
    .map((form) =>
      lines.flatMap((text) =>
        [...text.matchAll(form)].map(({ groups: { level = '', from = '', to = '' } = {} }) => ({
          level: level.toLowerCase(),
          from: valueOf(from),
          to: valueOf(to),
        })),
      ),
    )
    .toSorted((a, b) => b.length - a.length);
  const isOne = told.every((one) => told.every(({ level, from }) => level !== one.level || from === one.from));
  return isOne && told.length >= 2 ? told : [];
}

/** Rows whose level is another than the paper's own scale gives their mean. */
export const wrongLevels: Check = ({ study }) => {
  const scale = scaleOf(study);
  const source = study
    .uncited('methodology', 'findings')
    .find(({ text }) => bounds.some((form) => [...text.matchAll(form)].length > 1));
  const levelOf = (value: number): string | undefined =>
    scale.find(({ from, to }) => value >= from && value <= to)?.level;
  return study.tables.flatMap((table) => {
    const [at = -1, levelAt = -1] = [ofMean, ofLevel].map((name) => table.head.findIndex((cell) => name.test(cell)));
    const judged = numbersAt(table.rows, at).flatMap(({ row, value, text: printed }) => {
      const said = (row.cells[levelAt] ?? '').trim().toLowerCase();
      const own = levelOf(value);
      return own !== undefined && scale.some(({ level }) => level === said) ? [{ row, printed, said, own }] : [];
    });
    const wrong = judged.filter(({ said, own }) => said !== own);
    // Where most rows differ, they follow another scale.
    if (wrong.length * 2 > judged.length) return [];
    return wrong.flatMap(({ row, printed, said, own }) => {
      const text = `${labelOf(table)}: min ${printed} bagi "${row.name}" dilabel "${said}", tetapi mengikut skala kertas ini tahapnya "${own}".`;
      return wrongFigures('levelAgainstScale')(cite(row), row.text, text, source && cite(source));
    });
  });
};
