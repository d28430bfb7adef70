import type { SourceDocument } from '../../shared/document/document.ts';
import { documentOf } from './blocks.ts';

/** A course document as the readers give it: one page of lines and table rows. */
export const courseText = (code = 'EDUP3153', name = 'Bimbingan dan Kaunseling Sekolah', more = ''): SourceDocument =>
  documentOf(`--- muka surat 1 ---
    MAKLUMAT KURSUS
    | Kod Kursus | ${code} |
    | Nama Kursus | ${name} |
    | Kredit | 3 |
    HASIL PEMBELAJARAN KURSUS
    | Bil | Hasil Pembelajaran Kursus (HPK) | Aras Taksonomi |
    | HPK1 | Menghuraikan konsep bimbingan dan kaunseling dalam konteks sekolah rendah. | C2 |
    | HPK2 | Menganalisis keperluan murid berdasarkan teori kaunseling yang sesuai. | C4 |
    | HPK3 | Menunjukkan kemahiran komunikasi yang berkesan semasa sesi bimbingan kelompok. | A3 |
    PENTAKSIRAN
    | Pentaksiran | Pemberat |
    | Tugasan Individu | 60% |
    | Peperiksaan Akhir | 40% |
    ${more}`);
