/** The width of every screen, shared by content and header. */
export const pageWidth = { maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
