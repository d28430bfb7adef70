import type * as z from 'zod';
import type { scriptType1AnswerSchema, scriptType2AnswerSchema } from '../../../../lambdas/pedagona/prompts/scripts.ts';
import { inMalay } from '../language/lexicon.ts';
import { leadLinks, matter } from './linkedCourse.ts';
import type { Chain } from './chainRequest.ts';
import { mattersOf, workIn } from './merangkaiAnswer.ts';
import { courseAt, sixCAfter, sixCDuring, workOf } from './sixC.ts';
import { prose } from '../language/phrases.ts';

/** These parts speak of every course. */
const linksOf = <P extends string>({ courses }: Chain, parts: readonly P[]) =>
  parts.flatMap((part) => courses.flatMap(leadLinks).map((link) => ({ part, ...link })));

/** What the lecturer says while the linked courses are taught. */
export function scriptType1(chain: Chain): z.infer<typeof scriptType1AnswerSchema> {
  const { courses, calls, first, last } = chain;
  const middle = courseAt(chain, 1);
  return {
    scriptType1Introduction: prose(
      `Selamat datang ke sesi yang merangkai ${inMalay(courses.map(({ title }) => title))}`,
      `Hari ini kita bermula dengan ${matter(first)}, kemudian melihat bagaimana perkara itu mengubah cara anda ${last.doing}`,
      `Sebelum kita mula, ingat semula satu pengalaman anda yang berkaitan dengan ${matter(middle, 1)}`,
      `Simpan pengalaman itu kerana anda akan menggunakannya dalam ${workOf(first)}`,
    ),
    scriptType1LearningHowToLearn: prose(
      `Semasa mengikuti ${calls}, perhatikan cara anda belajar, bukan hanya apa yang anda pelajari tentang ${matter(first)}`,
      `Tulis apa yang sudah anda tahu tentang ${matter(first, 1)}, apa yang anda ingin tahu tentang ${matter(last)} dan cara anda akan menyemaknya`,
      `Apabila anda tersekat ketika ${middle.doing}, semak semula ${matter(middle)}, kemudian cuba strategi yang lain`,
    ),
    scriptType1Aspiration: prose(
      `Bayangkan diri anda sebagai guru yang mampu ${last.task}`,
      `Untuk sampai ke situ, anda perlu lebih dahulu ${first.doing} seperti yang dituntut oleh ${first.call}`,
      `Tetapkan satu sasaran peribadi bagi ${workOf(last)} dan tuliskan bukti bahawa sasaran tentang ${matter(last, 1)} itu tercapai`,
    ),
    scriptType1Relationship: prose(
      `Cari rakan yang kekuatannya berbeza daripada anda: seorang yang yakin tentang ${matter(first, 2)} dan seorang yang yakin tentang ${matter(last, 2)}`,
      `Dengar dahulu pandangan rakan mengenai ${middle.object} sebelum anda memberi pendapat`,
      `Saya akan bergerak dari kumpulan ke kumpulan untuk bertanya bagaimana ${first.call} dan ${last.call} membantu kumpulan anda saling memahami`,
    ),
    scriptType16cMapping: sixCDuring(chain),
    scriptType1StudentReflection: prose(
      `Apakah perkara tentang ${matter(first)} yang hari ini anda fahami dengan cara baharu selepas mengenal ${matter(last)}?`,
      `Bahagian manakah yang paling mencabar apabila anda ${middle.doing}, dan apakah yang membantu anda?`,
      `Bagaimanakah anda akan menggunakan pengalaman ini dalam ${inMalay(courses.map(workOf))}?`,
    ),
    scriptType1Conclusion: prose(
      `Hari ini kita telah ${workIn(courses)} dalam satu rangkaian`,
      `Ingat bahawa ${first.object} tanpa ${last.object} belum memberi gambaran yang lengkap`,
      `Untuk sesi seterusnya, bawa satu contoh tentang ${matter(last, 1)} yang dapat anda kaitkan dengan ${matter(first, 1)}`,
    ),
    links: linksOf(chain, ['scriptType1Introduction', 'scriptType16cMapping', 'scriptType1Conclusion']),
  };
}

