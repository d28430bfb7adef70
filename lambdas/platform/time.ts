/** Malaysia keeps UTC+8 all year. */
const malaysia = 8 * 60 * 60 * 1000;

/** The wall clock of an instant in Malaysia, as if it were UTC. */
export const malaysianClock = (instant: Date): Date => new Date(instant.getTime() + malaysia);

/** The Malaysian calendar day of an instant, `yyyy-mm-dd`. */
export const malaysianDay = (instant: Date): string => malaysianClock(instant).toISOString().slice(0, 10);

/** A TTL attribute: whole seconds since 1970. */
export const secondsAfter = (instant: Date, seconds: number): number => Math.floor(instant.getTime() / 1000) + seconds;

export const days = (count: number): number => count * 24 * 60 * 60;
