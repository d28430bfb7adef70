import type { Paper } from '../paper/paper.ts';
import { sentenceThat } from './counted.ts';
import type { CueTable } from './cue.ts';

const subheadings = (paper: Paper): number =>
  paper.outline.filter(({ kind, level }) => kind === 'findings' && level > 1).length;

/** A design that cannot show causes: no group to compare with. */
const cannotShowCauses = ({ sentences, facts }: Paper): boolean =>
  !sentences.some(({ lower }) => /kumpulan kawalan|control group|kelas kontrol|randomi[sz]ed/.test(lower)) &&
  !facts.objectives.some(({ text }) => /kumpulan (?:eksperimen|rawatan)/i.test(text));

/** Findings and discussion. */
export const resultCues: CueTable = {
  findings: {
    kinds: ['findings'],
    enoughWords: 150,
    items: [
      {
        id: 'lengkap',
        what: 'dapatan bagi setiap persoalan',
        so: 'supaya tiada persoalan yang tertinggal',
        place: 'dapatan|keputusan|hasil|finding|result',
        priority: 1,
        asks: {
          'pernyataan dapatan':
            'dapatan|keputusan|hasil (?:kajian|analisis|penelitian)|jadual \\d+ menunjukkan|menunjukkan bahawa|results?|findings?|table \\d+ shows|secara keseluruhan|(?:results?|findings?|analysis|analyses|data|table|figure|participants|teachers|students|respondents) (?:\\d+ )?(?:show|indicate|reveal|suggest|demonstrate|report|describe|mention|spoke)(?:s|ed|d)?|there (?:was|were) (?:a|an|no) |significant(?:ly)?|themes?\\b|emerged|outperformed|scored|as shown|tabel \\d+|temuan|hasil uji',
          'susunan mengikut objektif atau persoalan': {
            find: (paper) =>
              subheadings(paper) >= 2 ||
              sentenceThat(
                paper,
                ({ lower, heading }) =>
                  heading?.kind === 'findings' &&
                  /(?:objektif|persoalan|soalan kajian|hipotesis|research question|hypothesis) ?(?:pertama|kedua|\d|\()/.test(
                    lower,
                  ),
              ),
          },
          'jawapan bagi setiap objektif': {
            when: ({ facts }) => facts.objectives.length > 0,
            find: ({ facts: { objectives } }) => objectives.every(({ answeredBy }) => answeredBy !== null),
          },
        },
      },
      {
        id: 'ketepatan',
        what: 'keselarasan teks dengan jadual dan rajah',
        so: 'supaya nilai yang sama dibaca di kedua-dua tempat',
        place: 'dapatan|keputusan|hasil|finding|result|jadual|table',
        priority: 2,
        asks: {
          'jadual atau rajah dapatan': {
            find: ({ facts }) => facts.illustrations.some(({ isPresent }) => isPresent),
          },
          'rujukan teks kepada setiap jadual dan rajah': {
            find: ({ facts: { illustrations } }) =>
              illustrations.length > 0 && illustrations.every(({ isPresent, isMentioned }) => isPresent && isMentioned),
          },
          'nilai daripada jadual dalam teks':
            '(?:min ?=|min \\d|m ?= ?\\d|mean ?=|\\d+(?:\\.\\d+)? ?(?:%|peratus)|seramai \\d+)|\\(?(?:m|sd|n|f|t|r|β) ?= ?-?\\d|mean(?: score)? (?:of|was|is|=)|(?:adalah|sebesar|ialah|sebanyak) \\d|\\d+ (?:of|daripada) (?:the )?\\d+|from \\d+(?:\\.\\d+)? to \\d|daripada \\d+(?:\\.\\d+)? kepada \\d|adjusted mean|(?:scored|rose|increased|decreased)',
        },
      },
      {
        id: 'persembahan',
        act: 'Sertakan',
        what: 'persembahan dapatan',
        so: 'supaya dapatan mudah diikuti',
        place: 'dapatan|keputusan|hasil|finding|result',
        priority: 2,
        asks: {
          'subtajuk dapatan': { find: (paper) => subheadings(paper) >= 2 },
          'ayat yang memperkenalkan jadual atau petikan peserta':
            '(?:jadual|rajah|table|tabel|figure) \\d+[^.]{0,20}(?:menunjukkan|memaparkan|meringkaskan|shows?|presents?|summari[sz]es)|(?:seperti|berdasarkan|merujuk) (?:ditunjukkan dalam )?(?:jadual|rajah)|menurut (?:informan|peserta)|according to (?:participant|teacher)|(?:table|figure|tabel|gambar) \\d+ (?:shows?|presents?|summari[sz]es|displays?|reports?|lists?|provides?|illustrates?|menunjukkan|menyajikan)|(?:shown|presented|displayed|summari[sz]ed|reported|seen|listed) in (?:table|figure)|(?:as )?(?:one|another|a) (?:participant|teacher|student|respondent|informant)|(?:participant|teacher|student|informant|respondent)s? (?:\\w+ )?(?:said|explained|stated|noted|described|put it|mentioned|recalled|spoke)|according to \\w+|menurut (?:responden|narasumber|guru|siswa|murid|peserta)|\\((?:p|t|s|r|g|m|i)\\d+\\)',
          'rumusan bagi setiap dapatan':
            'secara keseluruhan|kesimpulannya|oleh itu|berdasarkan dapatan|ini menunjukkan|overall|in summary|diikuti oleh|tertinggi|terendah|in (?:sum|short|brief|general)|to summari[sz]e|taken together|these (?:results|findings)|this (?:shows|indicates|suggests|means)|thus|therefore|highest|lowest|followed by|most (?:of the )?(?:participants|students|respondents)|dengan demikian|secara umum|dapat disimpulkan|tertinggi|overall|rumusannya',
        },
        faults: [
          {
            words: '(?:sangat besar dan jelas|terlalu jelas|amat mengagumkan|luar biasa|sangat gembira|sangat seronok)',
            wrong: 'menilai dapatan dengan kata yang berlebihan dalam bahagian yang sepatutnya melaporkan data',
            advice: 'Gantikan kata yang berlebihan dengan nilai yang diperoleh.',
            lowers: 1,
            priority: 2,
          },
        ],
      },
    ],
  },
  discussion: {
    kinds: ['discussion'],
    enoughWords: 220,
    items: [
      {
        id: 'tafsiran',
        what: 'tafsiran dapatan',
        so: 'supaya pembaca memahami maksud dapatan',
        priority: 1,
        asks: {
          'makna dapatan':
            'ini (?:bermakna|menunjukkan|menggambarkan|membuktikan)|keadaan ini|bermaksud|dapat ditafsirkan|memberi gambaran|this (?:suggests|means|indicates|implies)|hal ini|dapatan (?:ini|tentang)|(?:this|these|the|which) (?:finding|result|absence|theme|pattern|difference|gain|dominance|improvement|framework)?s? ?(?:suggest|indicate|impl[yi]|mean|show|demonstrate|confirm|highlight|reflect|reveal)(?:s|es|ed)?|can be (?:understood|interpreted|explained|seen)|may be interpreted|in other words|is thus|temuan ini|hasil (?:penelitian )?ini (?:menunjukkan|mengindikasikan)|bermakna|memberi maksud',
          'sebab yang mungkin':
            'munasabah kerana|mungkin (?:kerana|disebabkan)|kemungkinan|berkemungkinan|hal ini kerana|disebabkan oleh|may be (?:due|because|explained)|possibl|likely|mungkin|hal ini disebabkan|(?:one |a )?possible (?:explanation|reason)|(?:could|might|may) (?:be|have|reflect|stem|result|also)|possibly|perhaps|probably|presumably|plausib|attribut(?:ed|able)|due to|because|explained by|owing to|diduga|barangkali|dipengaruhi oleh|disebabkan',
          'penjelasan alternatif':
            'walau bagaimanapun|tidak boleh dianggap|sebaliknya|penjelasan lain|faktor lain|kesan kebaharuan|namun|however|alternative|another explanation|akan tetapi|(?:another|alternative|rival|competing) (?:explanation|interpretation|account)|cannot be ruled out|(?:it )?could (?:also |be )?(?:argued|be that)|other factors|although|nevertheless|nonetheless|on the other hand|despite|whereas|yet |faktor lain|di sisi lain|publication bias|novelty',
        },
      },
      {
        id: 'literatur',
        what: 'perbandingan dengan kajian lepas dan teori',
        so: 'supaya sumbangan kajian dapat dilihat',
        priority: 1,
        asks: {
          'dapatan yang selari dengan kajian lepas':
            'selari dengan|sejajar dengan|seiring dengan|selaras dengan|menyokong|bersesuaian dengan|disokong oleh|konsisten dengan|consistent with|in line with|supports?|similar to|sejalan dengan|(?:in )?(?:line|agreement|accord(?:ance)?|keeping) with|consistent with|consistency with|support(?:s|ed|ing)? (?:\\w+ )?(?:\\w+ )?\\(|corroborat|confirms?|echo(?:es)?|align(?:s|ed)? with|similar(?:ly)? to|agrees? with|concur|mirrors?|resonates?|as (?:reported|found|noted) by|extends?|mendukung|senada|seiring|konsisten|selari',
          'dapatan yang berbeza daripada kajian lepas':
            'berbeza (?:dengan|daripada)|bertentangan|bercanggah|tidak selari|menyanggah|contrary to|in contrast|differs? from|unlike|inconsistent|berbeda dengan|contrary to|in contrast (?:to|with)|contrast(?:s|ed|ing)? with|contradict|differ(?:s|ed|ing)? from|different from|unlike|at odds|diverge|disagree|inconsistent with|does not (?:support|rank)|do not support|did not (?:support|feel)|bertolak belakang|berbeda|tidak sejalan|berlainan dengan|berbanding',
          'kaitan dengan teori':
            '(?:teori|model penerimaan|theory|theoretical|kerangka|tpack|utaut|tam\\b)|theor(?:y|ies|etical)|framework|perspective of|conceptual|model (?:of|by)|teori|kerangka',
          'petikan sumber':
            "\\((?:[^()]{2,80},? )?(?:19|20)\\d\\d[a-z]?\\)|\\[\\d+\\]|[a-z’'-]+(?: et al\\.| dkk\\.)? \\((?:19|20)\\d\\d[a-z]?\\)|\\[@",
        },
      },
      {
        id: 'dakwaan',
        act: 'Sertakan',
        what: 'dakwaan yang berpada dengan bukti',
        so: 'supaya rumusan tidak melebihi reka bentuk kajian',
        priority: 1,
        asks: {
          'rujukan kepada dapatan kajian':
            'dapatan|hasil (?:kajian|penelitian)|keputusan|data|findings?|results?|min |hubungan|tahap|ujian|peningkatan|(?:this|the|present|current) (?:study|research|review|trial|framework|paper)|themes?|participants|gains?|scores?|improve|effects?|evidence|temuan|hasil',
          'bahasa yang berhati-hati':
            'berkemungkinan|kemungkinan|mungkin|dijangka|cenderung|boleh dikaitkan|berkait|dapat dikatakan|may |might |could |appears?|suggests?|likely|tidak semestinya|tidak boleh dianggap|(?:may|might|could|can) |suggest|seem|appear|tend(?:s|ed)? to|indicat|possib|likely|perhaps|not necessarily|cannot be (?:ruled|assumed|concluded|established)|associated with|related to|diduga|dapat dikatakan|kemungkinan|cenderung',
          'had tafsiran':
            'terhad kepada|walau bagaimanapun|tidak boleh (?:dianggap|digeneralisasikan)|batasan|limitation|caution|berhati-hati|namun|limit(?:s|ed|ation|ations)\\b|however|caution|interpret(?:ed)? with|nevertheless|although|only |ruled out|cannot|not intended|further (?:research|studies) (?:is|are)|generali[sz]|bias|keterbatasan|namun|walaupun|akan tetapi|sebaliknya',
        },
        faults: [
          {
            words:
              '(?:menyebabkan|mengakibatkan|membuktikan bahawa|terbukti|(?:has |have |had )?caused (?:the|an?|students|learners|pupils)\\b|causes (?:the|an?|students|learners|pupils)\\b|proves? that|proven (?:that|to)|telah menarik perhatian|semua ini menunjukkan|jauh lebih baik daripada)',
            unless:
              /tidak (?:boleh|dapat|semestinya|bermaksud)|cannot|\b(?:may|might|could) |\b(?:did|does|do) not |mungkin|kemungkinan|bukan|possibl|not (?:prove|imply)/,
            when: cannotShowCauses,
            wrong: 'mendakwa sebab dan akibat yang tidak dapat disokong oleh reka bentuk kajian ini',
            advice:
              'Tulis semula dakwaan ini sebagai hubungan atau perubahan yang diperhatikan dan bincangkan penjelasan lain.',
            lowers: 2,
            priority: 1,
          },
        ],
      },
      {
        id: 'implikasi',
        what: 'implikasi teori dan amalan',
        so: 'supaya dapatan dapat digunakan',
        place: 'implikasi|cadangan|implication|recommend',
        priority: 2,
        asks: {
          'implikasi kepada amalan':
            'implikasi|dari sudut (?:praktikal|amalan)|(?:guru|pensyarah|sekolah|institut|pihak)[^.]{0,40}(?:boleh|perlu|wajar|harus|disarankan)|practical implication|teachers? (?:should|can|may)|in practice|implications?|(?:teachers?|schools?|educators?|lecturers?|institutions?|mentors?|practitioners|policy ?-?makers?|curriculum developers|programmes?|teacher educators)\\b[^.]{0,50}(?:should|could|can|may|need|must|ought|are (?:advised|encouraged|recommended))|in the classroom|for practice|implikasi praktis|(?:dosen|guru|sekolah) (?:perlu|dapat|hendaknya|sebaiknya|boleh)',
          'implikasi kepada teori':
            'dari sudut teori|implikasi (?:kepada )?teori|implikasi teor|memperluas|menyumbang kepada (?:teori|pengetahuan)|theoretical implication|extends? the|contributes? to (?:the )?(?:theory|literature)|(?:theor(?:y|etical))[^.]{0,60}(?:implication|contribut|extend|support|applies)|extend(?:s|ed|ing)? (?:the |our |this )?[^.]{0,60}(?:theory|model|framework|literature|understanding)|contribut(?:e|es|ed|ing|ion) to (?:the )?(?:theory|literature|knowledge|understanding|field|body)|adds? to (?:the )?(?:literature|body|understanding)|implikasi teoritis|secara teoritis|mendukung teori|menyokong teori|memperkukuh teori|mengesahkan teori',
          'cadangan yang khusus':
            'cadangan|dicadangkan|disyorkan|disarankan|mencadangkan|recommend|suggest|saran|recommend(?:s|ed|ation|ations)?|suggest(?:s|ed)? that|should (?:be|begin|include|protect|combine|provide|consider|start|use)|is (?:advised|advisable)|we propose|are (?:advised|encouraged)|disarankan|sebaiknya|hendaknya|perlu (?:memberikan|menyediakan|diberi|diadakan)|boleh (?:menggunakan|digunakan)',
        },
      },
    ],
  },
};
