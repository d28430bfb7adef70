/** The parts of a paper that are told apart, as people call them; `other`: a heading of its own that none of them fits. */
export const sectionKindLabels = {
  front: 'Bahagian depan',
  abstract: 'Abstrak',
  introduction: 'Pengenalan',
  objectives: 'Objektif dan persoalan kajian',
  theory: 'Teori dan kerangka konseptual',
  literature: 'Sorotan literatur',
  methodology: 'Metodologi',
  findings: 'Dapatan kajian',
  discussion: 'Perbincangan',
  conclusion: 'Kesimpulan',
  acknowledgements: 'Penghargaan',
  references: 'Rujukan',
  appendix: 'Lampiran',
  other: 'Bahagian lain',
};
export type SectionKind = keyof typeof sectionKindLabels;
export const sectionKinds = Object.keys(sectionKindLabels) as SectionKind[];
