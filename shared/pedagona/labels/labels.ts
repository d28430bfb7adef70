/** The words that pages and Word files share, so that both say the same (design §9). */
export * from './alignmentLabels.ts';
export * from './chainLabels.ts';
export * from './resultLabels.ts';
