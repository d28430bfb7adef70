import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { setBackGuard } from '../../app/backGuard.ts';
import { confirmed } from '../Modal.tsx';

export const leaveText = 'Tinggalkan halaman';

/** Asks before the page is left: by closing the tab, a link, or Back, which is undone first, since the router follows at once. */
export function useLeaveWarning(active: boolean, question: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return undefined;
    let isUndoing = false;

    const leave = async (go: () => void) => {
      if (await confirmed({ text: question, confirm: leaveText })) go();
    };
    const closing = (event: BeforeUnloadEvent) => event.preventDefault();
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      const isHere = link.pathname + link.search === location.pathname + location.search;
      if (isHere && link.hash !== '') return;
      event.preventDefault();
      event.stopPropagation();
      void leave(() => void navigate(link.pathname + link.search + link.hash));
    };
    const wentBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      if (isUndoing) {
        isUndoing = false;
        void leave(() => {
          stop();
          history.back();
        });
        return;
      }
      isUndoing = true;
      history.forward();
    };
    const stop = () => {
      window.removeEventListener('beforeunload', closing);
      document.removeEventListener('click', clicked, true);
      setBackGuard(null);
    };
    window.addEventListener('beforeunload', closing);
    document.addEventListener('click', clicked, true);
    setBackGuard(wentBack);
    return stop;
  }, [active, navigate, question]);
}
