/** The handlers of the account pipeline, by the names `lib/aws/steps/account.ts` and `lib/local/entries.ts` know them. */
export { buildOwnData, fail, removeData, removePerson } from './pipeline.ts';
