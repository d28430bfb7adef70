/** The handlers of the admin area's pipeline, by the names `lib/aws/entries.ts` and `lib/local/entries.ts` know them. */
export { buildSpreadsheet, recount } from './pipeline.ts';
