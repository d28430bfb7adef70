import { wordCount } from '../paper/sentence.ts';
import { titleOf } from '../metadata/title.ts';
import { frontOf } from '../metadata/frontLines.ts';
import type { Paper } from '../paper/paper.ts';
import { of, ofStudies, saying } from './counted.ts';
import type { CueTable, Found, Sign } from './cue.ts';

/** Every cue on a title asks for it; the front of one request is read once. */
const titles = new WeakMap<Paper['document'], Found | null>();

function titleIn({ document }: Paper): Found | null {
  const known = titles.get(document);
  if (known !== undefined) return known;
  const title = titleOf(frontOf(document));
  const found = title && {
    phrase: title.value,
    sentence: { text: title.value, lower: title.value.toLowerCase(), at: title.at[0] ?? '', heading: null },
  };
  titles.set(document, found);
  return found;
}

/** Titles of more words than this are too long. */
const longestTitle = 25;

/** A cue on the title alone. */
const inTitle = (fits: (title: string) => boolean): Sign => ({
  find: (paper) => {
    const title = titleIn(paper);
    return title && fits(title.phrase.toLowerCase()) ? title : null;
  },
});

/** The sample is smaller than a title that speaks for a whole country can rest on. */
const isSmall = ({ facts: { sample } }: Paper): boolean =>
  sample.length > 0 && Math.max(...sample.map(({ size }) => size)) < 100;

const keywordLine = saying(/^(?:kata[- ]?kunci|key ?-?words?|index terms)\b/);
const keywordsOf = (line: string): string[] =>
  line
    .replace(/^[^:]*?(?:kunci|words?|terms)\s*[:\-–—.]?\s*/i, '')
    .split(/[,;·•]/)
    .map((word) => word.trim().replace(/\.$/, ''))
    .filter((word) => word !== '');

