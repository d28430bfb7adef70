/** The measure of every screen: content and header share their edges. */
export const pageWidth = { maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
