import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { plainOf } from '../../../shared/richText/blocks.ts';
import type { Inline, TextBlock } from '../../../shared/richText/blocks.ts';
import { htmlOf } from '../../../shared/richText/html.ts';
import { parseItem, parseText } from '../../../shared/richText/parse.ts';

/** Blocks as a reader would type them: bold in capitals, `•` and numbers before items, cells between bars. */
const shown = (blocks: readonly TextBlock[], indent = ''): string[] =>
  blocks.flatMap((block): string[] => {
    if (block.kind === 'heading') return [`${indent}= ${faces(block.text)}`];
    if (block.kind === 'paragraph') return [indent + faces(block.text)];
    if (block.kind === 'table') return [block.head, ...block.rows].map((row) => indent + row.map(faces).join(' | '));
    return block.items.flatMap((item, index) => {
      const [first = '', ...rest] = shown(item);
      return [
        `${indent}${block.numbered ? `${index + 1}.` : '•'} ${first}`,
        ...rest.map((line) => `${indent}  ${line}`),
      ];
    });
  });
const faces = (text: Inline): string =>
  typeof text === 'string'
    ? text
    : text
        .map((run) => {
          const words = run.bold ? run.text.toUpperCase() : run.text;
          return run.code ? `‹${words}›` : run.italic ? `/${words}/` : words;
        })
        .join('');

const wordsIn = (words: string): string[] => words.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('Markdown becomes blocks', () => {
  test.each<[string, string, string[]]>([
    ['bold, italics and code', 'a **b** *c* __d e__ _f_ `g` ***h***', ['a B /c/ D E /f/ ‹g› /H/']],
    ['a label without a space', '**Nota:**Pelajar', ['NOTA:Pelajar']],
    ['a heading', '## Langkah **satu** ##\nTeks', ['= Langkah SATU', 'Teks']],
    ['bullets after a line', 'Ciri:\n- satu\n* dua\n• tiga\nTamat', ['Ciri:', '• satu', '• dua', '• tiga', 'Tamat']],
    ['a list in a list', '1. **Set**\n   - a\n   - b\n\n2) dua\n   lagi', ['1. SET', '  • a', '  • b', '2. dua\nlagi']],
    ['a table', '| A | B |\n|---|:-:|\n| **x** | a<br>b \\| c |\n| d |', ['A | B', 'X | a\nb | c', 'd | ']],
    ['a table without its rule', '| A | B |\n| c | d |', ['A | B', 'c | d']],
    [
      'lines of code',
      'Kod:\n```python\nif x ** 2 > 3:\n    # satu | dua\n```',
      ['Kod:', '‹if x ** 2 > 3:\n    # satu | dua›'],
    ],
    ['a quotation and a rule', '> Petikan\n\n---\n**Tamat**', ['Petikan', 'TAMAT']],
    ['an escaped mark', '5 \\* 3, \\_\\_\\_', ['5 * 3, ___']],
  ])('%s', (_, text, expected) => {
    expect(shown(parseText(text))).toEqual(expected);
  });

  test('an item brings no mark of its own', () => {
    expect(shown(parseItem('- **satu**'))).toEqual(['SATU']);
    expect(shown(parseItem('- satu\n- dua'))).toEqual(['• satu', '• dua']);
  });
});

