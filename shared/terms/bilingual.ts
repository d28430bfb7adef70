/** A table of names in Malay and in English. */
export type Bilingual<K extends string> = Readonly<Record<K, readonly [malay: string, english: string]>>;

export const namesIn = <K extends string>(table: Bilingual<K>, place: 0 | 1): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<Bilingual<K>[K]>(table).map(([key, names]) => [key, names[place]])) as Record<
    K,
    string
  >;
