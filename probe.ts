import { reportItemRecordings } from './test/eval/itemRecordings.ts';
console.log(await reportItemRecordings());