/** What the lecturer says once the learners have been through the DLO. */
export function scriptType2(chain: Chain): z.infer<typeof scriptType2AnswerSchema> {
  const { courses, calls, first, last } = chain;
  const middle = courseAt(chain, 1);
  return {
    scriptType2Context: prose(
      `Anda baru sahaja melalui DLO yang menggabungkan ${calls}`,
      `Dalam DLO itu, ${matter(first)} menjadi titik mula dan ${last.object} menjadi hasil yang perlu anda tunjukkan`,
      `Sesi ini memberi anda ruang untuk menyemak apa yang sudah dikuasai tentang ${matter(middle)} serta apa yang masih perlu dibaiki`,
    ),
    scriptType2DloObjective: prose(
      `DLO ini bertujuan membolehkan anda ${workIn(courses)}`,
      `Semak hasil anda: adakah anda sudah dapat ${last.task}?`,
      `Jika belum, rujuk semula bahagian DLO tentang ${matter(last, 1)} sebelum menyiapkan ${workOf(last)}`,
    ),
    scriptType2ModelPembelajaran: {
      learningHowToLearn: prose(
        `Kenal pasti bahagian DLO tentang ${matter(first, 1)} yang perlu anda ulang dan nyatakan sebabnya`,
        `Bandingkan cara anda belajar ${matter(first)} dengan cara rakan anda belajar ${matter(last)}`,
      ),
      aspiration: prose(
        `Dengan apa yang ditunjukkan dalam DLO, tetapkan aras yang ingin anda capai dalam ${workOf(last)}`,
        `Nyatakan sumbangan yang ingin anda beri kepada murid apabila anda mampu ${last.doing}`,
      ),
      relationship: prose(
        `Kongsikan hasil DLO dengan rakan daripada ${first.call} dan minta satu cadangan tentang ${first.object}`,
        `Balas cadangan itu dengan menerangkan bagaimana ${matter(middle, 2)} membantu anda membaikinya`,
      ),
    },
    scriptType26cMapping: sixCAfter(chain),
    scriptType23eFramework: {
      engagement: prose(
        `Mulakan dengan menayangkan semula satu babak DLO tentang ${matter(first)}, kemudian minta pelajar menyatakan perkara yang paling menarik perhatian`,
        `Hubungkan jawapan mereka dengan ${matter(last)} dalam ${last.call}`,
      ),
      enhancement: prose(
        `Minta pelajar mendalami ${matter(middle, 1)} dengan menambah bukti kepada hasil DLO mereka`,
        `Bimbing pelajar supaya lebih teliti semasa ${middle.task}`,
      ),
      extension: prose(
        `Cabar pelajar menggunakan ${matter(last, 1)} dalam keadaan yang tidak ada dalam DLO`,
        `Hasilnya boleh dijadikan permulaan bagi ${workOf(last)}`,
      ),
    },
    scriptType23rFramework: {
      rigor: prose(
        `Tahap ketelitian dijaga dengan meminta pelajar ${last.task}, bukan sekadar menyebut istilah ${matter(last)}`,
        `Setiap jawapan tentang ${first.object} mesti disertakan bukti daripada DLO`,
      ),
      relevance: prose(
        `Tunjukkan kepada pelajar bahawa ${matter(first, 2)} ditemui dalam kerja sebenar seorang guru apabila beliau ${last.doing}`,
        `Minta seorang pelajar memberi contoh sendiri yang menyentuh ${matter(middle)}`,
      ),
      relationship: prose(
        `Bina hubungan dengan memasangkan pelajar yang kuat dalam ${first.call} dengan pelajar yang kuat dalam ${last.call}`,
        `Pasangan itu saling menyemak ${inMalay([workOf(first), workOf(last)])}`,
      ),
    },
    scriptType2StudentReflection: prose(
      `Apakah yang anda ketahui tentang ${matter(last)} sekarang yang tidak anda ketahui sebelum DLO ini?`,
      `Bahagian DLO manakah yang paling membantu anda ${first.doing}?`,
      `Apakah satu perkara tentang ${middle.object} yang akan anda lakukan dengan cara berbeza selepas ini?`,
    ),
    scriptType2Summary: prose(
      `DLO ini telah menunjukkan bahawa ${mattersOf(courses)} saling melengkapi`,
      `Anda kini mempunyai permulaan bagi ${inMalay(courses.map(workOf))}`,
      `Teruskan dengan membaiki satu bahagian tentang ${matter(last, 1)} sebelum kita bertemu lagi`,
    ),
    links: linksOf(chain, ['scriptType2DloObjective', 'scriptType23eFramework', 'scriptType2Summary']),
  };
}
