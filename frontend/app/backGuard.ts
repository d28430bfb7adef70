/** Intercepts Back and Forward before the router: listeners are called in the order of registration, so app/main.tsx imports this first. */
let guard: ((event: PopStateEvent) => void) | null = null;

window.addEventListener('popstate', (event) => guard?.(event));

export function setBackGuard(next: typeof guard): void {
  guard = next;
}
