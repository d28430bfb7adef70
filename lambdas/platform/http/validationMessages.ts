import type * as z from 'zod';

const types: Readonly<Record<string, string>> = {
  string: 'mesti teks',
  number: 'mesti nombor',
  int: 'mesti nombor bulat',
  boolean: 'mesti true atau false',
  array: 'mesti senarai',
  object: 'mesti objek JSON',
  record: 'mesti objek JSON',
};

/** What is counted of a text or a list; of a number nothing is. */
const units: Readonly<Record<string, string>> = { string: ' aksara', array: ' item' };

/** The Malay sentence for a rule of a schema that has no message of its own: what the value must be, after a colon. */
export function ruleOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'wajib diisi' : (types[issue.expected] ?? 'jenisnya tidak betul');
    case 'invalid_value':
      return `mesti ${issue.values.length > 1 ? 'salah satu daripada ' : ''}${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'date' ? 'mesti tarikh yang wujud, dalam bentuk 2026-03-09' : 'bentuknya tidak betul';
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'tidak boleh kosong';
      return `mesti ${issue.inclusive === false ? 'lebih daripada' : 'sekurang-kurangnya'} ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `tidak boleh melebihi ${issue.maximum}${units[issue.origin] ?? ''}`;
    default:
      return 'nilainya tidak betul';
  }
}

/** Our schemas' own sentences start with 'Sila' or end with a full stop; the rules above do neither. */
const isSentence = /^Sila |[.]$/;

/** The first thing that is wrong with a request, in a sentence that names the value. */
export function sentenceOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'Permintaan tidak sah.';
  if (isSentence.test(issue.message)) return issue.message;
  const subject = issue.path.length === 0 ? 'Permintaan' : `Nilai '${issue.path.join('.')}'`;
  return `${subject} tidak sah: ${issue.message}.`;
}
