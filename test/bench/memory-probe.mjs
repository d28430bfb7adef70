// Loaded into a started house before its own program: tells how much memory the process holds, in bytes, by a file that is always whole.
import { renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['BENCH_MEMORY_FILE'];
if (isMainThread && file !== undefined) {
  setInterval(() => {
    const held = { now: process.memoryUsage.rss(), most: process.resourceUsage().maxRSS * 1024 };
    writeFileSync(`${file}.new`, JSON.stringify(held));
    renameSync(`${file}.new`, file);
  }, 200).unref();
}
