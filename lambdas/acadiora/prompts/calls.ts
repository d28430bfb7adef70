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
import { anyAnswerSchema, metadataAnswerSchema, overallAnswerSchema, reviewAnswerSchemas } from './answers.ts';
import { instructions } from './instructions.ts';

/** All calls begin alike: the same tool, the same instructions, then facts and paper. The task comes last (`taskText`). */
const promptFor = <S extends z.ZodType>(id: string, schema: S, version: number): Prompt<S> => ({
  id: `acadiora.${id}`,
  version,
  tier: 'reasoning',
  maxOutputTokens: 16_000,
  schema,
  tool: { id: 'acadiora', schema: anyAnswerSchema },
  instructions,
});

export const metadataPrompt = promptFor('metadata', metadataAnswerSchema, 3);
export const overallPrompt = promptFor('overall', overallAnswerSchema, 3);
export const reviewPrompts = Object.fromEntries(
  criterionKeys.map((key) => [key, promptFor(`review.${key}`, reviewAnswerSchemas[key], 4)]),
) as Record<CriterionKey, Prompt<(typeof reviewAnswerSchemas)[CriterionKey]>>;

/** Names one call of a review: the paper's own data, a criterion, or the whole. */
const taskSchema = z.enum(['metadata', 'overall', ...criterionKeys]);

/** The prompt behind one call of a review. @throws {ZodError} for what names none */
export const promptOf = (task: string): Prompt<z.ZodType> =>
  ({ metadata: metadataPrompt, overall: overallPrompt, ...reviewPrompts })[taskSchema.parse(task)];

const fieldsOf = ({ shape }: z.ZodObject): string => Object.keys(shape).join(', ');

export const metadataTask = `# Tugas: maklumat kertas
1. Ambil tajuk penuh, nama setiap pengarang, tahun terbit dan jenis dokumen daripada teks sahaja. Jika tiada, gunakan null atau senarai kosong. Jangan reka.
2. Setiap fakta menamakan nombor blok yang menyatakannya dalam "at", contohnya ["2", "3"] bagi tajuk yang dicetak pada blok 2 dan 3.
3. Tajuk ialah tajuk kertas ini, bukan nama jurnal, prosiding, institusi atau kepala muka surat. Jika tajuk dicetak dalam dua bahasa, ambil yang pertama. Nama institusi dan ruang kosong seperti "Nama Pengarang" bukan pengarang.
4. Tahun terbit ialah tahun jurnal, prosiding atau tesis ini; tahun yang dipetik dalam ayat bukan tahun terbit.
5. studyKind ialah apa yang kertas ini buat, bukan apa yang dinamakannya: ${Object.entries(studyKindLabels)
  .map(([kind, label]) => `${kind} (${label})`)
  .join(', ')}.
Isi medan ini sahaja: ${fieldsOf(metadataAnswerSchema)}.`;

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
Sebelas kriteria telah dinilai oleh penilai yang berasingan. Semak setiap ulasan dalam <data nama="ulasan"> dengan seluruh kertas sebelum penulis melihatnya, kemudian rumuskan. <data nama="skor"> dikira oleh sistem; ulasan dengan "dikira": true datang daripada kiraan sistem.

Semakan (verdicts, satu entri bagi setiap ID):
- disokong: kertas memang begitu.
- bercanggah: kertas menunjukkan sebaliknya, misalnya perkara yang dikatakan tiada sebenarnya ada, atau angkanya lain. Namakan dalam at blok yang membuktikannya; tanpa blok itu ulasan dikekalkan.
- ulangan: perkara yang sama telah dikatakan oleh ulasan lain daripada jenis yang sama; of ialah ID yang lebih baik (utamakan yang dikira sistem, kemudian yang lebih khusus).
- tidak_terpakai: benar, tetapi tidak patut diminta daripada jenis kajian ini (alfa bagi kajian kes, persetujuan peserta bagi model iklim).
Semak terutamanya ulasan tentang ketiadaan: cari perkara itu dengan kata lain di seluruh kertas. Semak juga pasangan kekuatan dan kelemahan yang saling menafikan; sekurang-kurangnya satu daripadanya bercanggah dengan kertas. Jangan gugurkan ulasan kerana nadanya atau kerana anda akan menulisnya secara lain.

Pilihan dan rumusan, hanya daripada ulasan yang kekal:
1. Pilih mengikut ID ulasan yang paling penting. Utamakan yang menjejaskan kesahan kajian, kemudian kejelasan. Jangan pilih dua ulasan tentang perkara yang sama.
2. rewrites: bagi lima penambahbaikan yang dipilih, tulis semula petikan yang terlibat dalam bahasa dan suara kertas itu. Gunakan hanya maklumat yang ada dalam kertas; bagi maklumat yang hanya penulis tahu, tinggalkan ruang seperti [nyatakan nilai alfa setiap konstruk]. Jangan reka nombor, sumber, nama atau dapatan. Ringkas: satu perenggan.
3. Rumusan mesti khusus kepada kertas ini dan selaras dengan skor. Jangan nyatakan skor, gred atau nombor yang tiada dalam data. Perkara yang tidak terpakai tidak disebut sebagai kelemahan.
Isi medan ini sahaja: ${fieldsOf(overallAnswerSchema)}.`;
