import { readFileSync } from 'node:fs';

/** README's commands: every line of its sh blocks that is not a comment, continued lines as one, `NAME=$(...)` and pipes as they stand. */
export function readmeCommands(text = readFileSync('README.md', 'utf8')): string[] {
  return [...text.matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)].flatMap(([, , block = '']) =>
    block
      .replace(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/\s+#\s.*$/, '').trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
}

/** Scripts of package.json that README names anywhere, in a block or in a sentence. */
export const readmeScripts = (text = readFileSync('README.md', 'utf8')): string[] => [
  ...new Set([...text.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:]*)/g)].map(([, name = '']) => name)),
];

/** The names in the first column of README's table of alarms; `<...>` in one stands for any of its kind. */
export function readmeAlarms(text = readFileSync('README.md', 'utf8')): string[] {
  const [, table = ''] = /^\| Alarm .*\n\|[-| ]+\|\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}
