import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Block, partsIn } from '../../../shared/word/blocks.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { jsuMap } from '../../../shared/valentra/board.ts';
import { complianceLabel, type LevelState } from '../../../shared/valentra/counting/compliance.ts';
import { hotsThreshold } from '../../../shared/valentra/counting/levels.ts';
import { asksOf } from '../../../shared/valentra/counting/sections.ts';
import { isLookedAt } from '../../../shared/valentra/items/look.ts';
import {
  questionTitle,
  raisedLabel,
  sectionsOf,
  unaskedLines,
  weightageLabel,
} from '../../../shared/valentra/labels.ts';
import {
  cognitiveLevels,
  type Exam,
  type ExamQuestion,
  type Jsu,
  type JsuQuestion,
  type Session,
} from '../../../shared/valentra/schemas.ts';
import { examFacts } from '../../../shared/valentra/word/examAnswers.ts';
import { jsuHead } from '../../../shared/valentra/word/jsu.ts';
import { isOpen, levelStateOf } from '../../../shared/valentra/vetting/vetting.ts';
import { courseFacts, originBlocks } from '../../../shared/valentra/word/parts.ts';
import { examQuestionBlocks, jsuQuestionBlocks } from '../../../shared/valentra/word/questions.ts';
import { colours } from '../../app/theme.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { RichLine } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { DocumentPlace, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { RegenerateRow } from '../../ui/edit/EditablePart.tsx';
import { Fold, H4, Small, Strong } from '../../ui/elements.tsx';
import { HeatMap } from '../../ui/pictures.tsx';
import { reveal } from '../../ui/Tabs.tsx';
import { Ring } from '../../ui/Tiles.tsx';
import { type Items, ItemTable } from './ItemTable.tsx';

/** Of short values: six or seven in a row of a page. */
const narrowFacts = 'repeat(auto-fill, minmax(130px, 1fr))';

/** What is stated of a paper, folded, and below it what is to be known of it. */
export const Particulars = ({
  title = 'Maklumat kertas',
  blocks: [facts, ...notices],
}: {
  title?: string;
  blocks: readonly Block[];
}) => (
  <>
    <Blocks blocks={notices} />
    {facts && (
      <Fold title={title}>
        <Box sx={{ '& dl': { gridTemplateColumns: { lg: narrowFacts } } }}>
          <Blocks blocks={[facts]} />
        </Box>
      </Fold>
    )}
  </>
);

interface Shown<Question> {
  label: string;
  /** Of the document, whose places their pointers name. */
  all: readonly Question[];
  some?: readonly Question[];
  items: Items;
  /** By columns, where there is room. */
  blocksOf: (question: Question, at: string) => Block[][];
  /** What stands below the parts that are edited. */
  more?: (question: Question) => ReactNode;
}

/** On a wide screen what is asked, what is known of it and the second look stand side by side; a table has the whole width. */
const columnsSx = {
  '@media screen and (min-width: 1200px)': {
    columns: 2,
    columnGap: 3,
    // The boxes of the columns are no boxes themselves (`askedSx`).
    '& > *, & > * > *, & dl > *': { breakInside: 'avoid' },
    '& > [data-stop]:has(fieldset)': { columnSpan: 'all' },
    '&:has(table)': { columns: 'auto' },
    '& dl': { my: 1, gap: 1, gridTemplateColumns: narrowFacts },
    '& h4': { mt: 0.5, breakAfter: 'avoid' },
    '& [data-fold]': { mt: 0, border: 0, '& > *': { p: 0 } },
  },
} as const;

