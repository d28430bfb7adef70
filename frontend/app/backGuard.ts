/**
 * Intercepts Back and Forward before the router follows them. Listeners of the window are called in the order of registration, so
 * app/main.tsx imports this module before the router.
 */
let guard: ((event: PopStateEvent) => void) | null = null;

window.addEventListener('popstate', (event) => guard?.(event));

export function setBackGuard(next: typeof guard): void {
  guard = next;
}
