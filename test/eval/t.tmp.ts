import { falsehoodTallies, slipTallies, truths } from './truthfulness.ts';
const only = process.argv[4] ?? ''; const what = process.argv[2] ?? 'tsf',
  most = Number(process.argv[3] ?? 6);
const show = (title: string, all: any[]) => {
  console.log(
    '==',
    title,
    all.reduce((s, t) => s + t.failed, 0),
    '/',
    all.reduce((s, t) => s + t.tried, 0),
  );
  for (const t of all) {
    if (t.failed || t.tried === 0) console.log(t.failed, '/', t.tried, t.name);
    for (const n of t.notes.slice(0, most)) console.log('      ', n);
  }
};
if (what.includes('t')) show('truths', truths());
if (what.includes('s')) show('slips', slipTallies(only));
if (what.includes('f')) show('falsehoods', falsehoodTallies());
