import * as z from 'zod';
import {
  criteria,
  criterionKeys,
  type CriterionKey,
  type StudyKind,
  studyKindLabels,
} from '../../../shared/acadiora/criteria.ts';
import { rubricItems } from '../../../shared/acadiora/rubric.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { registerAnswerSchema } from '../register/schema.ts';
import { overallAnswerSchema, reviewAnswerSchemas } from './answers.ts';
import { instructions } from './instructions.ts';

/** All calls begin alike: the same tool, the same instructions, then facts and paper. The task comes last (`taskText`). */
const promptFor = <S extends z.ZodType>(id: string, schema: S, version: number): Prompt<S> => ({
  id: `acadiora.${id}`,
  version,
  tier: 'reasoning',
  maxOutputTokens: 16_000,
  schema,
  tool: { id: 'acadiora' },
  instructions,
});

export const registerPrompt = promptFor('register', registerAnswerSchema, 4);
export const overallPrompt = promptFor('overall', overallAnswerSchema, 6);
export const reviewPrompts = Object.fromEntries(
  criterionKeys.map((key) => [key, promptFor(`review.${key}`, reviewAnswerSchemas[key], 5)]),
) as Record<CriterionKey, Prompt<(typeof reviewAnswerSchemas)[CriterionKey]>>;

/** The prompt behind one call of a review. @throws {ZodError} for what names none */
export function promptOf(task: string): Prompt<z.ZodType> {
  if (isRegister(task)) return registerPrompt;
  return { overall: overallPrompt, ...reviewPrompts }[z.enum(['overall', ...criterionKeys]).parse(task)];
}

/** 'register', and of a paper beyond the window 'register.2' ... */
export const isRegister = (task: string): boolean => /^register(?:\.\d+)?$/.test(task);

const fieldsOf = ({ shape }: z.ZodObject): string => Object.keys(shape).join(', ');

/** `isRevised`: there are earlier remarks to answer. */
export function criterionTask(key: CriterionKey, kind: StudyKind | null, isRevised: boolean): string {
  const { earlier: _, ...first } = reviewAnswerSchemas[key].shape;
  const extras = Object.keys(first.extras.unwrap().shape);
  return `# Tugas: nilai kriteria "${criteria[key].title}" (${key}) sahaja
Jenis kajian: ${kind === null ? 'tentukan dahulu' : studyKindLabels[kind]}. Ikut panduan kriteria ini di atas dan baca seluruh kertas.
Beri aras bagi setiap butiran: ${rubricItems[key].map(({ id }) => id).join(', ')}.
${isRevised ? 'Nyatakan juga dalam earlier status setiap ulasan terdahulu, dengan blok versi baharu yang membuktikannya.\n' : ''}${
    extras.length === 0
      ? ''
      : `Medan extras: ${extras.join(', ')}. Medan yang merekodkan kertas diisi dengan apa yang kertas lakukan, dalam istilah Melayu; kosong jika tiada atau tidak terpakai.\n`
  }Isi medan ini sahaja: ${fieldsOf(reviewAnswerSchemas[key].omit(isRevised ? {} : { earlier: true }))}.`;
}

export const overallTask = `# Tugas: semakan silang dan rumusan
Sebelas kriteria telah dinilai oleh penilai yang berasingan. Semak setiap ulasan dalam <data nama="ulasan"> dengan seluruh kertas sebelum penulis melihatnya, kemudian rumuskan. <data nama="skor"> dikira oleh sistem; ulasan dengan "dikira": true datang daripada kiraan sistem; yang dengan "dibandingkan": true daripada perbandingan baris daftar kertas, dan boleh bercanggah seperti ulasan lain. <data nama="medan"> ialah medan tambahan yang diisi oleh penilai.

Semakan (verdicts, satu entri bagi setiap ID):
- disokong: kertas memang begitu.
- bercanggah: kertas menunjukkan sebaliknya, misalnya perkara yang dikatakan tiada sebenarnya ada, atau angkanya lain. Namakan dalam at blok yang membuktikannya, dan petik dalam reason beberapa perkataan blok itu; tanpa blok yang berkata tentang perkara yang sama, ulasan dikekalkan.
- ulangan: perkara yang sama telah dikatakan oleh ulasan lain daripada jenis yang sama; of ialah ID yang lebih baik (utamakan yang dikira sistem, kemudian yang lebih khusus).
- tidak_terpakai: benar, tetapi tidak patut diminta daripada jenis kajian ini (alfa bagi kajian kes, persetujuan peserta bagi model iklim).
Semak terutamanya ulasan tentang ketiadaan: cari perkara itu dengan kata lain di seluruh kertas. Semak juga pasangan kekuatan dan kelemahan yang saling menafikan; sekurang-kurangnya satu daripadanya bercanggah dengan kertas. Semak juga setiap medan tambahan (id dalam "medan"): bercanggah jika kertas tidak menyatakan perkara yang direkodkan, jika angkanya lain, atau jika nasihatnya tidak sesuai dengan kajian ini; bagi medan, at tidak perlu. Jangan gugurkan ulasan kerana nadanya atau kerana anda akan menulisnya secara lain.

Pilihan dan rumusan, hanya daripada ulasan yang kekal:
1. Pilih mengikut ID ulasan yang paling penting. Utamakan yang menjejaskan kesahan kajian, kemudian kejelasan. Jangan pilih dua ulasan tentang perkara yang sama.
2. rewrites: bagi lima penambahbaikan yang dipilih, tulis semula petikan yang terlibat dalam bahasa dan suara kertas itu. Gunakan hanya maklumat yang ada dalam kertas; bagi maklumat yang hanya penulis tahu, tinggalkan ruang seperti [nyatakan nilai alfa setiap konstruk]. Jangan reka nombor, sumber, nama atau dapatan; kekalkan setiap angka petikan asal kecuali yang dipersoalkan oleh ulasan. Ringkas: satu perenggan; bagi petikan yang panjang salin ayat yang terlibat dalam before dan tulis penggantinya sahaja dalam after.
3. Rumusan mesti khusus kepada kertas ini dan selaras dengan skor. Jangan nyatakan skor, gred atau nombor yang tiada dalam data. Perkara yang tidak terpakai tidak disebut sebagai kelemahan.
Isi medan ini sahaja: ${fieldsOf(overallAnswerSchema)}.`;

/** Where the author has corrected what was read. */
export const correctedTask =
  'Dalam <data nama="pembetulan"> penulis membetulkan apa yang dibaca daripada kertas: "kini" benar walaupun kertas mencetak yang lain, dan yang "dibuang" tidak benar. Ulasan yang bergantung pada nilai lama bercanggah; jangan pilih dan jangan sebut nilai itu.';
