import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Strong } from '../elements.tsx';

export interface TrackedStep {
  name: string;
  label: string;
  state: 'done' | 'active' | 'open' | 'closed';
  note: ReactNode;
  /** What it was made from has changed since. */
  isOutdated?: boolean;
  /** Address of its page; null or absent: the step is not a link. */
  href?: string | null;
}

/**
 * Steps with their states, in words and by a line (base.css); on a phone only the active one, or else the last that is done, shows its
 * name. `isVertical`: one below the other there. MUI's Stepper would take 3.5 kB of the page's first scripts.
 */
export const Tracker = ({
  label,
  steps,
  isVertical = false,
}: {
  label?: string;
  steps: readonly TrackedStep[];
  isVertical?: boolean;
}) => {
  const named = steps.find(({ state }) => state === 'active') ?? steps.findLast(({ state }) => state === 'done');
  return (
    <ol role="list" className={isVertical ? 'steps vertical' : 'steps'} aria-label={label}>
      {steps.map(({ name, label: title, state, note, isOutdated = false, href = null }) => {
        const current = state === 'active' ? ({ 'aria-current': 'step' } as const) : {};
        const content = (
          <>
            <b>
              {title}
              {note !== '' && <span className="hidden-text">: </span>}
            </b>
            <small>
              <span className={isOutdated ? 'hidden-text' : ''}>{note}</span>
              {isOutdated && <Strong sx={{ color: 'secondary.main' }}>Maklumat asal berubah</Strong>}
            </small>
          </>
        );
        return (
          <li key={name} data-state={state} data-named={name === named?.name} {...(href === null ? current : {})}>
            {href === null ? (
              <span>{content}</span>
            ) : (
              <Link to={href} {...current}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
};
