import { expect, test } from '@jest/globals';
import { artefactName, paperAmong, papersOf } from '../../../../shared/valentra/paper/papers.ts';
import { confirmedCover } from '../../../../shared/valentra/course/courseView.ts';
import { statedForm } from '../../../../shared/valentra/paper/form.ts';
import { inLanguage } from '../../../../shared/valentra/word/english.ts';
import { course as outline, jstAssessment } from '../fixtures.ts';

const quiz = jstAssessment({ code: 'U1', type: 'Kuiz', isTest: true, assessmentId: 'asm_1', percentage: 10 });
const final = jstAssessment({ code: 'U2', type: 'Peperiksaan', isTest: true, assessmentId: 'asm_2', percentage: 40 });

test.each([
  ['the heaviest, where none was chosen', [quiz, final], '', ['jsu-asm_1', 'jsu'], 'asm_2'],
  ['the one that was chosen', [quiz, final], 'asm_1', ['jsu', 'jsu-asm_2'], 'asm_1'],
  ['the one that was chosen by its code', [quiz, final], 'U1', ['jsu', 'jsu-asm_2'], 'asm_1'],
  ['none, where the chosen one is gone: the first is shown', [quiz], 'asm_2', ['jsu-asm_1'], 'asm_1'],
])('the plain names of documents belong to %s', (_, assessments, pinned, names, shown) => {
  const papers = papersOf({ assessments }, pinned);
  expect(papers.map((paper) => artefactName('jsu', paper))).toEqual(names);
  expect(paperAmong(papers, '')?.id).toBe(shown);
});

test.each([
  ['perlu disemak', 'to be checked'],
  ['3 perkara untuk disemak', '3 items to be checked'],
  ['(1\u00A0markah)', '(1\u00A0mark)'],
  ['KERTAS SOALAN: QUIZ 1', 'QUESTION PAPER: QUIZ 1'],
])('%j is %j in an English file', (malay, english) => {
  expect(inLanguage(malay, 'en')).toBe(english);
});

test('a cover for students has nothing that nobody has confirmed', () => {
  const cover = { institution: 'Institut Contoh', faculty: 'Fakulti', programme: 'Program A', semester: '1' };
  const told = {
    cover: { ...cover, language: 'ms' as const },
    unconfirmed: ['Institusi', 'Semester', 'Kuiz, Wajaran (%)'],
  };
  expect(confirmedCover(told)).toEqual({ ...told.cover, institution: '', semester: '' });
});

test.each([
  ['found', 2],
  ['lecturer', null],
] as const)('the sections of a document are those of its own questions alone: %s', (state, sections) => {
  const [own] = outline.read.assessments;
  const id = own?.id ?? '';
  const fact = { state, at: [], quote: '', place: '' };
  const read = {
    ...outline.read,
    assessments: outline.read.assessments.map((one) => ({ ...one, questions: 5, sections: 2 })),
    facts: { [`${id}.questions`]: fact },
  };
  expect(statedForm(read, { assessmentId: id })?.sections).toBe(sections);
});
