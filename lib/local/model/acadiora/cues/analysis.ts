import { numberTests } from '../paper/paperKind.ts';
import type { Paper } from '../paper/paper.ts';
import { counted, of, ofStudies, saying } from './counted.ts';
import type { CueTable } from './cue.ts';

/** Papers whose analysis yields themes or values of tests. */
const reportsValues = (paper: Paper): boolean =>
  of('qualitative', 'review')(paper) || numberTests(paper.facts).length > 0;

/** Analysis of data. */
export const analysisCues: CueTable = {
  dataAnalysis: {
    kinds: ['methodology', 'findings'],
    enoughWords: 0,
    items: [
      {
        id: 'kesesuaian',
        what: 'analisis bagi setiap persoalan',
        so: 'supaya setiap persoalan dijawab dengan analisis yang sesuai',
        place: 'analisis|analysis|penganalisisan',
        priority: 1,
        asks: {
          'analisis yang digunakan':
            '(?:data )?(?:di|meng)?analisis|statistik (?:deskriptif|inferensi)|ujian-?t|ujian t\\b|anova|korelasi|regresi|peratus|frekuensi|analisis tematik|pengekodan|t-test|regression|correlation|thematic|coding|content analysis|uji-t|analyz|analys|analy[sz]ed|analysis of (?:variance|covariance)|ancova|manova|descriptive statistics|inferential|structural equation|pls-?sem|chi-?square|mann[- ]whitney|wilcoxon|kruskal|factor analysis|rasch|multilevel|constant comparative|grounded theory coding|narrative analysis|framework analysis|synthesi[sz]ed|coded|coding form|open coding|axial|regresi|uji (?:regresi|korelasi|t|beda|hipotesis)|dianalisis|analisis (?:data|deskriptif|inferensi|kandungan|naratif)|effect sizes',
          'padanan analisis dengan objektif atau persoalan':
            '(?:digunakan|dijalankan|untuk menjawab|bagi menjawab|used to|untuk)[^.]{0,60}(?:objektif|persoalan|soalan kajian|hipotesis|research question|hypothes|perbezaan|hubungan|difference|relationship)|(?:to (?:answer|address|test|examine|determine|compare|identify|investigate|explore)|used to|employed to|performed to|for)[^.]{0,80}(?:research questions?|question|hypothes[ie]s|differences?|relationships?|effects?|association|themes|patterns|interaction|groups|impact)|(?:bagi|untuk) (?:menjawab|menguji|mengetahui|menentukan|mengenal pasti)|(?:analysed|analyzed) (?:thematically|using|following|by means)|six (?:phases|steps)|dianalisis (?:dengan|menggunakan|secara)',
          'perisian analisis': {
            when: ofStudies,
            find: ({ facts: { statistics } }) => {
              const software = statistics.software[0];
              return software ? { phrase: software.text, sentence: null } : null;
            },
          },
        },
      },
      {
        id: 'andaian',
        act: 'Laporkan',
        what: 'andaian ujian statistik',
        so: 'supaya penggunaan ujian itu sah',
        place: 'analisis|andaian|normaliti|analysis|assumption',
        priority: 1,
        asks: {
          'ujian normaliti': { find: counted('normality') },
          'semakan nilai terpencil': { find: counted('outliers') },
          'andaian lain bagi ujian yang dipilih': {
            find: (paper) =>
              counted('multicollinearity')(paper) ??
              saying(
                /levene|kehomogenan|homogeneity|linear(?:iti|ity|itas)|sferisiti|homoskedastisiti|homogenitas|mauchly/,
              )(paper),
          },
        },
      },
      {
        id: 'pelaporan',
        act: 'Laporkan',
        what: 'pelaporan nilai analisis',
        so: 'supaya pembaca dapat menyemak keputusan',
        place: 'dapatan|keputusan|analisis|finding|result|analysis',
        priority: 1,
        asks: {
          'statistik deskriptif atau bukti peserta':
            '(?:min ?=|m ?= ?\\d|mean ?=|sp ?=|sd ?=|sisihan piawai|standard deviation|purata|min \\d|rata-rata)|(?:peserta|informan|responden|guru|murid|r|p)[ -]?\\d+[:,)]|\\(?m ?= ?-?\\d|sd ?= ?\\d|means?\\b|median|standard deviations?|frequenc|percent|\\d+(?:\\.\\d+)? ?%|one (?:participant|teacher|student)|another (?:participant|teacher|student)|as (?:one|\\w+) (?:put it|said|explained|noted)|\\((?:p|t|s|r|g|m|i)\\d+\\)|(?:peserta|participant|informant|guru|murid|teacher|student) [a-z]?\\d+|rata-rata|simpangan baku|min (?:skor)?|\\(\\d+ of \\d+|twenty|studies \\(',
          'nilai ujian atau tema': {
            when: reportsValues,
            find: (paper) => {
              const test = paper.facts.statistics.tests.find(({ values }) => values.length > 0);
              return test
                ? { phrase: test.values.slice(0, 2).join(', '), sentence: null }
                : saying(
                    /tema (?:utama|pertama|kedua)|(?:dua|tiga|empat|lima) tema|themes? (?:emerged|\d)|(?:two|three|four|five|six|main|major) (?:[a-z]+ )?themes|synthesi[sz]ed/,
                  )(paper);
            },
          },
          'aras keertian atau cara tafsiran': {
            when: reportsValues,
            words:
              'p ?[<=>] ?0?\\.\\d|aras (?:keertian|signifikan)|interpretasi (?:skor )?min|significance level|kebolehpercayaan antara pengekod|p ?[<=>≤] ?0?[.,]\\d|p-?values?|alpha (?:level )?(?:of|was|=)|(?:significance|alpha) (?:level|was set)|statistically significant|taraf (?:signifikansi|kesalahan)|confidence interval|95% ?ci|inter-?(?:rater|coder)|kappa|audit trail|member[- ]check|analytic memo|six (?:phases|steps)|interpretasi|in summary|overall',
          },
          'saiz kesan atau kekuatan hubungan': {
            when: (paper) => of('quantitative', 'mixed')(paper) && numberTests(paper.facts).length > 0,
            find: (paper) =>
              counted('effectSize')(paper) ??
              saying(
                /kekuatan hubungan|strength of (?:the )?(?:relationship|correlation)|effect size|cohen.s d|eta squared|η|r² ?=|koefisien determinasi|variance explained|varians/,
              )(paper),
          },
        },
        faults: [
          {
            words: '(?:ujian-?t|t-test|anova|uji-t)[^.\\d]{0,100}(?:signifikan|significant)[^\\d]{0,80}$',
            when: ({ facts }) => facts.statistics.tests.every(({ values }) => values.length === 0),
            wrong: 'menyatakan keputusan signifikan tanpa nilai ujian, darjah kebebasan dan nilai p',
            advice: 'Laporkan nilai ujian, darjah kebebasan, nilai p dan saiz kesan bagi keputusan ini.',
            lowers: 1,
            priority: 1,
          },
        ],
      },
    ],
  },
};
