import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { commonText } from '../text/ms.ts';

export class PartMissing extends Error {}

/** A failed fetch is made once more after two seconds: a network or a deployment may be back by then. */
const aLittleLater = () => new Promise((resolve) => setTimeout(resolve, 2_000));

export const fetched = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load().catch(() => aLittleLater().then(load)) };
    } catch (cause) {
      throw new PartMissing('', { cause });
    }
  });

/** The same for a part of a page; `waiting` shows in its place until it is there. */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <p role="status">{commonText.loading}</p>,
) {
  const Part: ComponentType<Props> = fetched(load);
  return (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
