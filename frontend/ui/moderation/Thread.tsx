import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { Badge } from '../Badge.tsx';
import { stateLabel } from './state.tsx';
import { Reply } from '../edit/Reasoned.tsx';
import { PlainList, Row, sectionId, Small } from '../elements.tsx';
import { reveal } from '../Tabs.tsx';
import { isUnanswered } from '../../../shared/moderation/signatures.ts';

/** What was sent and what came of it, round by round, the last one last. */
export const Rounds = ({ sent: { rounds, role } }: { sent: Pick<Sent, 'rounds' | 'role'> }) => (
  <PlainList>
    {rounds.map(({ sentAt, note, outcome, endedAt }, n) => (
      <Small as="li" key={sentAt} sx={{ overflowWrap: 'anywhere' }}>
        {role !== 'salinan' && <strong>Pusingan {n + 1}, </strong>}dihantar {dateTimeLabel(sentAt)}
        {note !== '' && `: “${note}”`}
        {outcome !== null && ` · ${stateLabel({ role, state: outcome })} ${dateTimeLabel(endedAt ?? sentAt)}`}
      </Small>
    ))}
  </PlainList>
);

/** The part that a comment is on, in the nearest section around that has it; else the document. */
function placeOf(from: Element, { at, item }: Sent['comments'][number]): HTMLElement | null {
  const here = `[id="${CSS.escape(sectionId(item))}"], [data-item="${CSS.escape(at)}"], [data-item^="${CSS.escape(at)}/"]`;
  for (let area = from.closest('section, main'); area; area = area.parentElement?.closest('section, main') ?? null) {
    const found = area.querySelector<HTMLElement>(here);
    if (found !== null) return found;
  }
  return document.querySelector('main details');
}

/** The comments of a colleague with the owner's answers, open ones first. `onAnswer`: of the owner; `onRetract`: of the colleague, in this round. */
export function Thread({
  sent: { comments, readerName, rounds },
  isBeside = true,
  onAnswer,
  onRetract,
}: {
  sent: Pick<Sent, 'comments' | 'readerName' | 'rounds'>;
  /** Whether the document is on the page, so that a comment leads to its part. */
  isBeside?: boolean;
  onAnswer?: (comment: string, text: string) => Promise<unknown>;
  onRetract?: (comment: string) => unknown;
}) {
  const sorted = comments.toSorted((a, b) => Number(isUnanswered(b)) - Number(isUnanswered(a)));
  /** What was said up to there was met: the colleague has accepted since. */
  const settled = rounds.findLastIndex(({ outcome }) => outcome === 'accepted') + 1;
  return (
    <PlainList aria-label={`Komen ${readerName}`} sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {sorted.map((comment) => {
        const { id, at, item, text, isChange, round, answer } = comment;
        const isSettled = round <= settled;
        return (
          <Box
            component="li"
            key={id}
            sx={{
              pl: 1.5,
              borderLeft: `3px solid ${isSettled ? colours.okBar : colours.goldBright}`,
              overflowWrap: 'anywhere',
            }}
          >
            <Row sx={{ alignItems: 'center' }}>
              {at === '' || !isBeside ? (
                <strong>{item}</strong>
              ) : (
                <Button
                  size="small"
                  title="Lihat bahagian ini"
                  sx={{ px: 0, minWidth: 0, textAlign: 'left', textDecoration: 'underline' }}
                  onClick={({ currentTarget }) => reveal(placeOf(currentTarget, comment))}
                >
                  {item}
                </Button>
              )}
              {isChange && (
                <Badge tone={isSettled ? 'green' : 'yellow'}>{isSettled ? 'Selesai' : 'Perlu diubah'}</Badge>
              )}
              <Small as="span">Pusingan {round}</Small>
            </Row>
            <Box>{text}</Box>
            {answer !== null && <Small as="div">Jawapan pemilik: {answer}</Small>}
            {answer === null &&
              (onAnswer === undefined ? (
                !isSettled && (
                  <Row sx={{ alignItems: 'center' }}>
                    {isChange && <Small as="span">Belum dijawab</Small>}
                    {onRetract && round === rounds.length && (
                      <Button size="small" className="no-print" onClick={() => onRetract(id)}>
                        Tarik balik komen
                      </Button>
                    )}
                  </Row>
                )
              ) : (
                <Reply
                  label={`${isChange ? 'Jawapan' : 'Jawapan (pilihan)'}: ${item}`}
                  button="Jawab"
                  reasonOf={(said) => (said.trim() === '' ? 'Tulis jawapan dahulu.' : null)}
                  onSend={(said) => onAnswer(id, said)}
                />
              ))}
          </Box>
        );
      })}
    </PlainList>
  );
}
