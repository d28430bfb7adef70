import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { commonText } from '../text/ms.ts';
import { wordText } from '../text/session.ts';
import { notify } from './Notices.tsx';

/** A failed fetch is made once more after two seconds: a network or a deployment may be back by then. */
export const retried = <T,>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, 2_000)).then(load));

/** Code of what a click opens. Where it cannot be fetched that is said, and the click is answered once another attempt succeeds. */
export const opened = <T,>(load: () => Promise<T>): Promise<T> =>
  retried(load).catch(
    () =>
      new Promise((resolve) =>
        notify('error', wordText.toolsMissing, { text: commonText.retry, run: () => resolve(opened(load)) }),
      ),
  );

/** `missing`: shows where the code cannot be fetched; without it the page fails. */
export const fetched = <Props,>(load: () => Promise<ComponentType<Props>>, missing?: ComponentType<Props>) =>
  lazy(async () => {
    const part = retried(load);
    return { default: await (missing === undefined ? part : part.catch(() => missing)) };
  });

/** The same for a part of a page; `waiting` shows in its place until it is there. */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = (
    <p role="status" className="no-print">
      {commonText.loading}
    </p>
  ),
  missing?: ComponentType<Props>,
) {
  const Part: ComponentType<Props> = fetched(load, missing);
  return (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
