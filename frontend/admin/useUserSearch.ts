import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from './labels.ts';

/** Milliseconds without a key before a search begins (spec 1 §9), and characters it may have. */
const searchPause = 500;
export const searchLength = 200;

/** The query string of a page of the list; the first page and an empty search are left out. */
export function listQuery(page: number, search: string): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Page and search of the user list, kept in the address. What is typed is taken over after a pause and leads to page 1 (spec 1 §4, §5). */
export function useUserSearch() {
  const [params, setParams] = useSearchParams();
  const search = (params.get('search') ?? '').slice(0, searchLength);
  const page = pageOf(params.get('page'));

  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  // Back and Forward change the address: the field takes over the search, unless this page has set it.
  useEffect(() => {
    if (sent.current !== search) setTyped(search);
    sent.current = search;
  }, [search]);

  useEffect(() => {
    if (typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      setParams(listQuery(1, typed));
    }, searchPause);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  return { page, search, typed, setTyped };
}
