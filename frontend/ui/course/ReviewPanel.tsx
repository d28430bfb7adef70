import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { H4, noTouch, Row, Small, Soft, P, H2, H3 } from '../elements.tsx';
import { type ReviewGroup, type ReviewItem, toReview } from '../../../shared/course/review.ts';
import { type CourseField, fieldAt } from '../../../shared/course/fields.ts';
import { isPlausibleOffer } from '../../../shared/course/offered.ts';
import { factStateLabels } from '../../../shared/fact/labels.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { reviewText as text } from '../../text/review.ts';
import { sessionText } from '../../text/session.ts';
import { NamedButton } from '../ReasonButton.tsx';
import { PlaceMark } from '../document/DocumentPlace.tsx';
import { AddRows, useRowForm } from './RowForm.tsx';
import { type CourseAddress, type Reviewing, useCourseChanges } from './useCourseChanges.ts';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import type { Course } from '../../../shared/course/course.ts';
import type { CourseChange } from '../../../shared/course/changeSchema.ts';
import { courseTitle, doubtsOf, totalWeight } from '../../../shared/course/rules.ts';
import type { Ref } from '../../../shared/document/document.ts';
import { commonText } from '../../text/ms.ts';
import { DocumentPane } from '../document/DocumentView.tsx';
import { unsavedForm } from '../edit/unsaved.ts';
import { leaveText } from '../frame/useLeaveWarning.ts';
import { leaveQuestion } from '../edit/InlineForm.tsx';
import { confirmed } from '../Modal.tsx';
import { AllFacts } from './AllFacts.tsx';

const unconfirmedIn = (items: readonly ReviewItem[]): string[] =>
  items.flatMap(({ key, value }) => (value === '' ? [] : [key]));

/** What the document offers in place of a value, if it can be one; single items of a list are not replaced by it. */
function offerOf({ key, fact }: ReviewItem): string {
  const { offered = '' } = fact ?? {};
  const field = fieldAt(key)?.field;
  return field !== undefined && isPlausibleOffer(field, offered) ? offered : '';
}

/** Characters of an offer that is read at a glance. */
const shortOffer = 60;

/** What waits of a course or a row: each value with why, what the document says, and the ways to settle it. */
function ReviewItems({ group, reviewing }: { group: ReviewGroup; reviewing: Reviewing }) {
  const { title, items, list, row } = group;
  const { settle } = reviewing;
  const keys = unconfirmedIn(items);
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        p: 1.5,
        mb: 1.5,
        border: `1px solid ${colours.line}`,
        borderLeft: `4px solid ${colours.gold}`,
        borderRadius: 1,
      }}
    >
      <Row sx={{ alignItems: 'center' }}>
        <H4 sx={{ flex: 1, minWidth: 160 }}>{title}</H4>
        {keys.length > 1 && (
          <Button size="small" onClick={() => settle({ do: 'accept', keys }, text.accepted(keys.length))}>
            Terima semua di sini
          </Button>
        )}
        {list !== 'course' && row !== '' && (
          <NamedButton
            text={text.remove}
            of={title}
            color="error"
            onClick={() => settle({ do: 'remove', list, row }, text.removed(title))}
          />
        )}
      </Row>
      {items.map((item) => (
        <Item key={item.key} item={item} group={group} reviewing={reviewing} />
      ))}
    </Box>
  );
}

/** The value, why it waits, and what the document says. */
function Claim({
  item: { label, value, fact },
  title,
  children,
}: {
  item: ReviewItem;
  title: string;
  children: ReactNode;
}) {
  const quote = fact === undefined ? '' : placedQuote(fact);
  return (
    <>
      {label !== title && (
        <Small as="div" sx={{ fontWeight: 600 }}>
          {label}
        </Small>
      )}
      <Box sx={{ whiteSpace: 'pre-line' }}>
        {value || <em>{factStateLabels[fact?.state === 'unreadable' ? 'unreadable' : 'notFound']}</em>} {children}
      </Box>
      {fact?.note && <Box sx={{ fontSize: 'small', color: colours.gold }}>{fact.note}</Box>}
      {quote !== '' && (
        <Box
          component="blockquote"
          sx={{ m: 0, mt: 0.5, pl: 1, fontSize: 'small', borderLeft: `3px solid ${colours.gold}` }}
        >
          {quote}
        </Box>
      )}
    </>
  );
}

