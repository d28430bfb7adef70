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

/** The path at which the application was loaded; empty after leaving it. History keys survive a reload, so they cannot be used for this. */
let loadedAt: string | undefined;

/**
 * The one h1 of a page. After a navigation inside the application it takes the focus, so that a screen reader reads it and the next Tab
 * starts there. On the first load the focus stays with the browser, so that the skip link comes first. `takesFocus`: it takes the focus
 * on the first load as well, for a page that shows in place of another, and for the page that follows it.
 */
export function PageHeading({
  children,
  title,
  takesFocus = false,
}: {
  children: string;
  title?: string;
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
    <Typography ref={heading} component="h1" variant="h1" tabIndex={-1}>
      {children}
    </Typography>
  );
}
