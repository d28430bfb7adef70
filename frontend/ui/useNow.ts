import { useEffect, useState } from 'react';

/** The present time, updated twice a minute, for labels such as '5 minit yang lalu'. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