/** Options stand one below the other on a phone. */
const askedSx = {
  display: 'contents',
  '@media screen and (max-width: 599px)': { '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;

/** Questions by the sections of their paper, as tables, each question with its editor. */
const Questions = <Q extends JsuQuestion | ExamQuestion>({ label, all, some = all, ...table }: Shown<Q>) =>
  sectionsOf(all).map(({ name, title, rule, rows, kind }) => {
    const shown = rows.filter((row) => some.includes(row));
    return (
      shown.length > 0 && (
        // Its title has its marks, which are edited below it.
        <section key={name}>
          {title !== '' && <H4 sx={{ mt: 2, mb: 0.5 }}>{title}</H4>}
          {kind !== null && <Small>{rule}</Small>}
          <QuestionTable {...table} label={title || label} all={all} some={shown} />
        </section>
      )
    );
  });

const QuestionTable = <Q extends JsuQuestion | ExamQuestion>({
  all,
  some = all,
  blocksOf,
  more,
  ...table
}: Shown<Q>) => (
  <ItemTable
    {...table}
    rows={some.map((question) => {
      const at = `/questions/${all.indexOf(question)}`;
      const name = questionTitle(question.number);
      const columns = blocksOf(question, at);
      const body = (
        <Box sx={columns.length > 1 ? columnsSx : {}}>
          {columns.map((blocks, n) => (
            <Box key={n} sx={n === 0 && columns.length > 1 ? askedSx : { display: 'contents' }}>
              <Blocks blocks={blocks} label={name} />
            </Box>
          ))}
          {more?.(question)}
          <RegenerateRow at={at} parts={partsIn(columns.flat())} />
        </Box>
      );
      return {
        at,
        name,
        about: { ...question, topic: topicsOf(question) },
        findings: table.items.findingsAt(at),
        body,
      };
    })}
  />
);

/** Of a question whose parts follow several rows all. */
const topicsOf = (question: JsuQuestion | ExamQuestion): string =>
  [...new Set(asksOf(question).map(({ topic }) => topic))].join('; ');

const cellsOf = (values: readonly number[], largest: number) =>
  values.map((value) => (value === 0 ? null : { text: String(Math.round(value)), share: value / largest, remark: '' }));

/** Topics by levels, coloured by their marks, beside the share of HOTS; a cell opens its rows below (spec 2 §2, JSU preview). */
export function JsuPicture({ jsu, levels, items }: { jsu: Jsu; levels: LevelState; items: Items }) {
  const { summary, questions, topics, raised } = jsu;
  const { rows, largest, totals } = jsuMap(jsu);
  const isMet = summary.kbatCompliance === 'YES';
  const isMissed = !isMet && levels !== 'lots';
  /** Of a cell that was pressed; null: all. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const show = (places: readonly string[] = []) => {
    flushSync(() => setChosen(places));
    reveal(table.current, 'center');
    for (const row of table.current?.querySelectorAll<HTMLDetailsElement>('details[data-item]') ?? []) row.open = true;
  };
  const shares = [
    ['HOTS', summary.hotsPercentage, summary.hots, summary.hotsMarks],
    ['LOTS', summary.lotsPercentage, summary.lots, summary.lotsMarks],
  ] as const;
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '250px minmax(0, 640px)' } }}
      >
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'center', alignContent: 'start', fontSize: 'small' }}>
          <Ring
            size={128}
            value={summary.hotsPercentage}
            goal={hotsThreshold}
            colour={isMissed ? colours.redBar : colours.okBar}
          >
            <Strong sx={{ typography: 'h2' }}>{weightageLabel(summary.hotsPercentage)}</Strong>
          </Ring>
          {shares.map(([order, share, count, marks]) => (
            <p key={order}>
              <strong>{`${order} ${weightageLabel(share)}`}</strong>, {count} soalan, {marks} markah
            </p>
          ))}
          <Strong sx={{ color: isMet && levels === 'held' ? colours.ok : colours.warn }}>
            {complianceLabel(summary, levels)}
          </Strong>{' '}
          <Badge tone={isMissed ? 'red' : 'green'}>{`KBAT (HOTS): ${weightageLabel(summary.hotsPercentage)}`}</Badge>
        </Box>
        <HeatMap
          label="Taburan Item mengikut Topik dan Aras Kognitif"
          heads={cognitiveLevels}
          groups={[
            {
              title: 'Topik, markah',
              scale: 'hours',
              rows: rows.map(({ title, percentage, values, places }) => ({
                name: title,
                note: weightageLabel(percentage),
                cells: cellsOf(values, largest),
                onOpen: (column) => show(places[column]),
              })),
            },
            {
              title: `Jumlah: ${summary.totalQuestions} item, ${summary.totalMarks} markah`,
              scale: 'weight',
              rows: totals.map(({ name, values, largest: most }) => ({
                name,
                note: '',
                cells: cellsOf(values, most),
                onOpen: undefined,
              })),
            },
          ]}
        />
      </Box>
      {raised.length > 0 && <Small>{`${raisedLabel}: ${raised.join(', ')}`}</Small>}
      {unaskedLines(jsu).map((line) => (
        <Small key={line}>{line}</Small>
      ))}
      <Particulars blocks={jsuHead(jsu)} />
      <Fold
        title={`Jadual Item (${questions.length})`}
        isOpen={questions.some((_, n) => items.findingsAt(`/questions/${n}`).some(isOpen))}
      >
        <div ref={table}>
          <Questions
            label="Jadual Item"
            all={questions}
            some={questions.filter((_, n) => chosen?.includes(`/questions/${n}`) ?? true)}
            items={items}
            blocksOf={(question, at) => jsuQuestionBlocks(question, at, topics)}
          />
          {chosen !== null && (
            <Button size="small" onClick={() => setChosen(null)}>
              Papar semua item
            </Button>
          )}
        </div>
      </Fold>
    </>
  );
}

/** Quotes are whole passages: their place shows the rest. */
const shortened = (text: string): string => (text.length > 240 ? `${text.slice(0, 239)}…` : text);

/** What the second look says of an item, folded where it has found nothing, and the places that its answer rests on; none: a model's general knowledge. */
function SecondLook({ question, documents }: { question: ExamQuestion; documents: readonly string[] }) {
  const { look, flags, number, sources } = question;
  const address = use(DocumentSource);
  const isDone = look !== null && isLookedAt(question);
  const isClean = isDone && flags.length === 0;
  return (
    <Fold
      title="Semakan kedua"
      heading="h4"
      isOpen={!isClean}
      glance={
        <>
          {!isDone && <Badge tone="yellow">Belum disemak</Badge>}
          {isClean && <Badge tone="green">tiada masalah ditemui</Badge>}
          {isDone && look.answer !== null && <RichLine text={`jawapannya: ${look.answer}`} />}
        </>
      }
    >
      <RichLine text={look?.reason ?? 'Lihat dapatan di atas.'} />
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
    </Fold>
  );
}

/** Spec 2 §2: the questions with options or parts and their scheme, by the sections of the paper. */
export const ExamItems = ({ exam, session, items }: { exam: Exam; session: Session; items: Items }) => (
  <DocumentSource value={{ declared: valentraApi.getDocument, sessionId: session.id, n: 0 }}>
    <Particulars
      blocks={[courseFacts(exam.courseInfo, examFacts(exam, levelStateOf(session))), ...originBlocks(exam)]}
    />
    <Questions
      label="Soalan"
      all={exam.questions}
      items={items}
      blocksOf={examQuestionBlocks}
      more={(question) => <SecondLook question={question} documents={session.documents.map(({ name }) => name)} />}
    />
  </DocumentSource>
);