/** Title and abstract. */
export const frontCues: CueTable = {
  titleAbstract: {
    kinds: [],
    enoughWords: 0,
    items: [
      {
        id: 'tajuk',
        what: 'tajuk',
        so: 'supaya skop kajian difahami sebelum abstrak dibaca',
        priority: 2,
        asks: {
          'tajuk yang dicetak jelas': inTitle(() => true),
          'fokus atau pemboleh ubah': inTitle((title) =>
            /keberkesanan|kesan|hubungan|pengaruh|tahap|persepsi|faktor|experiences?|perceptions?|pengaruh|keefektifan|penerapan|practices?|attitudes?|motivation|achievement|review|study|trial|package|toolkit|towards?|use|using|building|meningkatkan|melalui|menggunakan|kesediaan|amalan|pembangunan|penggunaan|pelaksanaan|cabaran|minat|pencapaian|kemahiran|motivasi|effect|impact|relationship|readiness|perception|development|use of|challenge|factor|penerapan|peningkatan|course|framework|model|analysis|analisis/.test(
              title,
            ),
          ),
          'sasaran atau konteks': inTitle((title) =>
            /murid|guru|pelajar|siswa|pensyarah|sekolah|institut|universiti|kolej|dalam kalangan|student|teacher|lecturer|school|university|among|dosen|mahasiswa|pupils?|undergraduate|classroom|education|course|murid|children|for |in |tahun \w+|melalui/.test(
              title,
            ),
          ),
        },
        faults: [
          {
            find: (paper) => {
              const title = titleIn(paper);
              return title && wordCount(title.phrase) > longestTitle ? title : null;
            },
            wrong: 'terlalu panjang untuk dibaca sekali pandang',
            advice: 'Pendekkan tajuk kepada fokus, sasaran dan konteks kajian.',
            lowers: 1,
            priority: 3,
          },
          {
            find: (paper) => {
              const title = titleIn(paper);
              return title && /malaysia|indonesia|seluruh|semua/i.test(title.phrase) ? title : null;
            },
            when: isSmall,
            wrong: 'merangkumi skop yang jauh lebih luas daripada sampel kajian',
            advice: 'Hadkan tajuk kepada kumpulan dan tempat yang benar-benar dikaji.',
            lowers: 2,
            priority: 1,
          },
        ],
      },
      {
        id: 'abstrak',
        own: ['abstract'],
        what: 'abstrak',
        so: 'supaya pembaca dapat menilai kajian daripada abstraknya',
        priority: 1,
        asks: {
          'tujuan kajian': {
            words:
              'kajian ini bertujuan|bertujuan (?:untuk )?|tujuan kajian|tujuan penelitian|matlamat kajian|objektif kajian|this (?:study|paper|research|article) (?:aims?|examines?|investigates?|explores?|presents?)|aims? to|the purpose of|(?:kajian|kertas) ini (?:meneliti|menyiasat|mengkaji)|(?:study|paper|research|article|review) (?:aimed|aims|sought|seeks|set out|examined|investigated|explored|presents?|proposes?|describes?|examines|explores|evaluated|evaluates|compared|compares|reports?)|(?:purpose|aim|objective|goal) (?:of|was|is)|designed to|was conducted to|untuk mengetahui|penelitian ini (?:bermaksud|dilakukan)|kertas (?:konsep )?ini (?:membincangkan|mencadangkan|mengusulkan|memperkenalkan)|is an? (?:open[- ]source|python|software|set of|collection|package|course|toolkit)',
            within: ['abstract'],
          },
          'reka bentuk kajian': {
            when: (paper) => ofStudies(paper) || paper.kind === 'review',
            words:
              'reka bentuk|tinjauan|kuasi|eksperimen|kajian kes|kajian tindakan|kuantitatif|kualitatif|kaedah campuran|cross-sectional|survey|quasi|experiment|case study|action research|qualitative|quantitative|mixed[- ]method|penelitian tindakan|deskriptif|randomi[sz]ed|controlled trial|pretest|pre-test|correlational|phenomenolog|f?enomenologi|ethnograph|grounded theory|narrative inquiry|design-based|design and development|longitudinal|systematic (?:literature )?review|prisma|interviews|kaedah gabungan|metode survei|survei|reka cipta|studi kasus|kolerasional|korelasional',
            within: ['abstract'],
          },
          sampel: {
            when: (paper) => ofStudies(paper) || paper.kind === 'review',
            words:
              'seramai \\d|sampel|responden|peserta kajian|informan|\\d+ orang|involved \\d|participants?|respondents?|sample of|\\d+ (?:students|teachers|pupils|lecturers)|subjek penelitian|(?:(?:novice|primary|secondary|pre-service|preservice|university|undergraduate|school|form \\w+|year \\w+) )+(?:students|teachers|pupils)|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:[a-z-]+ ){0,2}(?:students|teachers|pupils|lecturers|participants)|n ?= ?\\d|\\d+ (?:[a-z-]+ ){1,3}(?:students|teachers|pupils|lecturers|schools|adults|children)|\\d+ (?:articles|studies|records|papers)|mahasiswa yang|informan',
            within: ['abstract'],
          },
          'dapatan utama bernombor': {
            when: of('quantitative', 'mixed', 'review'),
            words:
              '(?:dapatan|keputusan|hasil)[^.]{0,160}\\d|min ?=|m ?= ?\\d|r ?= ?-?0?\\.\\d|p ?[<=]|\\d+(?:\\.\\d+)? ?%|(?:findings|results)[^.]{0,160}\\d',
            within: ['abstract'],
          },
          'dapatan atau tema utama': {
            when: of('qualitative'),
            words:
              'tema|themes?|categories|kategori|(?:dapatan|keputusan|hasil|findings?|results?|analysis|analisis)[^.]{0,40}(?:menunjukkan|mendapati|menghasilkan|reveal|show|suggest|indicate|yield)',
            within: ['abstract'],
          },
          'hujah atau sumbangan utama': {
            when: of('concept', 'material'),
            words:
              'argue|propos|contribut|framework|kerangka|hujah|mencadangkan|mengusulkan|menawarkan|sumbangan|provides?|offers?|consists?|includes?|accompanied|supports?|features?|allows?|enables?|mengandungi|menyediakan',
            within: ['abstract'],
          },
          'implikasi atau cadangan': {
            words:
              'implikasi|kajian (?:ini )?mencadangkan|dicadangkan|disarankan|cadangan|implications?|suggests? that|recommend|rekomendasi|imply|implies|implied|suggest|should|disarankan|saran |menyarankan|contribut|memberi implikasi|boleh digunakan',
            within: ['abstract'],
          },
        },
      },
      {
        id: 'kataKunci',
        own: ['abstract'],
        what: 'kata kunci',
        so: 'supaya kertas mudah ditemui dalam pangkalan data',
        priority: 3,
        asks: {
          'baris kata kunci': { find: keywordLine },
          'tiga hingga enam kata kunci': {
            find: (paper) => {
              const line = keywordLine(paper);
              const count = line ? keywordsOf(line.phrase).length : 0;
              return count >= 3 && count <= 6 ? line : null;
            },
          },
          'kata kunci yang turut digunakan dalam tajuk atau abstrak': {
            find: (paper) => {
              const line = keywordLine(paper);
              const text = paper.sentences.map(({ lower }) => lower).join(' ');
              const used = keywordsOf(line?.phrase ?? '').filter((word) => text.split(word.toLowerCase()).length > 2);
              return line && used.length >= 2 ? { phrase: used.slice(0, 2).join(', '), sentence: line.sentence } : null;
            },
          },
        },
      },
    ],
  },
};
