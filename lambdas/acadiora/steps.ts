/** The handlers of ACADIORA's pipeline, by the names `lib/aws/entries.ts` and `lib/local/entries.ts` know them. */
export { fail, finish, plan, review } from './pipeline.ts';
