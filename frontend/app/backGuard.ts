/**
 * A first look at Back and Forward, before the router follows them. Events on the window reach their listeners in the order of
 * registration, so this module is loaded by app/main.tsx, ahead of the router.
 */
let guard: ((event: PopStateEvent) => void) | null = null;

window.addEventListener('popstate', (event) => guard?.(event));

export function setBackGuard(next: typeof guard): void {
  guard = next;
}
