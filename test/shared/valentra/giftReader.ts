/** A question as GIFT has it; `options` is null for an essay. */
export interface GiftQuestion {
  title: string;
  html: string;
  tags: string[];
  options: { isRight: boolean; html: string }[] | null;
  feedback: string;
}

const special = '\\~=#{}:';
const fail = (what: string): never => {
  throw new Error(`Not GIFT: ${what}`);
};

/** Reads one text until an unescaped character of `ends`; refuses a backslash before anything that needs none. */
function textUntil(line: string, from: number, ends: string): { text: string; at: number } {
  let text = '';
  for (let at = from; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '\\') {
      const next = line.charAt(++at);
      if (next === '' || !special.includes(next)) fail(`\\${next} in ${line}`);
      text += next;
    } else if (ends.includes(character)) return { text, at };
    else if (special.includes(character)) fail(`a bare ${character} in ${line}`);
    else text += character;
  }
  return fail(`no end of ${line}`);
}

/** A strict reader of the part of GIFT that an exam uses: everything else is refused. @throws when the text is not GIFT */
export function readGift(text: string): { category: string; questions: GiftQuestion[] } {
  const [head = '', ...blocks] = text.trimEnd().split(/\n{2,}/);
  const category = /^\$CATEGORY: (.+)$/.exec(head)?.[1] ?? fail('no category');
  return { category, questions: blocks.map(readQuestion) };
}

function readQuestion(block: string): GiftQuestion {
  const [comment = '', line = '', ...rest] = block.split('\n');
  if (rest.length > 0) fail(`a question of more lines: ${block}`);
  if (!/^\/\/(?: \[tag:[^[\]\\]+\])+$/.test(comment)) fail(`no tags: ${comment}`);
  if (!line.startsWith('::')) fail(`no title: ${line}`);
  const title = textUntil(line, 2, ':');
  if (!line.startsWith('::[html]', title.at)) fail(`no format: ${line}`);
  const stem = textUntil(line, title.at + '::[html]'.length, '{');
  return {
    title: title.text,
    html: stem.text.trimEnd(),
    tags: [...comment.matchAll(/\[tag:([^\]]+)\]/g)].map(([, tag = '']) => tag),
    ...readAnswers(line, stem.at + 1),
  };
}

function readAnswers(line: string, from: number): Pick<GiftQuestion, 'options' | 'feedback'> {
  const options: { isRight: boolean; html: string }[] = [];
  let at = from;
  let feedback = '';
  while (line.charAt(at) !== '}') {
    const mark = line.charAt(at);
    if (line.startsWith('####', at)) {
      const end = textUntil(line, at + 4, '}');
      feedback = end.text;
      at = end.at;
    } else if (mark === '=' || mark === '~') {
      if (line.charAt(at + 1) === '%') fail(`a weight: ${line}`);
      const end = textUntil(line, at + 1, '=~#}');
      options.push({ isRight: mark === '=', html: end.text.trimEnd() });
      at = end.at;
    } else fail(`${mark} among the answers of ${line}`);
  }
  if (at !== line.length - 1) fail(`text after the answers: ${line}`);
  return { options: options.length === 0 ? null : options, feedback };
}
