import { useState } from 'react';
import type { Language } from '../../shared/account/notice.ts';

const key = 'notice-language';

/** The language in which the notice is read in this tab: Malay at first; a reload keeps the choice. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(() => (sessionStorage.getItem(key) === 'en' ? 'en' : 'ms'));
  const choose = (chosen: Language) => {
    sessionStorage.setItem(key, chosen);
    setLanguage(chosen);
  };
  return [language, choose];
}
