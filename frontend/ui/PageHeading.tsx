import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { productName } from '../text/ms.ts';

/** The document's title while a page is shown: 'Sesi Baharu | Suite AI Pendidikan'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${productName}`;
  }, [title]);
}

/**
 * The one h1 of a page. After a navigation inside the application it takes the focus, so that a screen reader hears where it is and the
 * next Tab starts there; the first load leaves the focus to the browser.
 */
export function PageHeading({
  children,
  title,
  hidden = false,
}: {
  children: string;
  title?: string;
  hidden?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedInside = useLocation().key !== 'default';
  usePageTitle(title ?? children);
  useEffect(() => {
    if (!arrivedInside) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [arrivedInside]);
  return (
    <Typography ref={heading} component="h1" variant="h1" tabIndex={-1} className={hidden ? 'hidden-text' : ''}>
      {children}
    </Typography>
  );
}
