import Box from '@mui/material/Box';
import { use } from 'react';
import { type Block, factTable, part } from '../../../shared/word/blocks.ts';
import { listing, writtenPart } from '../../../shared/word/written.ts';
import { parseInline } from '../../../shared/richText/parse.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { hotsThreshold } from '../../../shared/valentra/counting/levels.ts';
import { isLookedAt } from '../../../shared/valentra/items/flags.ts';
import {
  complianceLabel,
  levelOrderLabel,
  orEmpty,
  questionTitle,
  raisedLabel,
  sectionsOf,
  tsltLabel,
  weightageLabel,
  fieldLabels as labels,
} from '../../../shared/valentra/labels.ts';
import {
  cognitiveLevels,
  type Exam,
  type ExamQuestion,
  type Jsu,
  type JsuQuestion,
  optionKeys,
  type Session,
} from '../../../shared/valentra/schemas.ts';
import { essayBlocks, examFacts, partBlocks } from '../../../shared/valentra/word/examAnswers.ts';
import { jsuHead, levelChoices } from '../../../shared/valentra/word/jsu.ts';
import { areLevelsHeld, isOpen } from '../../../shared/valentra/vetting/vetting.ts';
import { courseFacts, originBlocks, pairTable } from '../../../shared/valentra/word/parts.ts';
import { colours } from '../../app/theme.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { RichLine } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { DocumentPlace, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { RegenerateRow } from '../../ui/edit/EditablePart.tsx';
import { Fact, Fold, H4, Small, Strong } from '../../ui/elements.tsx';
import { Gauge, HeatMap } from '../../ui/pictures.tsx';
import { type Items, ItemTable } from './ItemTable.tsx';

/** What is stated of a paper, folded, and below it what is to be known of it. */
const Particulars = ({ blocks: [facts, ...notices] }: { blocks: readonly Block[] }) => (
  <>
    <Blocks blocks={notices} />
    {facts && (
      <Fold title="Maklumat kertas">
        <Blocks blocks={[facts]} />
      </Fold>
    )}
  </>
);

const levelPart = (at: string, { cognitiveLevel }: Pick<JsuQuestion, 'cognitiveLevel'>) =>
  part(`${at}/cognitiveLevel`, levelOrderLabel(cognitiveLevel), { choices: levelChoices });