/** The place of an item of one of the course's own lists, 'references.2'; -1 of anything else. */
const placeInList = ({ key, field }: ReviewItem, list: ReviewGroup['list']): number =>
  list === 'course' && field?.kind === 'lines' ? Number(key.split('.')[1] ?? -1) : -1;

function Item({ item, group, reviewing }: { item: ReviewItem; group: ReviewGroup; reviewing: Reviewing }) {
  const { key, field, value, fact } = item;
  const { settle, show } = reviewing;
  const { list, row, title } = group;
  const name = row === '' ? item.label : `${title}, ${item.label}`;
  const fields = field === null ? [] : [field];
  const { open, stored, form } = useRowForm({ list, row, title: name, fields, reviewing });
  const isAbsent = value === '';
  const offered = offerOf(item);
  const place = placeInList(item, list);
  const leaveOut = ({ key: of }: CourseField) => {
    const before = stored[of] as string[];
    const values = { [of]: before.filter((_, i) => i !== place) };
    settle({ do: 'set', list: 'course', row: '', values, was: { [of]: before } }, text.removed(name));
  };
  if (form !== null) return form;
  return (
    <Box data-stop sx={{ mt: 1, pt: 1, borderTop: `1px solid ${colours.line}` }}>
      <Claim item={item} title={title}>
        {fact !== undefined && fact.at.length > 0 && <PlaceMark of={name} onClick={() => show(fact.at)} />}
      </Claim>
      <Row sx={{ gap: 0.75, mt: 0.75 }}>
        {field === null && list !== 'course' && <AddRows list={list} reviewing={reviewing} />}
        {offered !== '' && (
          <NamedButton
            text={`Guna “${offered}”`}
            of={name}
            variant="outlined"
            onClick={() => settle({ do: 'useDocument', keys: [key] }, text.saved(name))}
          />
        )}
        {/* Nothing can be made from a course without outcomes or topics. */}
        {(field !== null || list === 'assessments') && (
          <NamedButton
            {...(isAbsent ? { text: 'Memang tiada', variant: 'text' } : { text: 'Terima', variant: 'outlined' })}
            of={name}
            onClick={() => settle({ do: 'accept', keys: [key] }, text.accepted(1))}
          />
        )}
        {field !== null && (
          <>
            <NamedButton
              data-opens
              text={isAbsent ? 'Isi' : text.correct}
              of={name}
              variant="outlined"
              onClick={open}
            />
            {place >= 0 && <NamedButton text={text.remove} of={name} color="error" onClick={() => leaveOut(field)} />}
          </>
        )}
      </Row>
    </Box>
  );
}

/** What waits, one group a row, with one button that accepts everything the model claimed. */
function Waiting({ reviewing }: { reviewing: Reviewing }) {
  const groups = toReview(reviewing.course);
  const items = groups.flatMap((group) => group.items);
  const keys = unconfirmedIn(items);
  const offered = items.flatMap((item) => (offerOf(item) === '' ? [] : [item.key]));
  // What nobody can check at a glance is not what the page proposes.
  const isSafe = items.every(
    (item) => offerOf(item) === (item.fact?.offered ?? '') && offerOf(item).length <= shortOffer,
  );
  const doubts = doubtsOf(reviewing.course);
  return (
    <Box>
      <P role="status" sx={{ fontWeight: 600, my: 1 }}>
        {items.length + doubts.length > 0
          ? text.waiting(items.length + doubts.length)
          : `${text.none}; ubah mana-mana baris di bawah.`}
      </P>
      {doubts.map(({ list, message }) => (
        <P key={list} sx={{ px: 1, py: 0.5, mb: 1, borderRadius: 1, bgcolor: colours.goldPale }}>
          {message}
        </P>
      ))}
      <Row sx={{ gap: 0.75, mb: 1.5 }}>
        {offered.length > 1 && (
          <Button
            variant={isSafe ? 'contained' : 'outlined'}
            onClick={() => reviewing.settle({ do: 'useDocument', keys: offered }, '')}
          >
            Guna semua nilai dokumen ({offered.length})
          </Button>
        )}
        {keys.length > 1 && (
          <Button
            variant={offered.length > 1 && isSafe ? 'outlined' : 'contained'}
            onClick={() => reviewing.settle({ do: 'accept', keys }, text.accepted(keys.length))}
          >
            Terima semua {keys.length} nilai yang belum disahkan
          </Button>
        )}
      </Row>
      {groups.map((group) => (
        <ReviewItems key={`${group.list} ${group.row}`} group={group} reviewing={reviewing} />
      ))}
    </Box>
  );
}

