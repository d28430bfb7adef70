import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { Sent } from '../../../shared/moderation/schemas.ts';
import { sectionId } from '../elements.tsx';
import { reveal } from '../Tabs.tsx';

type Place = Pick<Sent['comments'][number], 'at' | 'item'>;

/** The part that is named, in the nearest section around that has it; null where none has. */
function placeOf(from: Element, { at, item }: Place): HTMLElement | null {
  const here = `[id="${CSS.escape(sectionId(item))}"], [data-item="${CSS.escape(at)}"], [data-item^="${CSS.escape(at)}/"]`;
  for (let area = from.closest('section, main'); area; area = area.parentElement?.closest('section, main') ?? null) {
    const found = area.querySelector<HTMLElement>(here);
    if (found !== null) return found;
  }
  return null;
}

/** Words that lead to a part of the document; words alone where the page does not show it by itself. */
export function PlaceButton({ of, children }: { of: Place; children: ReactNode }) {
  const [isThere, setThere] = useState(true);
  return (
    // Looked up after each drawing: the document may be drawn anew.
    <span ref={(box) => void (box && setThere(placeOf(box, of) !== null))}>
      {isThere ? (
        <Button
          size="small"
          title="Lihat bahagian ini"
          sx={{ px: 0, minWidth: 0, textAlign: 'left', textDecoration: 'underline' }}
          onClick={({ currentTarget }) => reveal(placeOf(currentTarget, of))}
        >
          {children}
        </Button>
      ) : (
        children
      )}
    </span>
  );
}
