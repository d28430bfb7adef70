import type { Paper } from '../paper/paper.ts';
import { ofMeasures, ofStudies } from './counted.ts';
import type { CueTable } from './cue.ts';

const ofKind = (kind: 'objective' | 'question' | 'hypothesis') => (paper: Paper) => {
  const one = paper.facts.objectives.find((objective) => objective.kind === kind);
  return one ? { phrase: one.text, sentence: null } : null;
};

/** Introduction, objectives and questions. */
export const openingCues: CueTable = {
  introduction: {
    kinds: ['introduction'],
    enoughWords: 200,
    items: [
      {
        id: 'latarBelakang',
        what: 'latar belakang kajian',
        so: 'supaya pembaca dibawa daripada konteks kepada masalah',
        place: 'latar|pengenalan|pendahuluan|introduction|background',
        priority: 2,
        asks: {
          'konteks pendidikan yang dikaji':
            'sekolah|institut|universiti|kolej|bilik darjah|kurikulum|dasar|pelan pembangunan|guru|murid|pelajar|students?|teachers?|schools?|education|siswa|learners?|classrooms?|curriculum|higher education|lecturers?|universit|teaching|course|instruction|mahasiswa|dosen|perkuliahan|pendidikan',
          'perkembangan atau perubahan semasa':
            'kini|semakin|perubahan|perkembangan|dewasa ini|abad ke-21|revolusi|era |sejak|recent|growing|rapid|increasing|nowadays|saat ini|development|recently|in recent years|over the (?:past|last)|today|has (?:grown|become|received|been)|have (?:become|grown)|increasingly|widely|emerg|decline|advances|transform|perkembangan teknologi|dewasa ini|era digital|semakin',
          'sokongan sumber':
            "\\((?:[^()]{2,80},? )?(?:19|20)\\d\\d[a-z]?\\)|\\[\\d+\\]|(?:[a-z’'-]+ (?:and|&|dan) )?[a-z’'-]+(?: et al\\.| dkk\\.)? \\((?:19|20)\\d\\d[a-z]?\\)|\\[@",
        },
      },
      {
        id: 'pernyataanMasalah',
        what: 'pernyataan masalah',
        so: 'supaya keperluan menjalankan kajian terbukti',
        place: 'pernyataan masalah|penyataan masalah|masalah|problem|need|rumusan',
        priority: 1,
        asks: {
          'masalah yang khusus':
            'masalah|isu |permasalahan|kelemahan|lemah|kesukaran|sukar|cabaran|membimbangkan|kurang |rendah|problem|issue|challenge|difficult|lack|less experienced|kesulitan|kendala|problems?|difficult(?:y|ies)|struggl|barriers?|obstacles?|concern|shortage|fail(?:s|ed|ure)?|poor(?:ly)?|low |weak|inadequate|insufficient|do not (?:support|consider|provide)|rarely|tantangan|hambatan|kesenjangan|bergantung pada|belum optimal|errors?|tied to|novices?|beginners?|need for|unable to|without (?:access|support)',
          'bukti masalah daripada kajian atau data':
            '(?:mendapati|melaporkan|menunjukkan|menyatakan bahawa|found that|reported|shows? that|laporan)[^.]{0,160}|\\d+(?:\\.\\d+)? ?(?:%|peratus)|(?:have|has) (?:found|shown|reported|documented)|(?:studies|surveys?|reports?|assessments?|evidence|data) (?:indicate|show|suggest|reveal|report)s?|revealed|according to|observed that|menemukan|hasil observasi|persen',
          'akibat jika masalah tidak diatasi':
            'menyukarkan|menjejaskan|mengakibatkan|menyebabkan|sekiranya|jika tidak|akibat|kesannya|implikasinya|mempengaruhi|hampering|consequence|leads? to|berdampak|consequen|result(?:s|ed|ing) in|(?:may|can|could|will) (?:lead|contribute|hinder|limit|affect|undermine|reduce)|hinder|undermin|limits? |attrition|at risk|makes? it (?:hard|difficult)|which leaves|jika tidak|akibatnya|sehingga|berakibat|memengaruhi',
        },
      },
      {
        id: 'kepentingan',
        what: 'kepentingan dan jurang kajian',
        so: 'supaya sumbangan kajian jelas',
        place: 'kepentingan|signifikan|jurang|significance|need|manfaat',
        priority: 2,
        asks: {
          'jurang kajian':
            'jurang|lompang|belum banyak|masih (?:terhad|kurang)|kurang dikaji|belum (?:dikaji|diteliti)|gap\\b|few studies|little is known|limited (?:research|studies)|masih jarang|belum ada penelitian|closing this|gaps?\\b|little (?:is known|research|attention)|few (?:studies|have)|scarce|understudied|under-?explored|has not (?:yet )?been|have not (?:yet )?been|remains? (?:unclear|unknown|limited)|no (?:study|studies|previous)|lack of (?:research|studies|understanding|evidence)|(?:did|do) not (?:consider|address|examine)|but not|previous (?:reviews|studies) (?:considered|focused)|however, most|kesenjangan|belum banyak|jarang (?:dilakukan|diteliti)',
          'pihak yang mendapat manfaat':
            '(?:pensyarah|guru|murid|pelajar|sekolah|institut|pihak|pembuat dasar|pengurusan|teachers|students|policy)[^.]{0,80} (?:boleh|dapat|manfaat|membantu|can|benefit|useful)\\b|memberi (?:maklumat|manfaat|panduan) kepada|penting kepada|(?:teachers?|students?|educators|practitioners|policy ?-?makers?|schools|mentors|lecturers|institutions|researchers|learners|stakeholders|school leaders|audience)\\b[^.]{0,80}\\b(?:can|will|may|benefit|with evidence|useful|insights?)|(?:help|benefit|assist|provides?|inform|support|enable|target audience)[^.]{0,60}(?:teachers|students|educators|practitioners|policy|schools|mentors|lecturers|researchers|learners|designers)|bermanfaat bagi|manfaat bagi|bagi (?:dosen|guru|sekolah|siswa|mahasiswa)',
          'bentuk sumbangan kajian':
            'sumbangan|menyumbang|kepentingan kajian|memberi (?:maklumat|panduan|input|gambaran)|membantu|contribut|significance|valuable|panduan|manfaat penelitian|significan(?:t|ce) (?:because|of|for|in)|this (?:study|research|paper|review) (?:is|will be) (?:important|significant|useful|timely)|adds? to|provides? (?:evidence|insights?|teachers|educators|a )|informs?|novel|memberikan (?:manfaat|kontribusi|sumbangan)|kontribusi|matters because|is important|fills? this gap',
        },
        faults: [
          {
            words:
              'penting kepada (?:semua|murid, guru, sekolah|guru, murid|ibu bapa)[^.]{0,60}(?:negara|masyarakat|semua)?',
            wrong: 'menyenaraikan pihak yang mendapat manfaat tanpa menjelaskan manfaat masing-masing',
            advice: 'Jelaskan manfaat yang khusus kepada setiap pihak dalam pernyataan kepentingan kajian.',
            lowers: 1,
            priority: 3,
          },
        ],
      },
    ],
  },
  objectivesQuestions: {
    kinds: ['objectives', 'introduction', 'abstract'],
    enoughWords: 0,
    items: [
      {
        id: 'objektif',
        what: 'objektif kajian',
        so: 'supaya pencapaian setiap objektif dapat ditentukan',
        place: 'objektif|tujuan|matlamat|objective|aim|purpose',
        priority: 1,
        asks: {
          'tujuan kajian':
            'bertujuan|tujuan (?:kajian|penelitian)|matlamat|objektif|aims? (?:of|to|is)|purpose of|objectives?|goals?|designed to serve|(?:aims?|aimed|objectives?|purposes?|goals?)\\b|sought to|set out to|this (?:study|paper|article|research|review) (?:examines?|examined|investigates?|investigated|explores?|explored|proposes?|presents?|describes?)|bermaksud|tujuan',
          'objektif khusus': {
            when: ofStudies,
            find: ofKind('objective'),
          },
          'kata kerja yang boleh diukur':
            '(?:untuk )?(?:mengenal pasti|menentukan|membandingkan|mengukur|menganalisis|menguji|menilai|membina|membangunkan|meneroka|menghuraikan|mengetahui|menyiasat|meramal|menghasilkan|meningkatkan)|(?:to )?(?:identify|determine|compare|measure|examine|analy[sz]e|test|evaluate|develop|explore|investigate|mendeskripsikan)|assess|describe|establish|propose|design|validate|predict|explain|construct|write|create|build|check|export|menganalisa|mengembangkan|menjelaskan|mendeskripsikan|menguji',
        },
        faults: [
          {
            words:
              '(?:untuk )?melihat (?:sejauh mana )?(?:keberkesanan|kesan|tahap)|untuk memahami|to look at|to understand',
            when: (paper) =>
              ofMeasures(paper) && paper.facts.objectives.filter(({ kind }) => kind === 'objective').length < 2,
            wrong: 'menyatakan tujuan umum yang tidak boleh diukur',
            advice: 'Tulis semula tujuan ini sebagai objektif khusus dengan kata kerja yang boleh diukur.',
            lowers: 1,
            priority: 1,
          },
        ],
      },
      {
        id: 'persoalan',
        what: 'persoalan atau hipotesis kajian',
        so: 'supaya ia selari dengan objektif',
        place: 'persoalan|soalan|hipotesis|question|hypothes|rumusan masalah|objektif',
        priority: 1,
        asks: {
          'persoalan atau hipotesis kajian': {
            find: (paper) => ofKind('question')(paper) ?? ofKind('hypothesis')(paper),
          },
          'ayat yang memperkenalkan persoalan atau hipotesis':
            'persoalan kajian|soalan kajian|soalan penyelidikan|hipotesis|research questions?|hypothes[ie]s|h0|rumusan masalah|apakah|adakah|sejauh manakah|bagaimanakah|(?:this|the) (?:study|research|review|paper) (?:asks?|asked|addresse[sd]|sought to answer)|(?:guided|driven) by (?:\\w+ )?(?:research )?questions?|following (?:research )?questions?|rq ?\\d|h\\d ?:|h1|ha\\b|to what extent|is there|what (?:is|are)|how (?:do|does|is|are)|apakah terdapat|bagaimana|pertanyaan penelitian',
          'kesejajaran dengan objektif': {
            when: ofMeasures,
            find: ({ facts: { objectives } }) =>
              objectives.some(({ kind }) => kind === 'objective') &&
              objectives.some(({ kind }) => kind !== 'objective'),
          },
        },
      },
      {
        id: 'dijawab',
        own: ['findings'],
        what: 'dapatan bagi setiap objektif',
        so: 'supaya tiada objektif yang dibiarkan tanpa jawapan',
        place: 'objektif|persoalan|dapatan|objective|finding',
        priority: 1,
        asks: {
          'dapatan bagi sebahagian objektif': {
            find: ({ facts }) => facts.objectives.some(({ answeredBy }) => answeredBy !== null),
          },
          'dapatan bagi kebanyakan objektif': {
            find: ({ facts: { objectives } }) =>
              objectives.filter(({ answeredBy }) => answeredBy !== null).length * 3 >= objectives.length * 2,
          },
          'dapatan bagi semua objektif': {
            find: ({ facts: { objectives } }) => objectives.every(({ answeredBy }) => answeredBy !== null),
          },
        },
      },
    ],
  },
};
