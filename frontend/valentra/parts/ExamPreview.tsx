import Box from '@mui/material/Box';
import { use, useState } from 'react';
import { type Block, factTable, part } from '../../../shared/word/blocks.ts';
import { listing, writtenPart } from '../../../shared/word/written.ts';
import { parseInline } from '../../../shared/richText/parse.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { Small, Fact, H3, Subheading } from '../../ui/elements.tsx';
import { isLookedAt } from '../../../shared/valentra/items/flags.ts';
import {
  levelOrderLabel,
  orEmpty,
  questionTitle,
  sectionsOf,
  fieldLabels as labels,
} from '../../../shared/valentra/labels.ts';
import { type ExamQuestion, optionKeys, type Session } from '../../../shared/valentra/schemas.ts';
import { essayBlocks, examFacts, partBlocks } from '../../../shared/valentra/word/examAnswers.ts';
import { levelChoices } from '../../../shared/valentra/word/jsu.ts';
import { areLevelsHeld } from '../../../shared/valentra/vetting/vetting.ts';
import { courseFacts, originBlocks, pairTable } from '../../../shared/valentra/word/parts.ts';
import { colours } from '../../app/theme.ts';
import { RichLine } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { DocumentPlace, DocumentSource } from '../../ui/document/DocumentPlace.tsx';
import { RegenerateRow } from '../../ui/edit/EditablePart.tsx';
import { FoldedBlocks, Preview } from './Preview.tsx';
import Button from '@mui/material/Button';
import { valentraApi } from '../../../shared/valentra/api.ts';

const keyChoices = optionKeys.map((key) => ({ value: key, label: key }));

type Of<K extends ExamQuestion['kind']> = Extract<ExamQuestion, { kind: K }>;
interface ItemProps {
  question: ExamQuestion;
  at: string;
  showsScheme: boolean;
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
  const { clo, topic, subtopic, cognitiveLevel, marks, stem } = question;
  return [
    pairTable([
      [
        labels.cognitiveLevel,
        [part(`${at}/cognitiveLevel`, levelOrderLabel(cognitiveLevel), { choices: levelChoices })],
      ],
      [labels.marks, [part(`${at}/marks`, String(marks))]],
      [`${labels.clo}, ${labels.topic}`, orEmpty([clo, topic].filter((one) => one.trim() !== '').join(' · '))],
      [labels.subtopic, [part(`${at}/subtopic`, parseInline(subtopic))]],
    ]),
    writtenPart(`${at}/stem`, stem),
  ];
}

const optionBlocks = (
  { options, answer, explanation }: Of<'aneka-pilihan'>,
  at: string,
  showsScheme: boolean,
): Block[] => [
  ...listing(
    options,
    [
      [8, 'Pilihan', ({ key }) => (showsScheme && key === answer ? `${key} ✓` : key)],
      [92, 'text', labels.options],
    ],
    { at: `${at}/options` },
  ),
  ...(showsScheme
    ? [
        factTable([
          ['Kunci Jawapan', [part(`${at}/answer`, answer, { choices: keyChoices })]],
          [labels.explanation, [writtenPart(`${at}/explanation`, explanation)]],
        ]),
      ]
    : []),
];

function bodyBlocks(question: ExamQuestion, at: string, showsScheme: boolean): Block[] {
  if (question.kind === 'struktur') return partBlocks(question, at, showsScheme);
  if (question.kind === 'aneka-pilihan') return optionBlocks(question, at, showsScheme);
  return showsScheme ? essayBlocks(question, at) : [];
}

/** One question of the exam. `at`: its JSON pointer. */
function ExamItem({ question, at, showsScheme, documents }: ItemProps) {
  const { number } = question;
  return (
    <Box component="li" sx={{ py: 2, borderTop: `1px solid ${colours.line}`, breakInside: 'avoid' }}>
      <H3>{questionTitle(number)}</H3>
      <Blocks
        blocks={[...headBlocks(question, at), ...bodyBlocks(question, at, showsScheme)]}
        label={questionTitle(number)}
      />
      {showsScheme ? (
        <dl>
          <Fact label="Semakan kedua">
            <SecondLook question={question} />
          </Fact>
        </dl>
      ) : (
        !isLookedAt(question) && <SecondLook question={question} />
      )}
      <Sources question={question} documents={documents} />
      <RegenerateRow at={at} />
    </Box>
  );
}

/** Spec 2 §2: the questions with options or parts; the marking scheme is folded. */
export function ExamPreview({ session }: { session: Session }) {
  const [showsScheme, setShowsScheme] = useState(false);
  return (
    <Preview session={session} stage="exam" items={({ questions }) => questions}>
      {(exam) => (
        <>
          <FoldedBlocks
            blocks={[courseFacts(exam.courseInfo, examFacts(exam, areLevelsHeld(session))), ...originBlocks(exam)]}
            level={1}
          />
          <Button
            variant="outlined"
            className="no-print"
            sx={{ mt: 2 }}
            aria-pressed={showsScheme}
            onClick={() => setShowsScheme(!showsScheme)}
          >
            {showsScheme ? 'Sembunyikan skema jawapan' : 'Papar skema jawapan'}
          </Button>
          <DocumentSource value={{ declared: valentraApi.getDocument, sessionId: session.id, n: 0 }}>
            {sectionsOf(exam.questions).map((section) => (
              <section key={section.title}>
                {section.title !== '' && <Subheading>{section.title}</Subheading>}
                <Box component="ol" sx={{ listStyle: 'none', p: 0 }}>
                  {section.questions.map((question) => (
                    <ExamItem
                      key={question.number}
                      question={question}
                      at={`/questions/${exam.questions.indexOf(question)}`}
                      showsScheme={showsScheme}
                      documents={session.documents.map(({ name }) => name)}
                    />
                  ))}
                </Box>
              </section>
            ))}
          </DocumentSource>
        </>
      )}
    </Preview>
  );
}
