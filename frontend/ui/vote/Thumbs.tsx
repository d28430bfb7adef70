import ThumbDownIcon from '@mui/icons-material/ThumbDown';
import ThumbDownOutlinedIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import ThumbUpOutlinedIcon from '@mui/icons-material/ThumbUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { keysOf } from '../../../shared/values/pick.ts';
import { type Vote, type VoteReason, voteReasons } from '../../../shared/votes/api.ts';
import { type Block, partsIn } from '../../../shared/word/blocks.ts';
import { call, messageOf } from '../../api/client.ts';
import { queryClient, queryOf } from '../../api/queries.ts';
import { colours } from '../../app/theme.ts';
import { Row } from '../elements.tsx';
import { Checkbox, TextArea } from '../fields.tsx';
import { notify } from '../Notices.tsx';
import { Floating } from '../Popup.tsx';
import { type Voted, VotedContext } from './voted.ts';

const newVote = (isGood: boolean): Vote => ({ isGood, reasons: [], comment: '', withText: false });

/** The pointer of the field that the first part is in. */
const fieldOf = (blocks: readonly Block[]): string => /^\/[^/]+/.exec(partsIn(blocks)[0]?.at ?? '')?.[0] ?? '';

/** `of`: the blocks of the part, in place of its pointer; `label`: where a page has several. */
export function Thumbs({ at = '', of, label = '' }: { at?: string; of?: readonly Block[]; label?: string }) {
  const voted = use(VotedContext);
  return voted && <Buttons voted={voted} at={of ? fieldOf(of) : at} label={label} />;
}

function Buttons({ voted: { calls, sessionId, artefact }, at, label }: { voted: Voted; at: string; label: string }) {
  const params = { sessionId };
  const query = queryOf(['votes', sessionId], calls.listVotes, { params });
  const { data } = useQuery(query);
  const own = data?.votes.find((vote) => vote.artefact === artefact && vote.pointer === at) ?? null;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (vote: Vote | null) => call(calls.vote, { params, body: { artefact, pointer: at, vote } }),
    onError: (reason) => notify('error', messageOf(reason)),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  if (data?.isOpen !== true) return null;
  const named = (text: string): string => (label === '' ? text : `${text}: ${label}`);
  const icons = [
    { isGood: true, text: 'Berguna', Chosen: ThumbUpIcon, Open: ThumbUpOutlinedIcon },
    { isGood: false, text: 'Kurang berguna', Chosen: ThumbDownIcon, Open: ThumbDownOutlinedIcon },
  ];
  return (
    <Box component="span" className="no-print" sx={{ whiteSpace: 'nowrap' }}>
      {icons.map(({ isGood, text, Chosen, Open }) => {
        const isChosen = own?.isGood === isGood;
        return (
          <IconButton
            key={text}
            size="small"
            aria-label={named(text)}
            title={named(text)}
            aria-pressed={isChosen}
            disabled={isPending}
            sx={{ color: isChosen ? colours.green : colours.inkSoft }}
            onClick={({ currentTarget }) => {
              // A vote against is given, and taken back, where its reasons are.
              if (isGood) mutate(isChosen ? null : newVote(true));
              setAnchor(isGood ? null : currentTarget);
            }}
          >
            {isChosen ? <Chosen fontSize="small" /> : <Open fontSize="small" />}
          </IconButton>
        );
      })}
      <Floating label={named('Apa yang kurang?')} anchor={anchor} onClose={() => setAnchor(null)}>
        <Reasons
          own={own?.isGood === false ? own : null}
          onSave={(vote) => {
            mutate(vote);
            setAnchor(null);
            notify('success', vote ? 'Terima kasih. Maklum balas telah disimpan.' : 'Penilaian telah ditarik balik.');
          }}
        />
      </Floating>
    </Box>
  );
}

/** What was wrong with the part: asked, never demanded. `own`: what was said of it before. */
function Reasons({ own, onSave }: { own: Vote | null; onSave: (vote: Vote | null) => void }) {
  const [reasons, setReasons] = useState<VoteReason[]>(own?.reasons ?? []);
  const [comment, setComment] = useState(own?.comment ?? '');
  const [ticked, setTicked] = useState<'text'[]>(own?.withText ? ['text'] : []);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <strong>Apa yang kurang? (pilihan)</strong>
      {keysOf(voteReasons).map((reason) => (
        <Checkbox key={reason} label={voteReasons[reason]} value={reason} chosen={reasons} onChange={setReasons} />
      ))}
      <TextArea label="Komen (pilihan)" rows={1} value={comment} maxLength={300} onChange={setComment} />
      <Checkbox label="Sertakan teks bahagian ini" value="text" chosen={ticked} onChange={setTicked} />
      <small>Pentadbir membaca komen tanpa nama anda, dan teks bahagian hanya jika anda menandainya.</small>
      <Row>
        <Button
          variant="contained"
          size="small"
          onClick={() => onSave({ isGood: false, reasons, comment, withText: ticked.length > 0 })}
        >
          Simpan
        </Button>
        {own && (
          <Button size="small" onClick={() => onSave(null)}>
            Tarik balik penilaian
          </Button>
        )}
      </Row>
    </Box>
  );
}
