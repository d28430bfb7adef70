import type { CriterionKey } from '../../../shared/acadiora/criteria.ts';

/** How one criterion is judged: what a good paper does, what each kind of study calls for, and what is often held against papers wrongly. */
interface Guide {
  good: string;
  /** Of the kinds told apart in prompts; a mixed study is held to the first two. */
  kinds: Record<'quantitative' | 'qualitative' | 'action' | 'review' | 'concept' | 'technical', string>;
  falseAlarms: string;
  levels: string;
}

export const guides: Record<CriterionKey, Guide> = {
  titleAbstract: {
    good: 'Tajuk yang baik memberitahu pembaca perkara yang dikaji, dalam kalangan siapa atau di mana, dan (jika membantu) dengan reka bentuk apa, dalam kira-kira 10 hingga 18 patah perkataan. Skopnya tidak lebih luas daripada kajian: satu kelas bukan "murid di Malaysia", satu daerah bukan "guru Malaysia". Abstrak ialah kertas dalam bentuk kecil: latar satu ayat, tujuan, reka bentuk dan sampel, instrumen atau sumber data, cara analisis, dapatan utama yang khusus, dan satu ayat implikasi. Pembaca yang hanya membaca abstrak sepatutnya tahu apa yang ditemui, bukan sekadar bahawa "dapatan dibincangkan". Kata kunci ialah istilah yang akan digunakan oleh orang lain untuk mencari kajian ini: konsep, kumpulan sasaran, konteks dan kaedah, bukan ayat dan bukan perkataan umum seperti "pendidikan" sahaja. Dalam jurnal Malaysia abstrak lazim dicetak dalam dua bahasa; kedua-duanya perlu membawa maklumat yang sama. Bandingkan setiap angka dalam abstrak dengan angka dalam badan kertas: saiz sampel, min, peratus dan nilai p mesti sama.',
    kinds: {
      quantitative:
        'Abstrak menyatakan bilangan responden, instrumen, ujian statistik yang utama dan sekurang-kurangnya satu dapatan bernombor bagi setiap objektif utama. Arah dan kekuatan hubungan lebih bermakna daripada "terdapat hubungan yang signifikan".',
      qualitative:
        'Abstrak menyatakan siapa peserta dan bilangannya, cara data dikumpul (temu bual, pemerhatian, dokumen), pendekatan analisis dan nama tema yang muncul. Nombor statistik tidak diperlukan.',
      action:
        'Abstrak menyatakan masalah bilik darjah, tindakan yang dibuat, bilangan kitaran, murid yang terlibat dan perubahan yang dilihat. Tajuk yang menamakan tindakan dan kumpulan murid sudah memadai.',
      review:
        'Abstrak menyatakan pangkalan data, tempoh, kriteria kemasukan, bilangan kajian yang disaring dan diterima, serta jawapan kepada persoalan sorotan. Tajuk sebaik-baiknya menyebut bahawa kertas ini sorotan.',
      concept:
        'Abstrak menyatakan isu, kedudukan atau model yang dikemukakan dan sebab ia penting. Sampel, instrumen dan dapatan bernombor tidak terpakai; jangan minta.',
      technical:
        'Abstrak menyatakan masalah, perkara yang dibina (perisian, modul, model), untuk siapa, dan bukti bahawa ia berfungsi atau digunakan. Kertas perisian pendek kadangkala tiada abstrak formal; ringkasan pada permulaan memainkan peranan itu.',
    },
    falseAlarms:
      'Jangan katakan abstrak tidak menyatakan sampel, kaedah atau dapatan sebelum membaca setiap ayatnya, termasuk versi bahasa kedua. Jangan mengira perkataan sendiri; panjang abstrak ada dalam fakta jika ia dikira. Jangan minta petikan dalam abstrak, definisi istilah atau nama perisian. Tajuk yang panjang tetapi tepat bukan kelemahan besar. Ketiadaan kata kunci dalam kertas prosiding, tesis atau laporan yang formatnya tidak memintanya ialah perkara kecil. Jangan jadikan pilihan gaya (tajuk dengan titik bertindih, tajuk berbentuk soalan) sebagai kelemahan. Jangan anggap tajuk terlalu luas jika abstrak atau subtajuk telah menghadkannya.',
    levels:
      'Aras 4: tajuk dan skop sepadan, abstrak lengkap dan angkanya benar. Aras 2: satu unsur penting abstrak tiada atau tajuk lebih luas daripada kajian. Aras 1: abstrak hanya memperkenalkan topik.',
  },
  introduction: {
    good: 'Pengenalan yang baik bergerak seperti corong: konteks pendidikan yang khusus (dasar, kurikulum, amalan, data), perkara yang diketahui, perkara yang belum diketahui atau tidak kena, akibatnya jika dibiarkan, dan apa yang dibuat oleh kajian ini. Pernyataan masalah ialah terasnya. Ia menunjukkan jurang antara yang diharapkan (misalnya hasrat KSSR, KSSM, PPPM atau standard program) dengan yang berlaku, dan jurang itu disokong bukti: angka, laporan, kajian lepas atau pengalaman bilik darjah yang dihuraikan. Masalah dinyatakan sebagai masalah pengetahuan atau amalan, bukan sebagai ketiadaan produk ("belum ada aplikasi X"). Kepentingan kajian menamakan siapa yang akan bertindak lain kerana dapatan ini: guru, pensyarah IPG, pentadbir sekolah, penggubal kurikulum. Pembaca yang tamat membaca pengenalan tahu mengapa kajian ini perlu dibuat sekarang, di sini dan dengan kumpulan ini. Perenggan bersambung secara logik; setiap satu membawa hujah ke hadapan dan bukan senarai fakta.',
    kinds: {
      quantitative:
        'Masalah membawa kepada pemboleh ubah: pembaca dapat melihat mengapa hubungan atau perbezaan antara pemboleh ubah itu tidak diketahui atau dipertikaikan. Data prevalens atau pencapaian terdahulu menguatkan hujah.',
      qualitative:
        'Masalah membawa kepada pengalaman, makna atau proses yang belum difahami. Hujah boleh bersandar pada suara dan konteks; statistik kebangsaan tidak wajib.',
      action:
        'Masalah lahir daripada bilik darjah penulis sendiri: refleksi, contoh kerja murid, skor atau pemerhatian awal. Bukti setempat sudah memadai dan lebih kuat daripada petikan umum. Jurang dalam literatur antarabangsa tidak diminta.',
      review:
        'Pengenalan menyatakan mengapa sorotan diperlukan sekarang, sorotan terdahulu yang ada, dan apa yang ditambah oleh sorotan ini.',
      concept:
        'Isu dan kedudukan penulis jelas sejak awal, pihak yang berbeza pandangan diwakili dengan adil, dan kepentingannya kepada dasar atau amalan dinyatakan.',
      technical:
        'Keperluan pengguna dan kekurangan alat yang sedia ada dinyatakan. Bahagian seperti "Statement of Need" ialah pernyataan masalahnya.',
    },
    falseAlarms:
      'Pernyataan masalah tidak semestinya berada di bawah tajuk "Pernyataan Masalah"; cari ayat yang menyatakannya sebelum berkata ia tiada. Jurang kajian boleh dinyatakan dalam sorotan literatur; jika ada di sana, jangan ulang sebagai kelemahan pengenalan. Jangan minta statistik kebangsaan bagi kajian satu kelas. Jangan katakan "tiada sokongan" jika ayat itu mempunyai petikan atau data setempat. Pengenalan pendek dalam kertas prosiding enam muka surat adalah wajar. Kepentingan yang dinyatakan dalam abstrak atau kesimpulan masih dinyatakan, tetapi tempatnya boleh dibaiki. Latar belakang yang menyebut dasar lama bukan kesalahan jika dasar itu masih berkuat kuasa ketika kajian dibuat.',
    levels:
      'Aras 4: masalah khusus, berbukti dan membawa terus kepada tujuan. Aras 3: jelas tetapi satu mata rantai lemah. Aras 2: masalah umum tanpa bukti yang khusus kepada konteks. Aras 1: topik diperkenalkan tanpa masalah.',
  },
  objectivesQuestions: {
    good: 'Objektif yang baik menamakan kata kerja yang boleh diperiksa (menentukan, membandingkan, meneroka, menghuraikan, menilai, membangunkan), perkara yang dikaji dan kumpulan atau konteksnya. Setiap objektif melahirkan satu persoalan; hipotesis, jika ada, sepadan dengan persoalan yang menguji hubungan atau perbezaan. Bilangannya terkawal (lazimnya dua hingga lima) dan setiap satu dapat dijawab oleh data yang benar-benar dikumpul. Susunannya kekal dari pengenalan, ke metodologi, ke dapatan, ke perbincangan: objektif pertama dijawab dahulu. Kertas yang baik membolehkan pembaca meletakkan jari pada dapatan bagi setiap objektif. Ukur tiga perkara: adakah objektif itu khusus; adakah persoalan atau hipotesis selari dengannya; adakah dapatan menjawabnya. Fakta yang dikira menyenaraikan objektif, persoalan dan hipotesis yang ditemui serta dapatan yang berkaitan; gunakan senarai itu sebagai petunjuk dan semak sendiri dalam dokumen, kerana padanan perkataan boleh terlepas dapatan yang ditulis dengan istilah lain.',
    kinds: {
      quantitative:
        'Persoalan deskriptif (tahap, min), perbezaan dan hubungan dibezakan, dan hipotesis nol atau alternatif diuji dengan ujian yang dinamakan. Hipotesis tanpa keputusan ujian ialah kelemahan besar.',
      qualitative:
        'Persoalan terbuka (bagaimana, apakah pengalaman, mengapa) dan boleh berkembang semasa kajian. Hipotesis dan kata kerja ukuran tidak diminta.',
      action:
        'Objektif berbentuk perubahan yang mahu dibawa ("meningkatkan penguasaan ... melalui ...") dan persoalan bertanya sejauh mana ia berlaku. Satu objektif am dengan dua atau tiga objektif khusus adalah lazim.',
      review:
        'Persoalan sorotan dinyatakan, sebaik-baiknya dengan unsur PICO, SPIDER atau yang setara, dan setiap satu dijawab oleh sintesis.',
      concept:
        'Tujuan kertas dinyatakan dalam satu atau dua ayat. Objektif bernombor, persoalan dan hipotesis tidak terpakai; beri null bagi butiran yang tidak diperlukan.',
      technical:
        'Matlamat sistem atau modul dinyatakan: apa yang sepatutnya dapat dibuat oleh pengguna. Hipotesis tidak diminta melainkan kertas menguji keberkesanan.',
    },
    falseAlarms:
      'Objektif boleh ditulis dalam ayat biasa ("Kajian ini bertujuan untuk ..."), dalam senarai (a), i., 1.2 atau dengan titik; ia tetap objektif. Jangan minta persoalan dan objektif kedua-duanya jika satu set sudah jelas. Jangan minta hipotesis daripada kajian deskriptif atau kualitatif. Jangan katakan objektif tidak dijawab hanya kerana dapatan tidak mengulang perkataannya: cari jadual, tema atau perenggan yang menjawabnya. Kata kerja seperti "mengenal pasti" dan "meneroka" boleh diterima. Bilangan objektif yang berbeza daripada bilangan persoalan bukan kelemahan jika satu persoalan merangkumi dua objektif.',
    levels:
      'Aras 4: semua objektif khusus, selari dan dijawab. Aras 2: satu objektif tidak dijawab atau persoalan tidak selari. Aras 1: hanya tujuan umum seperti "melihat keberkesanan" dalam kajian yang memerlukan objektif khusus.',
  },
  theoryFramework: {
    good: 'Teori yang baik bekerja, bukan menghias. Kertas menamakan teori atau model, menerangkan konstruknya dengan ringkas dan betul, menyatakan mengapa ia sesuai dengan masalah ini, dan menghubungkan setiap konstruk dengan pemboleh ubah, tema, item instrumen atau langkah intervensi. Dalam perbincangan teori itu kembali: dapatan menyokong, memperhalus atau mencabarnya. Kerangka konseptual, sama ada rajah atau perenggan, menunjukkan unsur kajian dan hubungan yang diandaikan antaranya; anak panah dalam rajah sepadan dengan objektif. Dua teori boleh digunakan jika peranan masing-masing jelas. Contoh yang lazim dan sah dalam pendidikan Malaysia: konstruktivisme Vygotsky atau Piaget, TPACK, TAM atau UTAUT, teori pembelajaran sosial Bandura, teori penentuan kendiri, teori beban kognitif, taksonomi Bloom, model ADDIE atau ASSURE, model Kirkpatrick, teori perubahan Fullan. Namakan sebagai theoriesUsed hanya teori yang digunakan oleh kertas; teori yang disebut sekali lalu semasa menceritakan kajian orang lain tidak dikira digunakan. Cadangan dalam theoriesSuggested mesti disertai sebab yang khusus kepada kajian ini.',
    kinds: {
      quantitative:
        'Teori meramalkan arah hubungan antara pemboleh ubah dan menyokong pemilihan konstruk dalam soal selidik. Ketiadaannya kelemahan besar bagi kajian yang menguji hubungan atau model, sederhana bagi tinjauan deskriptif.',
      qualitative:
        'Teori menjadi lensa kepekaan; kajian teori berasas membina teori daripada data dan tidak perlu bermula dengan kerangka. Kerangka konseptual boleh berupa konsep pemeka.',
      action:
        'Model kitaran (Kemmis dan McTaggart, Lewin) serta satu idea pedagogi yang menyokong tindakan sudah memadai. Jangan minta kerangka teori yang luas.',
      review:
        'Rangka analisis yang menyusun sintesis sudah mencukupi; teori substantif diperlukan hanya jika persoalan memintanya.',
      concept:
        'Di sini teori ialah inti: konsep ditakrif, dibezakan dengan konsep berdekatan dan digunakan secara konsisten; model yang dicadangkan mempunyai hujah bagi setiap hubungannya.',
      technical:
        'Teori pendidikan tidak diwajibkan. Prinsip reka bentuk atau asas ilmu bidang (misalnya fizik model) sudah memadai; beri null bagi butiran yang tidak terpakai.',
    },
    falseAlarms:
      'Teori boleh dihuraikan dalam sorotan literatur atau pengenalan tanpa tajuk "Kerangka Teori"; cari dahulu. Kerangka konseptual tidak semestinya rajah. Jangan minta teori daripada kertas teknikal, laporan perisian atau kajian dasar. Jangan katakan teori tidak dihubungkan jika perenggan metodologi atau perbincangan menghubungkannya. Jangan mencadangkan teori lain semata-mata kerana ia lebih baharu. Model pembangunan seperti ADDIE ialah kerangka yang sah bagi kajian pembangunan. Sumber asal teori yang lama (1978, 1986) bukan rujukan lapuk.',
    levels:
      'Aras 4: teori dihuraikan, dihubungkan dengan setiap unsur kajian dan kembali dalam perbincangan. Aras 3: dihubungkan tetapi tidak kembali. Aras 2: dihuraikan tanpa kaitan. Aras 1: dinamakan sahaja. Aras 0: diperlukan tetapi tiada.',
  },
  literatureReview: {
    good: 'Sorotan yang baik ialah hujah yang dibina daripada kajian orang lain. Ia disusun mengikut tema, pemboleh ubah, perdebatan atau kaedah; setiap perenggan mempunyai satu dakwaan yang disokong oleh beberapa kajian serentak, bukan satu kajian bagi satu perenggan ("Ali (2019) mengkaji ... Abu (2020) mengkaji ..."). Kajian dibandingkan: yang bersetuju, yang bercanggah, sebab perbezaan (sampel, konteks, instrumen) dan kekuatan buktinya. Sumber terdiri daripada artikel berwasit, buku akademik dan laporan rasmi; laman sesawang umum hanya untuk perkara yang tiada sumber lain. Ada keseimbangan antara kajian Malaysia atau serantau dengan kajian antarabangsa. Kebanyakan sumber empirik dalam lima hingga tujuh tahun sebelum tahun kertas, manakala karya asas kekal walaupun lama. Sorotan berakhir dengan jurang: apa yang belum dijawab oleh kajian-kajian itu dan bagaimana kajian ini mengisinya. Medan reviewModel merekodkan cara sorotan disusun (tematik, kronologi, mengikut pemboleh ubah, naratif, sistematik). Medan keyReferencesNeeded menerangkan jenis sumber yang perlu ditambah; jangan namakan penerbitan, pengarang atau tahun kerana anda tidak dapat menyemak kewujudannya.',
    kinds: {
      quantitative:
        'Sorotan meliputi setiap pemboleh ubah dan hubungan antaranya, dan menyokong setiap hipotesis dengan bukti arah.',
      qualitative:
        'Sorotan membina kepekaan konsep dan konteks; ia boleh lebih pendek dan diteruskan dalam perbincangan.',
      action:
        'Beberapa kajian tentang strategi yang dipilih dan masalah yang serupa sudah memadai; tujuannya menyokong tindakan, bukan meliputi bidang.',
      review:
        'Keseluruhan kertas ialah sorotan. Nilai strategi carian, penyaringan dan sintesis di bawah metodologi dan dapatan; di sini nilai kedudukannya antara sorotan terdahulu.',
      concept:
        'Literatur dijalin dalam hujah. Bahagian "Sorotan Literatur" berasingan tidak diperlukan; nilai keluasan dan keadilan wakilannya.',
      technical: 'Perbandingan ringkas dengan alat, modul atau model yang sedia ada sudah memadai.',
    },
    falseAlarms:
      'Jangan mengira rujukan atau peratus terkini sendiri; gunakan fakta. Jangan katakan sumber lapuk jika peratus terkini dalam fakta tinggi, atau jika yang lama itu karya asas teori, kaedah atau instrumen. Tahun dibandingkan dengan tahun kertas, bukan tahun semasa. Jangan katakan sorotan hanya senarai jika perenggan membandingkan atau merumuskan. Sorotan yang berada dalam pengenalan tetap sorotan. Jangan minta kajian tempatan jika beberapa petikan jelas tentang Malaysia. Petikan yang tiada dalam senarai rujukan sudah dikira oleh sistem dan dinilai di bawah aspek teknikal. Ketiadaan jadual sorotan bukan kelemahan.',
    levels:
      'Aras 4: tersusun mengikut tema, kritikal, berakhir dengan jurang yang diisi. Aras 3: sintesis baik dengan satu jurang liputan. Aras 2: banyak sumber tetapi diceritakan satu demi satu. Aras 1: nipis atau bergantung pada laman sesawang.',
  },
  methodology: {
    good: 'Metodologi yang baik membolehkan orang lain mengulang kajian dan menilai sejauh mana ia boleh dipercayai. Reka bentuk dinamakan dan dipadankan dengan persoalan. Populasi, kriteria pemilihan, teknik persampelan dan saiz sampel dinyatakan bersama sebabnya (jadual Krejcie dan Morgan, G*Power, ketepuan data, atau seluruh kelas). Instrumen dihuraikan: sumber, bilangan item, skala, contoh item, penyesuaian dan terjemahan. Kesahan (pakar, CVI, EFA/CFA) dan kebolehpercayaan (alfa, KR-20, antara penilai) dilaporkan sebagai nilai, bukan sekadar "tinggi". Prosedur diceritakan mengikut turutan, dengan tempoh dan siapa yang melaksanakannya. Etika: kebenaran (EPRD, JPN, pentadbir, IPG atau universiti), persetujuan peserta atau ibu bapa, kerahsiaan. Nilai setiap butiran pada tempatnya: satu maklumat yang sama tidak dihukum dua kali. Semak juga ketekalan: bilangan responden, item dan kumpulan yang dinyatakan dalam metodologi mesti sama dengan abstrak, jadual dan dapatan. researchType ialah kuantitatif, kualitatif, campuran, konsep atau pembangunan; researchDesign menamakan reka bentuk yang sebenarnya digunakan walaupun kertas menamakannya secara lain.',
    kinds: {
      quantitative:
        'Minta teknik dan justifikasi saiz sampel, kesahan dan nilai kebolehpercayaan setiap konstruk, dan bagi eksperimen: kumpulan kawalan, kesetaraan awal dan kawalan ancaman kesahan dalaman.',
      qualitative:
        'Minta kriteria pemilihan peserta, protokol temu bual, peranan penyelidik, dan kebolehpercayaan kualitatif: triangulasi, semakan peserta, jejak audit, persetujuan pengekod. Sampel kecil adalah wajar; alfa Cronbach, kerawakan dan kuasa statistik tidak terpakai.',
      action:
        'Minta kitaran (rancang, laksana, perhati, reflek), huraian tindakan sehingga guru lain boleh mengulangnya, dan cara perubahan dikesan. Murid sekelas ialah peserta yang wajar; kumpulan kawalan dan persampelan rawak tidak diwajibkan.',
      review:
        'Minta pangkalan data, rentetan carian, tempoh, kriteria masuk dan keluar, bilangan pada setiap peringkat (PRISMA), penilaian mutu dan cara sintesis. Sampel manusia, instrumen dan persetujuan peserta tidak terpakai.',
      concept:
        'Metodologi empirik tidak terpakai: beri null bagi semua butiran, melainkan kertas mendakwa menggunakan kaedah tertentu seperti analisis dokumen.',
      technical:
        'Nilai kejelasan reka bentuk, data input, penentusahan, versi dan lesen. Persampelan manusia, alfa dan persetujuan peserta hanya diminta jika kertas benar-benar menguji dengan manusia.',
    },
    falseAlarms:
      'Ini kriteria yang paling banyak menghasilkan tuduhan palsu. Sebelum berkata persetujuan, kesahan, rintis, kebolehpercayaan atau teknik persampelan tidak dinyatakan, cari dalam seluruh kertas: abstrak, nota jadual, lampiran, bahagian etika, penghargaan. Fakta menyatakan tempat alfa, kesahan kandungan dan kesahan konstruk ditemui; jangan bercanggah dengannya. Jangan minta alfa daripada kajian kualitatif atau ujian tanpa skala; jangan minta etika manusia daripada data sekunder awam. Persampelan bertujuan atau mudah bukan kelemahan jika dinyatakan dan had generalisasinya diakui. Saiz sampel kecil bukan kelemahan bagi kajian kes. Instrumen yang diterima pakai dengan petikan tidak perlu dicetak semula.',
    levels:
      'Aras 4: lengkap, boleh diulang, bernilai. Aras 3: satu perincian kecil tiada. Aras 2: satu perkara yang menjejaskan kepercayaan tidak dilaporkan. Aras 1: disebut tanpa butiran. Aras 0: diperlukan tetapi tiada langsung.',
  },
  dataAnalysis: {
    good: 'Analisis yang baik bermula daripada persoalan: bagi setiap persoalan pembaca tahu data mana, analisis apa dan mengapa. Jenis data sepadan dengan analisis (ordinal, selang, kategori, teks). Perisian dan versinya disebut. Bagi statistik, andaian yang penting disemak dan hasil semakan dilaporkan, kemudian keputusan dilaporkan dengan lengkap: statistik ujian, darjah kebebasan, nilai p yang tepat, saiz kesan dan selang keyakinan jika sesuai, serta min dan sisihan piawai kumpulan. Ujian berganda diakui. Bagi data kualitatif, langkah pengekodan dihuraikan dari kod ke kategori ke tema, siapa yang mengekod, dan bagaimana percanggahan diselesaikan. Aras tafsiran skor min (rendah, sederhana, tinggi) mempunyai sumber. Analisis yang ringkas tetapi menjawab persoalan lebih baik daripada analisis canggih yang tidak diminta. analysisUsed menyenaraikan analisis yang benar-benar dibuat; suggestedAnalysis hanya apa yang menjawab persoalan kajian dengan lebih baik menggunakan data yang ada; softwareRecommended hanya jika penulis memerlukannya.',
    kinds: {
      quantitative:
        'Semak padanan ujian dengan bilangan kumpulan dan jenis pemboleh ubah (ujian-t lawan ANOVA, Pearson lawan Spearman, berpasangan lawan bebas), andaian, pelaporan penuh dan saiz kesan. "Signifikan" tanpa nilai ialah kelemahan besar.',
      qualitative:
        'Minta pendekatan yang dinamakan (tematik Braun dan Clarke, kandungan, naratif, fenomenologi), contoh kod atau petikan yang menunjukkan jejak, dan ketepuan jika didakwa. Ujian andaian, nilai p dan SPSS tidak terpakai.',
      action:
        'Perbandingan sebelum dan selepas dengan peratus, min atau contoh kerja murid sudah memadai; statistik inferensi tidak diwajibkan bagi satu kelas. Triangulasi pemerhatian, hasil kerja dan refleksi bernilai.',
      review:
        'Nilai cara sintesis: pengekodan tema, jadual ciri kajian, atau meta-analisis dengan saiz kesan, heterogeniti dan pincang penerbitan.',
      concept: 'Tiada data, maka beri null bagi semua butiran.',
      technical:
        'Nilai cara prestasi diuji: tanda aras, ralat, data ujian, perbandingan. Andaian statistik hanya jika ujian statistik digunakan.',
    },
    falseAlarms:
      'Jangan katakan nilai tidak dilaporkan sebelum memeriksa jadual dan notanya. Ujian normaliti boleh disebut dalam metodologi, dapatan atau nota jadual; fakta menyatakan tempatnya jika ditemui. Skala Likert yang dijumlahkan lazim dianalisis sebagai selang; jangan jadikan kelemahan besar. Sampel lebih 30 dengan ujian yang teguh tidak gagal hanya kerana normaliti tidak diuji, tetapi pelaporan masih perlu dibaiki. Jangan minta SEM, regresi atau MANOVA jika persoalan tidak memerlukannya. Statistik deskriptif sahaja adalah betul bagi persoalan tahap. p = .000 ialah slip pelaporan kecil (p < .001). Jangan minta alfa di sini; ia dinilai di bawah metodologi.',
    levels:
      'Aras 4: padan, andaian disemak, nilai lengkap. Aras 3: satu nilai sampingan tiada. Aras 2: andaian atau saiz kesan tidak dilaporkan. Aras 1: ujian tidak padan, atau "signifikan" tanpa nilai.',
  },
  findings: {
    good: 'Dapatan yang baik disusun mengikut objektif atau persoalan, setiap satu bermula dengan jawapannya dan kemudian buktinya. Jadual dan rajah membawa angka; teks menunjukkan perkara yang perlu dilihat dan tidak menyalin jadual baris demi baris. Setiap angka dalam teks sama dengan angka dalam jadual; jumlah kategori sama dengan saiz sampel; peratus berjumlah 100; tafsiran tahap sepadan dengan julat yang dinyatakan. Jadual mempunyai nombor, tajuk, unit dan nota; rajah boleh dibaca sendiri. Dapatan yang tidak signifikan atau yang bercanggah dengan jangkaan dilaporkan dengan jujur. Tafsiran luas disimpan untuk perbincangan, kecuali dalam gaya yang menggabungkan dapatan dan perbincangan. Semak ketepatan dengan tangan: bandingkan setiap nilai yang disebut dalam teks dengan barisnya dalam jadual, n setiap kumpulan dengan jumlah, dan dakwaan "tertinggi" atau "terendah" dengan semua nilai. Sistem telah mengira sebahagian daripadanya; jangan ulang ulasan yang sama, tetapi cari yang belum dikira.',
    kinds: {
      quantitative:
        'Setiap persoalan dan hipotesis mempunyai keputusan dengan nilai. Item atau konstruk yang dipilih untuk dilaporkan tidak boleh hanya yang menyokong; laporkan semuanya atau nyatakan sebabnya.',
      qualitative:
        'Tema dinamakan, ditakrif dan disokong petikan asal yang berkod peserta (misalnya G3, P07), daripada beberapa peserta dan bukan seorang. Kes negatif dilaporkan. Bilangan peserta dalam dapatan sama dengan metodologi. Peratus tidak diperlukan.',
      action:
        'Perubahan ditunjukkan bagi setiap kitaran dengan skor, contoh kerja atau pemerhatian; murid yang tidak berubah turut disebut.',
      review:
        'Bilangan kajian konsisten antara rajah aliran, jadual dan teks; ciri kajian dijadualkan dan sintesis menjawab persoalan sorotan.',
      concept:
        'Bahagian dapatan tidak terpakai; beri null. Model atau cadangan yang dihasilkan dinilai di bawah perbincangan dan teori.',
      technical:
        'Hasil ujian, contoh penggunaan atau tangkap layar menunjukkan bahawa perkara yang dibina berfungsi seperti yang didakwa.',
    },
    falseAlarms:
      'Periksa jadual sebelum berkata angka bercanggah: perbezaan pembundaran sehingga 0.1 atau jumlah peratus 99.9 hingga 100.1 bukan percanggahan; data hilang yang diakui menjelaskan n yang berbeza. Subkumpulan tidak semestinya berjumlah sampel penuh. Jangan katakan persoalan tidak dijawab jika jawapannya ada dalam jadual atau dalam bahagian perbincangan yang digabungkan. Petikan peserta yang pendek bukan kelemahan. Jangan minta carta bagi data yang jelas dalam jadual. Dapatan yang tidak signifikan bukan kelemahan kertas. Jangan ulang ketiadaan nilai ujian yang sudah dinilai di bawah analisis data.',
    levels:
      'Aras 4: lengkap, tepat dan tersusun. Aras 3: satu slip persembahan. Aras 2: satu percanggahan angka atau satu persoalan lemah jawapannya. Aras 1: beberapa percanggahan atau persoalan utama tidak dijawab.',
  },
  discussion: {
    good: 'Perbincangan yang baik menjawab "jadi apa?". Bagi setiap dapatan utama ia menerangkan maksudnya, mengapa ia mungkin berlaku, bagaimana ia sama atau berbeza dengan kajian lepas dan sebab perbezaan itu, serta apa katanya tentang teori yang digunakan. Ia mempertimbangkan penjelasan lain (kesan kebaharuan, kematangan, pemilihan sampel, keinginan sosial) dan tidak mendakwa lebih daripada yang dibenarkan oleh reka bentuk. Implikasi dibahagi kepada teori dan amalan, dan setiap satu lahir daripada dapatan tertentu: guru boleh membuat apa, pentadbir atau IPG boleh mengubah apa. Nada terukur: "menunjukkan", "mencadangkan", "berkait dengan"; "membuktikan" dan "menyebabkan" hanya bagi eksperimen dengan kawalan. Perbincangan tidak memperkenalkan dapatan baharu dan tidak menyalin semula angka tanpa tafsiran. Medan theoreticalImplications dan practicalImplications merumuskan implikasi yang dikemukakan oleh kertas; jika kertas tidak mengemukakannya, kosongkan dan tulis kelemahannya.',
    kinds: {
      quantitative:
        'Tinjauan keratan rentas dan korelasi tidak menyokong sebab-akibat; pra-pos satu kumpulan hanya menyokong perubahan. Saiz kesan dibincangkan, bukan signifikan sahaja.',
      qualitative:
        'Tema dikaitkan dengan literatur dan konteks; kebolehpindahan dibincangkan, bukan generalisasi statistik. Kedudukan penyelidik boleh disebut.',
      action:
        'Refleksi ialah perbincangannya: apa yang berkesan, bagi siapa, apa yang akan diubah dalam kitaran berikutnya. Perbandingan dengan beberapa kajian sudah memadai.',
      review:
        'Sintesis ditafsir mengikut mutu bukti; percanggahan antara kajian diterangkan; had bukti dinyatakan sebelum implikasi.',
      concept:
        'Hujah diuji terhadap bantahan yang terkuat; syarat dan had cadangan dinyatakan; implikasi kepada dasar atau amalan khusus.',
      technical:
        'Kegunaan, had, dan perbandingan dengan pilihan lain dibincangkan. Kertas perisian pendek boleh meletakkannya dalam bahagian penggunaan; perbandingan dengan kajian pendidikan tidak diwajibkan.',
    },
    falseAlarms:
      'Dalam kertas yang menggabungkan "Dapatan dan Perbincangan", tafsiran berada di celah dapatan; jangan katakan tiada perbincangan. Perkataan "kesan" atau "pengaruh" sebagai istilah model statistik bukan semestinya dakwaan sebab-akibat; lihat ayat penuh. Jangan katakan dapatan tidak dibandingkan jika ada petikan kajian lepas dalam perenggan itu. Implikasi yang berada dalam kesimpulan tetap dinyatakan. Batasan dinilai di bawah kesimpulan. Ayat yang mengulang satu angka sebagai pembuka tafsiran bukan pengulangan. Jangan minta teori dalam perbincangan kertas yang tidak memerlukan teori.',
    levels:
      'Aras 4: setiap dapatan utama ditafsir, dibandingkan dan didakwa setakat buktinya. Aras 3: satu dapatan kurang ditafsir. Aras 2: banyak pengulangan, atau satu dakwaan melampau. Aras 1: tiada tafsiran, atau dakwaan sebab-akibat menjadi teras.',
  },
  conclusion: {
    good: 'Kesimpulan yang baik menjawab tujuan kajian dalam beberapa ayat yang boleh berdiri sendiri, tanpa angka baharu dan tanpa petikan baharu. Ia menyatakan sumbangan: apa yang kini diketahui atau boleh dibuat yang dahulu tidak. Batasan yang jujur menamakan ancaman sebenar kajian ini (satu lokasi, laporan kendiri, tempoh pendek, tiada kawalan, kadar respons) dan akibatnya terhadap dapatan, bukan senarai umum seperti "kekangan masa". Generalisasi dihadkan kepada populasi yang disampel. Cadangan kajian lanjutan lahir daripada batasan atau daripada dapatan yang tidak terjawab, dan cukup khusus untuk dilaksanakan: kumpulan lain, reka bentuk lain, pemboleh ubah lain, dengan sebabnya. Cadangan amalan sepadan dengan kekuatan bukti: satu kelas tidak cukup untuk mewajibkan sesuatu di semua sekolah. Panjangnya seimbang; satu muka surat lazimnya mencukupi bagi artikel. Medan futureResearchSuggestions merekodkan cadangan yang wajar bagi kajian ini, bermula dengan yang dikemukakan oleh kertas.',
    kinds: {
      quantitative:
        'Batasan meliputi persampelan, laporan kendiri, reka bentuk keratan rentas dan instrumen. Generalisasi mengikut teknik persampelan.',
      qualitative:
        'Batasan meliputi konteks, kedalaman dan peranan penyelidik. Generalisasi statistik tidak diminta dan tidak boleh didakwa; kebolehpindahan memadai.',
      action:
        'Kesimpulan menyatakan perubahan amalan dan rancangan kitaran seterusnya; itu ialah cadangan lanjutannya. Batasan kepada kelas sendiri perlu disebut dengan satu ayat.',
      review:
        'Kesimpulan menyatakan jawapan bagi persoalan sorotan, had carian dan agenda kajian yang lahir daripada jurang bukti.',
      concept:
        'Kesimpulan menegaskan kedudukan, syaratnya dan langkah seterusnya (misalnya ujian empirik). Batasan sampel tidak terpakai.',
      technical:
        'Kesimpulan menyatakan keadaan semasa, had penggunaan dan rancangan pembangunan. Cadangan kajian lanjutan boleh berupa ciri yang akan datang; kertas perisian pendek sering tiada bahagian ini.',
    },
    falseAlarms:
      'Batasan boleh berada dalam perbincangan, metodologi atau bahagian sendiri; cari di seluruh kertas sebelum berkata ia tiada. Cadangan kajian lanjutan boleh ditulis sebagai "kajian akan datang", "penyelidikan seterusnya" atau "kitaran berikutnya". Kesimpulan yang pendek bukan kelemahan. Ulangan ringkas dapatan utama memang tugas kesimpulan. Frasa seperti "guru di Malaysia boleh" bukan semestinya generalisasi melampau; lihat sama ada kertas menghadkannya. Jangan minta implikasi teori di sini jika sudah ada dalam perbincangan. Kesimpulan yang bergabung dengan perbincangan dinilai seperti biasa.',
    levels:
      'Aras 4: rumusan tepat, batasan khusus dengan akibatnya, cadangan khusus. Aras 3: satu daripadanya umum. Aras 2: satu daripadanya tiada. Aras 1: generalisasi melampaui sampel, atau kesimpulan tidak menjawab tujuan.',
  },
  technical: {
    good: 'Aspek teknikal yang baik ialah penulisan yang tidak menghalang pembaca. Ayat jelas, padat dan gramatis; satu istilah bagi satu konsep di seluruh kertas (murid, pelajar dan siswa guru tidak bertukar ganti tanpa sebab); singkatan dihuraikan pada kali pertama; ejaan dan istilah mengikut Dewan Bahasa dan Pustaka. Dalam kertas bahasa Melayu, struktur terjemahan ("ianya", "di mana" sebagai kata hubung, "adalah merupakan") dan perkataan Indonesia dielakkan. Nada akademik: tidak emosional, tidak terlalu peribadi kecuali dalam refleksi. Setiap petikan dalam teks ada dalam senarai rujukan dan sebaliknya; gaya rujukan (APA lazimnya) tekal; rujukan lengkap dengan DOI atau alamat jika gaya memintanya. Jadual dan rajah dinomborkan, bertajuk dan disebut dalam teks. Tajuk bahagian berhierarki dan konsisten. Padanan petikan, susunan senarai dan peratus laman sesawang telah dikira oleh sistem; tugas anda ialah bahasa, istilah, gaya dan format yang perlu dibaca manusia. Setiap ulasan bahasa mesti menamakan blok yang mengandungi ayat bermasalah yang sebenar, dan cadangan menunjukkan cara membetulkannya. Medan writingQuality merumuskan mutu penulisan dalam satu atau dua ayat.',
    kinds: {
      quantitative:
        'Simbol statistik condong, sifar pendahulu dan bilangan perpuluhan tekal; jadual mengikut gaya APA. Ini perkara kecil.',
      qualitative:
        'Petikan peserta dibezakan daripada teks, berkod dan diterjemah secara konsisten jika perlu. Bahasa lisan dalam petikan bukan kesalahan.',
      action: 'Orang pertama ("saya", "pengkaji") dan nada reflektif dibenarkan. Lampiran hasil kerja murid membantu.',
      review: 'Senarai kajian yang disorot ditandakan dalam rujukan atau jadual; gaya petikan berganda tekal.',
      concept: 'Istilah ditakrif sekali dan digunakan dengan makna yang sama; perenggan membawa satu hujah.',
      technical:
        'Nama fungsi, kod dan perintah dicetak sebagai kod; indeks seperti [0] atau [3] dalam kod bukan petikan. Istilah Inggeris bidang diterima.',
    },
    falseAlarms:
      'Jangan ulang petikan yang tiada dalam senarai; sistem telah menyemaknya. Jangan menganggap nama Melayu tersusun mengikut nama pertama sebagai kesilapan susunan. Nama dengan bin, binti, a/l, inisial, "et al." atau "dan rakan-rakan" masih pengarang yang sama. Artifak pengekstrakan (sempang di hujung baris, kepala muka surat, lajur bercampur, aksara ganjil, jarak hilang) ialah kesan fail dan bukan kesalahan penulis. Istilah Inggeris dalam kurungan dibenarkan. Jangan minta gaya APA daripada jurnal yang menggunakan gaya lain dengan tekal. Ayat panjang yang masih jelas bukan kelemahan. Abstrak dwibahasa dan istilah Arab bukan ketidaktekalan.',
    levels:
      'Aras 4: hampir tiada yang perlu disunting. Aras 3: suntingan ringan. Aras 2: beberapa ayat kabur atau gaya rujukan tidak tekal. Aras 1: bahasa mengganggu pemahaman, atau banyak petikan tidak sepadan.',
  },
};
