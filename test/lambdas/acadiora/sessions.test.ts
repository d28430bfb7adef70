import { describe, expect, test } from '@jest/globals';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import { blockText } from '../../../shared/document/citation.ts';
import { comparable } from '../../../shared/text/comparable.ts';
import { course, type TestFile, xlsxOf } from '../../support/documents.ts';
import { paperDocument, paperPdf } from '../../support/papers.ts';
import { review, reviewed } from '../../support/work.ts';
import { withApp } from '../../support/hooks.ts';

const app = withApp();

const paper = paperPdf(6, 'kertas.pdf');

const formOf = ({ name, type, bytes }: TestFile): FormData => {
  const form = new FormData();
  form.append('sessionName', '  Artikel  ');
  form.append('document', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
};

describe('a review', () => {
  test('of a paper by the form of the specification ends with scores, remarks on the paper’s own words and facts', async () => {
    const token = await app.newTeacher();
    const { sessionId } = await app.call(acadioraApi.analyze, { token, form: formOf(paper) });
    const session = await reviewed(app, token, sessionId);
    expect(session).toMatchObject({ status: 'completed', errorMessage: null, sessionName: 'Artikel', progress: null });
    expect(session.documents).toMatchObject([{ name: 'kertas.pdf', pages: 6, error: null }]);
    const { evaluation } = session;
    // Rules judge what can be counted: too little for a grade.
    expect(evaluation?.overall).toMatchObject({ grade: '-', gradeInterpretation: 'Belum dapat digredkan' });
    expect(evaluation?.engineNotice).toContain('Mod tempatan');
    expect(evaluation?.facts.pageCount).toBe(6);
    const remarks = Object.values(evaluation?.evaluation ?? {}).flatMap((entry) => [
      ...entry.strengths,
      ...entry.weaknesses,
      ...entry.improvements,
    ]);
    expect(remarks.length).toBeGreaterThan(0);
    const printed = comparable(paperDocument(6).blocks.map(blockText).join(' '));
    const present = remarks.filter(({ isAbsence }) => !isAbsence).map(({ evidence }) => evidence?.quote ?? '');
    expect(present.filter((quote) => quote === '' || !printed.includes(comparable(quote)))).toEqual([]);
    expect(session.result).toMatchObject({ grade: evaluation?.overall.grade, round: 1 });
  });

  test('of a spreadsheet under the name of a paper is refused with its reason', async () => {
    const token = await app.newTeacher();
    const session = await reviewed(app, token, await review(app, token, xlsxOf(course, 'kertas.docx')));
    expect([session.status, session.evaluation, session.documents[0]?.status]).toEqual(['failed', null, 'failed']);
    expect(session.errorMessage).toMatch(
      /^kertas\.docx: Jenis dokumen ini tidak disokong; simpan sebagai PDF atau DOC atau DOCX /,
    );
  });
});
