import * as z from 'zod';
import { foreign } from '../../../../lambdas/acadiora/facts/structure/sections.ts';
import { isCaption } from '../../../../lambdas/acadiora/facts/text/captions.ts';
import { sentencesIn } from '../../../../lambdas/acadiora/facts/text/studyText.ts';
import type { RegisterAnswer } from '../../../../lambdas/acadiora/register/schema.ts';
import { tablesOf } from '../../../../lambdas/acadiora/register/tables.ts';
import { sectionSchema } from '../../../../shared/acadiora/facts.ts';
import { parseDocument } from '../../../../shared/document/render.ts';
import { comparable } from '../../../../shared/text/comparable.ts';
import { dataIn } from '../promptData.ts';
import { frontOf } from './front.ts';
import { bandsSaid, samplesIn, sharesSaid, testsIn } from './sentences.ts';
import { alphasIn, bandsIn, measuresIn, testsInTable } from './tables.ts';

const outlineSchema = z.array(sectionSchema.omit({ place: true })).default([]);

/** A citation in the text: '(Brightmoor, 2022)', 'Marensky (2021)', '[3]'. */
const citation =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+(?:[^.()]|(?<=et al|dkk)\.){0,60}?[,(]\s*(?:19|20)\d\d|\[\d{1,3}(?:[\s,–-]+\d{1,3})*\]/u;

/**
 * Fills the answer of `acadiora.register` with what has a form; what only a reader understands is left empty.
 * @throws ZodError when the request's outline is not of the agreed form
 */
export function register(request: string): RegisterAnswer {
  const document = parseDocument(request)?.document ?? { kind: 'docx', blocks: [], notices: [], pages: 0 };
  const outline = dataIn(request, 'rangka', outlineSchema);
  const own = document.blocks.flatMap((block) => {
    const section = outline.findLast(({ at }) => Number(at) <= block.n);
    return section !== undefined && foreign.has(section.kind) ? [] : [block];
  });
  const all = tablesOf(document);
  const tables = own.flatMap((block) => all.get(block) ?? []);
  const said = own.flatMap((block) => {
    if (block.kind === 'table' || block.kind === 'heading' || isCaption(block.text)) return [];
    return sentencesIn(block.text).flatMap(({ text }) =>
      citation.test(text) ? [] : [{ text, at: [String(block.n)] }],
    );
  });
  const samples = said.flatMap(samplesIn);
  /** The same few words before two figures do not say that they are of one thing. */
  const isAlone = ({ who, n }: (typeof samples)[number]): boolean =>
    samples.every((other) => other.n === n || comparable(other.who) !== comparable(who));
  const lists = [...tables.map(bandsIn), ...said.map(bandsSaid)].filter(({ length }) => length > 0);
  const [bands = [], ...others] = lists;
  return {
    ...frontOf(document.blocks),
    designs: [],
    hasControl: null,
    abstract: { purpose: '', method: '', sample: '', finding: '', conclusion: '' },
    aims: [],
    announced: [],
    samples: samples.filter(isAlone).slice(0, 40),
    instruments: tables.flatMap(alphasIn).slice(0, 40),
    bands: lists.flat().slice(0, 12),
    tests: [...said.flatMap(testsIn), ...tables.flatMap(testsInTable)].slice(0, 80),
    measures: tables.flatMap((table) => measuresIn(table, others.length > 0 ? [] : bands)).slice(0, 200),
    splits: said.flatMap(sharesSaid).slice(0, 40),
    statements: {},
    claims: [],
    terms: [],
    conflicts: [],
  };
}
