/** What may be printed as a source, by the names that it goes by. References in APA style; KPPB as IPG's own texts cite its model. */
export const frameworks: readonly { names: readonly string[]; reference: string }[] = [
  {
    names: ['KPPB', 'Kapasiti Pedagogi Pembelajaran Bermakna'],
    reference:
      'Institut Pendidikan Guru Malaysia. (2020). Model Kapasiti Pedagogi Pembelajaran Bermakna (KPPB): 3E, 3R, 6C dan MRBP.',
  },
  {
    names: ['Anderson & Krathwohl', 'Taksonomi Bloom semakan', 'Taksonomi Bloom disemak', 'Revised Bloom'],
    reference:
      "Anderson, L. W., & Krathwohl, D. R. (Eds.). (2001). A taxonomy for learning, teaching, and assessing: A revision of Bloom's taxonomy of educational objectives. Longman.",
  },
  {
    names: ['Taksonomi Bloom', 'Bloom'],
    reference:
      'Bloom, B. S. (Ed.), Engelhart, M. D., Furst, E. J., Hill, W. H., & Krathwohl, D. R. (1956). Taxonomy of educational objectives: The classification of educational goals. Handbook I: Cognitive domain. David McKay.',
  },
  {
    names: ['Taksonomi Krathwohl', 'Domain afektif Krathwohl'],
    reference:
      'Krathwohl, D. R., Bloom, B. S., & Masia, B. B. (1964). Taxonomy of educational objectives: The classification of educational goals. Handbook II: Affective domain. David McKay.',
  },
  {
    names: ['Taksonomi Simpson', 'Domain psikomotor Simpson'],
    reference:
      'Simpson, E. J. (1972). The classification of educational objectives in the psychomotor domain. Gryphon House.',
  },
  {
    names: ['MQF', 'MQF 2.0', 'Kerangka Kelayakan Malaysia', 'MQA'],
    reference: 'Malaysian Qualifications Agency. (2017). Malaysian Qualifications Framework (MQF) (2nd ed.).',
  },
  {
    names: ['OBE', 'Pendidikan berasaskan hasil', 'Outcome-based education'],
    reference:
      'Spady, W. G. (1994). Outcome-based education: Critical issues and answers. American Association of School Administrators.',
  },
  {
    names: ['UDL', 'Reka bentuk pembelajaran sejagat', 'Universal Design for Learning'],
    reference: 'CAST. (2018). Universal Design for Learning guidelines version 2.2.',
  },
  {
    names: ['Penjajaran konstruktif', 'Constructive alignment'],
    reference: 'Biggs, J. (1996). Enhancing teaching through constructive alignment. Higher Education, 32(3), 347–364.',
  },
  {
    names: ['Understanding by Design', 'Backward design', 'Reka bentuk undur'],
    reference: 'Wiggins, G., & McTighe, J. (2005). Understanding by design (2nd ed.). ASCD.',
  },
  {
    names: ['Fullan', '6C'],
    reference:
      'Fullan, M., Quinn, J., & McEachen, J. (2018). Deep learning: Engage the world change the world. Corwin.',
  },
  {
    names: ['TPACK', 'Mishra & Koehler', 'Technological pedagogical content knowledge'],
    reference:
      'Mishra, P., & Koehler, M. J. (2006). Technological pedagogical content knowledge: A framework for teacher knowledge. Teachers College Record, 108(6), 1017–1054.',
  },
  {
    names: ['Konstruktivisme sosial', 'Vygotsky', 'Zon perkembangan proksimal'],
    reference:
      'Vygotsky, L. S. (1978). Mind in society: The development of higher psychological processes. Harvard University Press.',
  },
  {
    names: ['SGM', 'Standard Guru Malaysia'],
    reference: 'Kementerian Pelajaran Malaysia. (2009). Standard Guru Malaysia. Bahagian Pendidikan Guru.',
  },
  {
    names: ['PPPM', 'Pelan Pembangunan Pendidikan Malaysia', 'KPM'],
    reference:
      'Kementerian Pendidikan Malaysia. (2013). Pelan Pembangunan Pendidikan Malaysia 2013–2025 (Pendidikan Prasekolah hingga Lepas Menengah).',
  },
];