/** Of several values that are replaced: one that does not fit its field stays as it was. */
const usedIn = ({ facts }: Course, changed?: CourseChange): string | null =>
  changed?.do === 'useDocument' && changed.keys.length > 1
    ? text.usedDocument(changed.keys.filter((key) => facts[key]?.state === 'lecturer').length, changed.keys.length)
    : null;

/** What the last change did, and the button that takes it back. */
function Said({ changes: { course, said, undo, isSaving } }: { changes: ReturnType<typeof useCourseChanges> }) {
  const changed = said?.of;
  const isWeighed = changed !== undefined && 'list' in changed && changed.list === 'assessments';
  const total = isWeighed ? totalWeight(course.assessments) : null;
  return (
    <Row sx={{ minHeight: 32, alignItems: 'center', fontSize: 'small' }}>
      {said === null && (
        <Soft sx={{ display: { xs: 'none', md: 'block' }, ...noTouch }}>
          Dalam borang, Ctrl+Enter menyimpan dan Escape membatalkan.
        </Soft>
      )}
      <Box role="status">
        {said?.isError === false && (usedIn(course, said.of) ?? said.message)}{' '}
        {total !== null && `Jumlah wajaran: ${total}%.`}
      </Box>
      <Box role="alert" sx={{ color: 'error.main' }}>
        {said?.isError === true && said.message}
      </Box>
      {undo !== null && !isSaving && (
        <Button size="small" variant="outlined" onClick={undo}>
          Buat asal
        </Button>
      )}
    </Row>
  );
}

const pane = {
  overflowY: 'auto',
  minHeight: 0,
  px: { xs: 2, md: 3 },
  // An element, since buttons that stay at the foot would stop above a padding.
  '&::after': { content: '""', display: 'block', height: 32 },
} as const;

/** On a phone one of the two panes shows. */
const paneIf = (isOn: boolean) => ({ ...pane, display: { xs: isOn ? 'block' : 'none', md: 'block' } });

/** Semak Fakta (design law 9): what waits, then every fact, beside the document; on a phone the document takes their place when asked for. */
export function ReviewPanel(props: { course: Course; changing: CourseAddress; onClose: () => void }) {
  const { changing, onClose } = props;
  const changes = useCourseChanges(props.course, changing);
  const close = async () => {
    const question = { text: leaveQuestion, confirm: leaveText };
    if (unsavedForm() === null || (await confirmed(question))) onClose();
  };
  const [marked, setMarked] = useState<readonly Ref[]>([]);
  const [isReading, setReading] = useState(false);
  const heading = useId();
  const { course } = changes;
  const show = (at: readonly Ref[]) => {
    setMarked(at);
    setReading(true);
  };
  const reviewing = { ...changes, show };

  return (
    <Dialog open fullScreen aria-labelledby={heading} transitionDuration={0} onClose={() => void close()}>
      <Box sx={{ px: { xs: 2, md: 3 }, pt: 1.5, borderBottom: `1px solid ${colours.line}` }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <H2 id={heading} sx={{ flex: 1 }}>
            Semak Fakta: {courseTitle(course, course.sourceDocument)}
          </H2>
          <Button variant="outlined" onClick={() => void close()} autoFocus>
            {commonText.close}
          </Button>
        </Box>
        <Said changes={changes} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'grid', gridTemplateColumns: { md: 'minmax(380px, 1fr) 1fr' } }}>
        <Box sx={paneIf(!isReading)}>
          <H3 sx={{ mt: 2 }}>Perlu disemak</H3>
          <Waiting reviewing={reviewing} />
          <H3 sx={{ mt: 3 }}>Semua fakta</H3>
          <AllFacts reviewing={reviewing} />
          <Button sx={{ mt: 2, display: { md: 'none' } }} variant="outlined" onClick={() => setReading(true)}>
            {sessionText.documentText}
          </Button>
        </Box>
        <Box
          role="region"
          aria-label={sessionText.documentText}
          tabIndex={0}
          sx={{ ...paneIf(isReading), borderLeft: { md: `1px solid ${colours.line}` } }}
        >
          <Box sx={{ position: 'sticky', top: 0, py: 1, bgcolor: 'background.paper', display: { md: 'none' } }}>
            <Button variant="contained" onClick={() => setReading(false)}>
              Kembali ke fakta
            </Button>
          </Box>
          <DocumentPane address={changing} marked={marked} />
        </Box>
      </Box>
    </Dialog>
  );
}
