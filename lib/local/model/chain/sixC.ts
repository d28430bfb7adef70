import type * as z from 'zod';
import type { sixCSchema } from '../../../../shared/pedagona/stages.ts';
import { inMalay } from '../language/lexicon.ts';
import { matter, type Course } from './linkedCourse.ts';
import type { Chain } from './chainRequest.ts';
import { prose } from '../language/phrases.ts';

type SixC = z.infer<typeof sixCSchema>;

/** The work by which a course is judged: 'Tugasan Individu EDUP3153', or its outcome's object where there is none. */
export const workOf = ({ chosen, call, object }: Course): string =>
  chosen ? `${chosen.name} ${call}` : `tugasan tentang ${object} (${call})`;

/** A course of the chain by its place, counted round: with two courses the third is the first again. */
export const courseAt = ({ courses, first }: Pick<Chain, 'courses' | 'first'>, index: number): Course =>
  courses[index % courses.length] ?? first;

const careOf = (course: Course): string =>
  course.outcomes.find(({ domains }) => domains.includes('Afektif'))?.task ?? course.task;

/** 6C during the lesson: what the lecturer has the learners do for each element. */
export function sixCDuring(chain: Chain): SixC {
  const { first, last, calls } = chain;
  const middle = courseAt(chain, 1);
  return {
    CriticalThinking: prose(
      `Saya mahu anda mencari hubungan antara ${matter(first)} dengan ${matter(last, 1)}, kemudian menyatakan bukti bagi setiap dakwaan`,
      `Tanya diri anda: apakah andaian yang kita pegang semasa ${first.doing}?`,
    ),
    Creativity: prose(
      `Hasilkan sekurang-kurangnya dua cara baharu untuk ${last.doing} dengan menggunakan idea daripada ${matter(middle, 1)}`,
      `Pilih satu cara yang belum pernah anda lihat dalam ${last.call} dan terangkan sebabnya`,
    ),
    Communication: prose(
      `Terangkan ${matter(middle)} kepada rakan yang belum mengikuti ${middle.call} dengan ayat anda sendiri`,
      `Rakan itu pula akan menjelaskan bagaimana ${matter(first, 1)} membantu anda dalam ${workOf(first)}`,
    ),
    Collaboration: prose(
      `Setiap ahli kumpulan memegang satu bahagian daripada ${calls}: ${inMalay(chain.courses.map((course) => `${course.object} (${course.call})`))}`,
      `Kumpulan hanya selesai apabila bahagian ${first.call} dan ${last.call} dapat digabungkan dalam satu hasil`,
    ),
    Character: prose(
      `Sahsiah anda diuji semasa anda ${careOf(first)}, terutamanya ketika rakan berbeza pendapat tentang ${matter(first, 2)}`,
      `Catat satu keputusan tentang ${last.object} yang anda ubah setelah menerima teguran`,
    ),
    Citizenship: prose(
      `Fikirkan siapa dalam masyarakat yang mendapat manfaat apabila anda ${last.doing}`,
      `Kita akan memastikan penggunaan ${matter(last)} adil kepada semua murid, selaras dengan apa yang dipelajari tentang ${matter(first)}`,
    ),
  };
}

/** 6C after the DLO: what learners show of each element. */
export function sixCAfter(chain: Chain): SixC {
  const { first, last, calls } = chain;
  const middle = courseAt(chain, 1);
  return {
    CriticalThinking: prose(
      `Pelajar menilai semula hasil DLO dengan menyoal sama ada bukti tentang ${matter(first)} cukup kuat untuk menyokong keputusan mengenai ${last.object}`,
      `Kelemahan hujah dibaiki dengan merujuk ${matter(last, 1)} dalam ${last.call}`,
    ),
    Creativity: prose(
      `Pelajar mengolah semula satu bahagian DLO supaya ${matter(middle)} dipersembahkan dengan cara yang berbeza`,
      `Versi baharu itu digunakan untuk ${last.doing} dalam situasi yang belum dicuba`,
    ),
    Communication: prose(
      `Pelajar membentangkan apa yang dipelajari tentang ${matter(first, 1)} melalui DLO dan menjawab soalan rakan daripada ${last.call}`,
      `Istilah ${matter(last)} dijelaskan dengan contoh daripada hasil DLO mereka sendiri`,
    ),
    Collaboration: prose(
      `Pelajar bertukar hasil DLO antara kumpulan dan memberi maklum balas berdasarkan kriteria ${workOf(middle)}`,
      `Maklum balas itu digabungkan supaya ${calls} menyumbang kepada hasil yang sama`,
    ),
    Character: prose(
      `Pelajar mengakui sumber, had dan kesilapan dalam hasil DLO tentang ${middle.object}`,
      `Ketekunan dilihat apabila pelajar membaiki ${workOf(last)} selepas menerima maklum balas tentang ${matter(last, 2)}`,
    ),
    Citizenship: prose(
      `Pelajar mencadangkan cara hasil DLO tentang ${last.object} dikongsi dengan sekolah atau komuniti secara beretika`,
      `Cadangan itu mengambil kira ${matter(first, 2)} yang dipelajari dalam ${first.call}`,
    ),
  };
}

/** 6C in the DLO itself: where each element is found in it. */
export function sixCInDlo(chain: Chain): SixC {
  const { first, last, calls } = chain;
  const middle = courseAt(chain, 1);
  return {
    CriticalThinking: prose(
      `Pelajar ${first.task}, lalu menapis maklumat tentang ${matter(first)} sebelum membuat keputusan`,
    ),
    Creativity: prose(
      `Pelajar menghasilkan penyelesaian sendiri semasa ${last.doing} dengan bahan tentang ${matter(last)}`,
    ),
    Communication: prose(
      `Pelajar menyampaikan dapatan tentang ${middle.object} secara lisan dan visual menggunakan istilah ${matter(middle)}`,
    ),
    Collaboration: prose(
      `Kumpulan membahagikan tugas mengikut ${calls}, kemudian menyatukan ${first.object} dengan ${last.object}`,
    ),
    Character: prose(`Pelajar menunjukkan integriti semasa ${careOf(middle)}`),
    Citizenship: prose(
      `Pelajar menimbang kesan keputusan tentang ${last.object} terhadap murid, sekolah dan masyarakat dengan merujuk ${matter(first, 1)}`,
    ),
  };
}
