import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens another page after `delay` milliseconds; `before` is done at once. */
export function Redirect(props: { to: string; delay?: number; before?: () => void; children?: ReactNode }) {
  const { to, delay = 0, before = () => undefined, children } = props;
  const navigate = useNavigate();
  const begin = useEffectEvent(before);
  const leave = useEffectEvent(() => void navigate(to, { replace: true }));
  useEffect(() => {
    begin();
    const timer = setTimeout(() => leave(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return children;
}
