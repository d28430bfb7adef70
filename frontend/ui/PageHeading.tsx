import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { productName } from '../text/ms.ts';

/** The document's title while a page is shown: 'Sesi Baharu | Suite AI Pendidikan'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${productName}`;
  }, [title]);
}

/** The path the application was loaded at; empty once it has been left. A reload keeps the history's keys, so they cannot tell. */
let loadedAt: string | undefined;

/**
 * The one h1 of a page. After a navigation inside the application it takes the focus, so that a screen reader hears where it is and the
 * next Tab starts there; the first load leaves the focus to the browser, and so the skip link first in the order. `takesFocus`: it takes
 * it then as well, since it stands in place of the page that was asked for; so does the page that follows it.
 */
export function PageHeading({
  children,
  title,
  hidden = false,
  takesFocus = false,
}: {
  children: string;
  title?: string;
  hidden?: boolean;
  takesFocus?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  usePageTitle(title ?? children);
  useEffect(() => {
    loadedAt ??= pathname;
    if (loadedAt === pathname && !takesFocus) return;
    loadedAt = '';
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, takesFocus]);
  return (
    <Typography ref={heading} component="h1" variant="h1" tabIndex={-1} className={hidden ? 'hidden-text' : ''}>
      {children}
    </Typography>
  );
}
