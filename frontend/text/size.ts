/** Sizes as B, KB or MB with one decimal (spec 1 §9): '512 B', '1.5 KB', '20.0 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  // 1023.96 KB would round to '1024.0 KB'.
  const kilobytes = (bytes / 1024).toFixed(1);
  return kilobytes === '1024.0' || bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${kilobytes} KB`;
}