describe('what is no Markdown stays as the writer meant it', () => {
  test.each([
    '2 * 3 = 6',
    '2*3*4 dan (a)*(b)*(c)',
    'x**2 + y**2 = z**2',
    'f(*args, **kwargs)',
    'int *a, *b; /*komen*/',
    '*p < .05, **p < .01',
    'Markah* dan gred*',
    '(*) wajib, (**) pilihan',
    'snake_case, nama_fail_saya, __init__',
    'Ibu negara ialah ____ dan ____.',
    '$\\bar{x}_1 + \\hat{y}_{2} * z^{*}$',
    'a | b dan |x| + |y|',
    '|x| + |y|\n|z| = 3',
    'C# dan #tagar, soalan #3',
    'Lihat ` dan `` sahaja',
    '1. satu sahaja',
    '3. tiga\n4. empat',
    '2026. Satu tahun',
    '-5 darjah\n- ',
    '> 80: Baik\n> 60: Sederhana',
    '[pautan](https://contoh.my) <b>x</b>',
  ])('%s', (text) => {
    expect(parseText(text)).toEqual([{ kind: 'paragraph', text: [{ text: text.trim() }] }]);
  });

  test('plain paragraphs are parted by empty lines alone', () => {
    const line = string({
      unit: constantFrom('a', 'b', ' ', 'A', '1', '.', ',', ':', '(', ')', '?', '"', 'é', '学'),
      maxLength: 20,
    }).map((text) => `x${text}`.trimEnd());
    const paragraphs = array(array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')));
    assert(
      property(paragraphs, (texts) => {
        expect(parseText(texts.join('\n\n'))).toEqual(texts.map((text) => ({ kind: 'paragraph', text: [{ text }] })));
      }),
    );
  });
});

describe('whatever the text holds', () => {
  const pieces = oneof(
    constantFrom(...'*,**,***,_,__,`a`,\n```\n,#,## ,|,| , |,|---|---|,- ,* ,1. ,2. '.split(',')),
    constantFrom(...'\n,\n\n,\n  ,\n    , ,\t,\\,> ,---,satu,dua,Tiga,4,(,),:'.split(',')),
    string({ unit: 'binary', maxLength: 5 }),
  );
  const text = array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
  /** Numbers of lists are words of the text. */
  const wordsOf = (blocks: readonly TextBlock[]): string[] =>
    blocks.flatMap((block) => {
      if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap((cell) => wordsIn(plainOf(cell)));
      if (block.kind !== 'list') return wordsIn(plainOf(block.text));
      return block.items.flatMap((item, index) => [...(block.numbered ? [`${index + 1}`] : []), ...wordsOf(item)]);
    });

  test('no word is lost or moved', () => {
    assert(
      property(text, (typed) => {
        expect(wordsOf(parseText(typed)).join('')).toBe(wordsIn(typed).join(''));
      }),
      { numRuns: 2000 },
    );
  });

  test('HTML is one line whose tags close', () => {
    assert(
      property(text, (typed) => {
        const html = htmlOf(typed);
        expect(html).not.toContain('\n');
        const open: string[] = [];
        const closed: boolean[] = [];
        for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
          if (name === 'br') continue;
          if (slash === '') open.push(name);
          else closed.push(open.pop() === name);
        }
        expect(open).toEqual([]);
        expect(closed).not.toContain(false);
      }),
    );
  });

  test('a text becomes at most so many blocks, cells and runs as its length allows, however it is made', () => {
    const hostile = oneof(constantFrom(...'`,``,# #,|,|\n,__a ,_a |,\n\n,<br ,> ,\u202e,\ud83d'.split(',')), pieces);
    const repeated = array(hostile, { minLength: 1, maxLength: 4 }).map((parts) => {
      const part = `${parts.join('')} `;
      return part.repeat(5000 / part.length);
    });
    const head = `${'| a '.repeat(60)}|\n${'|---'.repeat(60)}|\n`;
    const countOf = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce<number>((sum, part) => sum + countOf(part), 1)
        : 0;
    assert(
      property(repeated, constantFrom('', head), (typed, before) => {
        expect(countOf(parseText(before + typed))).toBeLessThan(25_000);
      }),
      { numRuns: 1_000 },
    );
  });

  // A page draws that many in half a second.
  test.each(['a|b\n-|-\n', '| a | b |\n| c | d |\n', `${'a|'.repeat(30)}\n${'-|'.repeat(30)}\n`])(
    'a table under %j has at most 4,000 cells, however long it is, and keeps its words',
    (head) => {
      const typed = head + 'x|\n'.repeat(6_000);
      const blocks = parseText(typed);
      const cells = blocks.flatMap((block) => (block.kind === 'table' ? [block.head, ...block.rows].flat() : []));
      expect(cells.length).toBeGreaterThan(1_000);
      expect(cells.length).toBeLessThanOrEqual(4_000);
      expect(wordsOf(blocks).filter((word) => word === 'x')).toHaveLength(6_000);
    },
  );

  // A pattern that backtracks takes hours.
  test.each(['**a ', '*a ', '- ', '_a ', '`a ``', '__a ', '`a', '| a |\n', '1. a\n', '9. a\n', '  - a\n'])(
    'a long text of %j is read to its end',
    (part) => {
      expect(parseText(part.repeat(20_000 / part.length))).not.toEqual([]);
    },
  );
});
