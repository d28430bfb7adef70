/** How many days an upload is kept: its row by time to live, its object by the bucket's lifecycle (`lib/aws/storage.ts`). */
export const uploadDays = 7;

/** How many days an export file is kept, row and object likewise (spec 1 §9). */
export const exportDays = 30;
