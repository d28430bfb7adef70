import * as z from 'zod';
import { type Clients, clientFor } from '../../platform/clients.ts';
import { readSettings } from '../../platform/config.ts';
import type { Work } from './compare.ts';
import { politeClient } from './politeClient.ts';

/** The only hosts that are asked. */
const hosts: Clients['referenceHosts'] = {
  crossref: 'https://api.crossref.org',
  openAlex: 'https://api.openalex.org',
};

/** Titles come with the markup of their publishers: '<i>Oryza</i> &amp; rice'. */
const plain = (title: string): string =>
  title
    .replace(/<[^<>]{1,40}>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const dateSchema = z.object({ 'date-parts': z.array(z.array(z.int().nullable())) }).optional();
const crossrefWorkSchema = z
  .object({
    DOI: z.string(),
    title: z.array(z.string()).default([]),
    subtitle: z.array(z.string()).default([]),
    author: z
      .array(z.object({ family: z.string().optional(), given: z.string().optional(), name: z.string().optional() }))
      .default([]),
    issued: dateSchema,
    'published-print': dateSchema,
    'published-online': dateSchema,
    /** Of a work that was withdrawn, by its publisher or as Retraction Watch knows it. */
    'updated-by': z.array(z.object({ type: z.string() })).default([]),
  })
  .transform((work): Work => ({
    doi: work.DOI.toLowerCase(),
    title: plain(work.title[0] ?? ''),
    subtitle: plain(work.subtitle[0] ?? ''),
    authors: work.author.map(({ family = '', given = '', name = '' }) => `${given} ${family} ${name}`),
    years: [work.issued, work['published-print'], work['published-online']].flatMap(
      (date) => date?.['date-parts'][0]?.[0] ?? [],
    ),
    isRetracted: work['updated-by'].some(({ type }) => /retraction|removal|withdrawal/u.test(type)),
  }));
const crossrefOneSchema = z.object({ message: crossrefWorkSchema });
const crossrefListSchema = z.object({ message: z.object({ items: z.array(crossrefWorkSchema) }) });

const openAlexWorkSchema = z
  .object({
    doi: z.string().nullish(),
    display_name: z.string().nullish(),
    publication_year: z.int().nullish(),
    authorships: z.array(z.object({ author: z.object({ display_name: z.string().nullish() }) })).default([]),
    is_retracted: z.boolean().nullish(),
  })
  .transform((work): Work => ({
    doi: work.doi?.replace(/^https?:\/\/doi\.org\//u, '').toLowerCase() ?? null,
    title: work.display_name ?? '',
    subtitle: '',
    authors: work.authorships.map(({ author }) => author.display_name ?? ''),
    years: work.publication_year == null ? [] : [work.publication_year],
    isRetracted: work.is_retracted ?? false,
  }));
const openAlexListSchema = z.object({ results: z.array(openAlexWorkSchema) });

const candidates = '3';
const openAlexFields = 'doi,display_name,publication_year,authorships,is_retracted';

/** A place where works are looked up; null and [] where it has none. Until `until` it is waited for. @throws {Unavailable} */
export interface Bibliography {
  byDoi(doi: string, until: number): Promise<Work | null>;
  byWords(words: string, until: number): Promise<readonly Work[]>;
}
export interface Bibliographies {
  crossref: Bibliography;
  openAlex: Bibliography;
}

interface Identity {
  /** Where the services may write to who asks; '' for nobody. */
  mailto: string;
  /** '' without one: OpenAlex then gives single works only. */
  openAlexKey: string;
}

const query = (values: Record<string, string>): string =>
  String(new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')));

export function openBibliographies(
  { mailto, openAlexKey }: Identity,
  at: Clients['referenceHosts'] = clientFor('referenceHosts', () => hosts),
): Bibliographies {
  const agent = `SuitePedagogi/1${mailto === '' ? '' : ` (mailto:${mailto})`}`;
  const crossref = politeClient(at.crossref, agent);
  const openAlex = politeClient(at.openAlex, agent);
  const ofOpenAlex = { select: openAlexFields, mailto, api_key: openAlexKey };
  return {
    crossref: {
      async byDoi(doi, until) {
        const path = `/works/${encodeURIComponent(doi)}?${query({ mailto })}`;
        return (await crossref.ask({ kind: 'one', path, answer: crossrefOneSchema }, until))?.message ?? null;
      },
      async byWords(words, until) {
        const select = 'DOI,title,subtitle,author,issued,published-print,published-online';
        const path = `/works?${query({ 'query.bibliographic': words, rows: candidates, select, mailto })}`;
        return (await crossref.ask({ kind: 'list', path, answer: crossrefListSchema }, until))?.message.items ?? [];
      },
    },
    openAlex: {
      byDoi(doi, until) {
        const path = `/works/doi:${encodeURIComponent(doi)}?${query(ofOpenAlex)}`;
        return openAlex.ask({ kind: 'one', path, answer: openAlexWorkSchema }, until);
      },
      async byWords(words, until) {
        if (openAlexKey === '') return [];
        const path = `/works?${query({ search: words, 'per-page': candidates, ...ofOpenAlex })}`;
        return (await openAlex.ask({ kind: 'list', path, answer: openAlexListSchema }, until))?.results ?? [];
      },
    },
  };
}

/** The services as this function's settings name who asks them. */
export function bibliographiesOfSettings(): Bibliographies {
  const settings = readSettings(process.env, 'REFERENCE_MAILTO', 'OPENALEX_KEY');
  return openBibliographies({ mailto: settings.REFERENCE_MAILTO, openAlexKey: settings.OPENALEX_KEY });
}

/** Whether this site looks references up. */
export const checksReferences = (): boolean => readSettings(process.env, 'REFERENCE_CHECK').REFERENCE_CHECK !== 'off';
