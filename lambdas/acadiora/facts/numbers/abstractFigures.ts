import { shortList, wrongFigure, type Check } from '../remarks/remark.ts';
import { cite, type StudyText } from '../text/studyText.ts';
import { inAbstract, sortedDigits } from './counts.ts';
import { agrees, valueOf } from './figures.ts';

const decimal = /(?<![\p{L}\d.,])-?\d{0,3}[.,]\d{1,3}(?!\d|[.,]\d)/gu;
const whole = /(?<![\p{L}\d.,–-])(?!(?:19|20)\d\d\b)\d{2,4}(?![\d–-]|[.,]\d)/gu;

const figuresIn = (texts: readonly string[], form: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(form)].map(([printed]) => printed));

/** What the rest of the paper prints, in its prose and its tables. */
const restOf = ({ sentences, tables, captions }: StudyText): string[] => [
  ...sentences.flatMap(({ kind, text }) => (kind === 'abstract' || kind === 'references' ? [] : [text])),
  ...tables.flatMap(({ head, rows }) => [head.join(' | '), ...rows.map(({ text }) => text)]),
  ...captions.map(({ text }) => text),
];

/** 'melebihi .80' is no figure of the study. */
const bounded =
  /(?:melebihi|lebih daripada|exceed\w*|above|over|kurang daripada|below|less than|more than|[<>≤≥])\s*(?:aras |nilai )?\d*[.,]\d+/giu;
/** A paper with fewer figures tells them in pictures. */
const enough = 10;

/** Figures of the abstract that the paper prints nowhere else; whole numbers only where their digits stand there in another order. */
export const abstractFigures: Check = ({ study }) => {
  const rest = restOf(study);
  const [decimals, wholes] = [figuresIn(rest, decimal), figuresIn(rest, whole)];
  if (decimals.length < enough) return [];
  const values = decimals.map((printed) => Math.abs(valueOf(printed)));
  const isTold = (printed: string): boolean =>
    [...values, ...wholes.map(Number)].some((value) =>
      [value, value * 100, value / 100].some((own) => agrees(printed.replace('-', ''), own)),
    );
  return study.uncited('abstract').flatMap((sentence) => {
    const untold = figuresIn([sentence.text.replace(bounded, '')], decimal).filter((printed) => !isTold(printed));
    const turned = figuresIn([sentence.text], whole).filter(
      (printed) =>
        !wholes.includes(printed) &&
        wholes.filter((own) => own.length > 2 && sortedDigits(own) === sortedDigits(printed)).length >= 2,
    );
    const figures = [...new Set([...untold, ...turned])];
    return wrongFigure(figures[0] !== undefined && cite(sentence, sentence.text.indexOf(figures[0])), {
      ...inAbstract,
      check: 'abstractFigure',
      subject: figures.join(' '),
      text: `Abstrak memberikan ${shortList(figures)}, tetapi angka itu tidak terdapat dalam bahagian lain kertas ini.`,
      priority: 2,
    });
  });
};
