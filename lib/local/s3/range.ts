import { Fault } from './faults.ts';

/**
 * Reads a Range header; both ends are inclusive. Anything but one range of bytes is ignored, as RFC 9110 allows.
 * @throws Fault InvalidRange when it starts behind the end
 */
export function parseRange(range: string | undefined, size: number): { start: number; end: number } | undefined {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (whole === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (start >= size) throw new Fault('InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
}
