/** Only in the page of `npm run dev`: loads it again when the page or the functions have changed. */
void (async function look(built?: string): Promise<void> {
  // Nobody answers while the functions start again.
  const response = await fetch('/built.txt').catch(() => null);
  const now = response?.ok === true ? await response.text() : built;
  if (built !== undefined && now !== built) location.reload();
  setTimeout(() => void look(now), 200);
})();
