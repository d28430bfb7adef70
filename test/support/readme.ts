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