/** Topics by levels, coloured by their marks, beside the share of HOTS; a cell opens its rows below (spec 2 §2, JSU preview). */
export function JsuPicture({ jsu, isHeld, items }: { jsu: Jsu; isHeld: boolean; items: Items }) {
  const { summary, questions, topics, raised } = jsu;
  const { hotsPercentage, lotsPercentage, distribution } = summary;
  const atOf = (question: JsuQuestion) => `/questions/${questions.indexOf(question)}`;
  const inCell = (title: string, column: number) =>
    questions.filter(({ topic, cognitiveLevel }) => topic === title && cognitiveLevel === cognitiveLevels[column]);
  const cells = topics.map(({ title }) =>
    cognitiveLevels.map((_, column) => inCell(title, column).reduce((sum, { marks }) => sum + marks, 0)),
  );
  const rowOf = (name: string, note: string, values: readonly number[], largest: number) => ({
    name,
    note,
    cells: values.map((value) =>
      value === 0 ? null : { text: String(Math.round(value)), share: value / largest, remark: '' },
    ),
    onOpen: undefined,
  });
  const show = (title: string, column: number) => {
    const ats = inCell(title, column).map(atOf);
    items.setOpen(ats);
    const row = document.querySelector<HTMLElement>(`[data-jsu] [data-item="${ats[0]}"]`);
    const fold = row?.closest('details');
    if (fold) fold.open = true;
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  };
  const largest = Math.max(...cells.flat(), 1);
  const totals = cognitiveLevels.map((level) => distribution[level]);
  return (
    <div data-jsu>
      <Box
        sx={{
          mt: 1.5,
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '250px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ textAlign: 'center', fontSize: 'small' }}>
          <Gauge value={hotsPercentage} goal={hotsThreshold} text={weightageLabel(hotsPercentage)} />
          <p>
            <strong>HOTS {weightageLabel(hotsPercentage)}</strong>, {summary.hots} soalan, {summary.hotsMarks} markah
          </p>
          <p>
            <strong>LOTS {weightageLabel(lotsPercentage)}</strong>, {summary.lots} soalan, {summary.lotsMarks} markah
          </p>
          <Strong sx={{ color: summary.kbatCompliance === 'YES' && isHeld ? colours.ok : colours.warn }}>
            {complianceLabel(summary, isHeld)}
          </Strong>{' '}
          <Badge tone={summary.kbatCompliance === 'YES' ? 'green' : 'red'}>
            KBAT: {weightageLabel(hotsPercentage)}
          </Badge>
        </Box>
        <HeatMap
          label="Taburan Item mengikut Topik dan Aras Kognitif"
          heads={cognitiveLevels}
          groups={[
            {
              title: 'Topik, markah',
              scale: 'hours',
              rows: topics.map(({ title, percentage }, row) => ({
                ...rowOf(title, weightageLabel(percentage), cells[row] ?? [], largest),
                onOpen: (column) => show(title, column),
              })),
            },
            {
              title: `Jumlah: ${summary.totalQuestions} item, ${summary.totalMarks} markah`,
              scale: 'weight',
              rows: [
                rowOf(
                  'Item',
                  '',
                  totals.map(({ count }) => count),
                  summary.totalQuestions,
                ),
                rowOf(
                  'Markah',
                  '',
                  totals.map(({ marks }) => marks),
                  summary.totalMarks,
                ),
                rowOf(
                  '% markah',
                  '',
                  totals.map(({ percentage }) => percentage),
                  100,
                ),
              ],
            },
          ]}
        />
      </Box>
      {raised.length > 0 && <Small>{`${raisedLabel}: ${raised.join(', ')}`}</Small>}
      <Particulars blocks={jsuHead(jsu)} />
      <Fold
        title={`Jadual Item (${questions.length})`}
        isOpen={questions.some((one) => items.findingsAt(atOf(one)).some(isOpen))}
      >
        <ItemTable
          label="Jadual Item"
          items={items}
          rows={questions.map((question) => {
            const at = atOf(question);
            return {
              at,
              name: questionTitle(question.number),
              about: question,
              findings: items.findingsAt(at),
              body: <JsuItem question={question} at={at} topics={topics} />,
            };
          })}
        />
      </Fold>
    </div>
  );
}

const JsuItem = ({ question, at, topics }: { question: JsuQuestion; at: string } & Pick<Jsu, 'topics'>) => (
  <>
    <Blocks
      label={questionTitle(question.number)}
      blocks={[
        pairTable([
          [
            labels.topic,
            [
              part(`${at}/topic`, orEmpty(question.topic), {
                choices: topics.map(({ title }) => ({ value: title, label: title })),
              }),
            ],
          ],
          [labels.subtopic, [part(`${at}/subtopic`, parseInline(question.subtopic))]],
          [labels.cognitiveLevel, [levelPart(at, question)]],
          [labels.cognitiveDescription, [writtenPart(`${at}/cognitiveDescription`, question.cognitiveDescription)]],
          [labels.marks, [part(`${at}/marks`, String(question.marks))]],
          [labels.percentage, weightageLabel(question.weightage)],
          [labels.clo, orEmpty(question.clo)],
          [labels.tslt, tsltLabel(question.tslt)],
        ]),
      ]}
    />
    <RegenerateRow at={at} />
  </>
);

const keyChoices = optionKeys.map((key) => ({ value: key, label: key }));

interface ItemProps {
  question: ExamQuestion;
  at: string;
  /** The names of the session's documents, by their places. */
  documents: readonly string[];
}

function SecondLook({ question }: Pick<ItemProps, 'question'>) {
  const { look, flags } = question;
  if (look === null || !isLookedAt(question))
    return (
      <>
        <Badge tone="yellow">Belum disemak</Badge> {look?.reason ?? 'Minta semakan kedua di bahagian Semakan.'}
      </>
    );
  return (
    <>
      {look.answer !== null && <RichLine text={look.answer} />}{' '}
      {flags.every(({ code }) => code === 'bloom_mismatch') && <Badge tone="green">tiada masalah ditemui</Badge>}
      <Box sx={{ color: 'text.secondary' }}>
        <RichLine text={look.reason} />
      </Box>
    </>
  );
}

/** Quotes are whole passages: their place shows the rest. */
const shortened = (text: string): string => (text.length > 240 ? `${text.slice(0, 239)}…` : text);

/** The places that the item's answer rests on, each shown in its document; none: it is a model's general knowledge. */
function Sources({ question: { number, sources }, documents }: Pick<ItemProps, 'question' | 'documents'>) {
  const address = use(DocumentSource);
  return (
    <Small as="div" sx={{ mt: 1 }}>
      {sources.length === 0 && 'Daripada pengetahuan am model'}
      {sources.map(({ n, at, quote, place }) => (
        <div key={`${n}:${at}`}>
          {[documents[n] ?? 'Sumber', place].filter((one) => one !== '').join(', ')}: “{shortened(quote)}”{' '}
          <DocumentSource value={address && { ...address, n }}>
            <DocumentPlace at={[at]} label={questionTitle(number)} />
          </DocumentSource>
        </div>
      ))}
    </Small>
  );
}

/** What the question is about and what it asks. Where it has parts or a scheme, their marks are edited instead of its own. */
function headBlocks(question: ExamQuestion, at: string): Block[] {
  const { clo, topic, subtopic, marks, stem } = question;
  return [
    writtenPart(`${at}/stem`, stem),
    pairTable([
      [labels.cognitiveLevel, [levelPart(at, question)]],
      [labels.marks, [part(`${at}/marks`, String(marks))]],
      [`${labels.clo}, ${labels.topic}`, orEmpty([clo, topic].filter((one) => one.trim() !== '').join(' · '))],
      [labels.subtopic, [part(`${at}/subtopic`, parseInline(subtopic))]],
    ]),
  ];
}

/** Options or parts, with the scheme. */
function bodyBlocks(question: ExamQuestion, at: string): Block[] {
  if (question.kind === 'struktur') return partBlocks(question, at);
  if (question.kind === 'esei-pendek') return essayBlocks(question, at);
  const { options, answer, explanation } = question;
  return [
    ...listing(
      options,
      [
        [8, 'Pilihan', ({ key }) => (key === answer ? `${key} ✓` : key)],
        [92, 'text', labels.options],
      ],
      { at: `${at}/options` },
    ),
    factTable([
      ['Kunci Jawapan', [part(`${at}/answer`, answer, { choices: keyChoices })]],
      [labels.explanation, [writtenPart(`${at}/explanation`, explanation)]],
    ]),
  ];
}

const ExamItem = ({ question, at, documents }: ItemProps) => (
  <>
    <Blocks
      blocks={[...headBlocks(question, at), ...bodyBlocks(question, at)]}
      label={questionTitle(question.number)}
    />
    <dl>
      <Fact label="Semakan kedua">
        <SecondLook question={question} />
      </Fact>
    </dl>
    <Sources question={question} documents={documents} />
    <RegenerateRow at={at} />
  </>
);

/** Spec 2 §2: the questions with options or parts and their scheme, by the sections of the paper. */
export const ExamItems = ({ exam, session, items }: { exam: Exam; session: Session; items: Items }) => (
  <DocumentSource value={{ declared: valentraApi.getDocument, sessionId: session.id, n: 0 }}>
    <Particulars
      blocks={[courseFacts(exam.courseInfo, examFacts(exam, areLevelsHeld(session))), ...originBlocks(exam)]}
    />
    {sectionsOf(exam.questions).map(({ title, questions }) => (
      <section key={title}>
        {title !== '' && <H4 sx={{ mt: 2, mb: 0.5 }}>{title}</H4>}
        <ItemTable
          label={title || 'Soalan'}
          items={items}
          rows={questions.map((question) => {
            const at = `/questions/${exam.questions.indexOf(question)}`;
            const documents = session.documents.map(({ name }) => name);
            return {
              at,
              name: questionTitle(question.number),
              about: question,
              findings: items.findingsAt(at),
              body: <ExamItem question={question} at={at} documents={documents} />,
            };
          })}
        />
      </section>
    ))}
  </DocumentSource>
);
