import { isEnglish } from '../language/lexicon.ts';

/** A Malay statement taken apart: 'menganalisis' + 'amalan pengurusan bilik darjah' + 'berdasarkan teori'. */
export interface StatementParts {
  verb: string;
  object: string;
  qualifier: string;
}

const twoWordVerb =
  /^(?:mereka bentuk|menunjuk cara|mengambil kira|mengenal pasti|menambah baik|mengambil bahagian|bertukar fikiran|membuat keputusan|menguji lari|ambil bahagian)\b/i;
/** Some statements name the learner first: 'Pelajar dapat ...', 'Mahasiswa mampu ...'. */
const learner =
  /^(?:(?:maha)?siswa(?: guru)?|pelajar|murid)?\s*(?:akan\s+)?(?:dapat|boleh|berupaya|berkebolehan|mampu)\s+/i;
const verbForm = /^(?:me\p{L}+|ber\p{L}+|memper\p{L}+)$/iu;
const qualifierStart =
  /\s(?=(?:(?:dan|serta|atau)\s+(?!menarik|mendalam|menyeluruh|mencukupi|memuaskan)me\p{L}{4,}|yang|berdasarkan|berpandukan|semasa|apabila|dengan|dalam|melalui|menggunakan|mengikut|secara|untuk|bagi|daripada|kepada|terhadap|selaras|serta|supaya|agar|di|menerusi|mengenai|tentang)\b)/iu;

/** Null when the statement does not begin with a Malay verb: it is then quoted whole, not taken apart. */
export function statementParts(statement: string): StatementParts | null {
  const text = statement.replace(/[\s.;]+$/, '').replace(learner, '');
  const verb = twoWordVerb.exec(text)?.[0] ?? text.split(/\s/)[0] ?? '';
  if (isEnglish(text) === true || !verbForm.test(verb.split(' ')[0] ?? '') || /\bmahasiswa\b/i.test(text)) return null;
  const { verbs, rest } = withSecondVerb(verb, text.slice(verb.length).trim());
  const [object = '', ...after] = rest.split(qualifierStart);
  if (rest === '') return null;
  return { verb: verbs.toLowerCase(), object: object.replace(/,$/, ''), qualifier: after.join(' ') };
}

/** 'Merancang dan melaksanakan ...' keeps both verbs together. */
function withSecondVerb(verb: string, rest: string): { verbs: string; rest: string } {
  const second = /^(?:dan|serta|,)\s+((?:me|ber)\p{L}{4,})\s+(?=\p{L})/iu.exec(rest);
  return second
    ? { verbs: `${verb} dan ${second[1] ?? ''}`, rest: rest.slice(second[0].length) }
    : { verbs: verb, rest };
}
