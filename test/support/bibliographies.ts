import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, stopListening } from '../../lib/local/loopback.ts';
import { wordsIn } from '../../shared/text/comparable.ts';
import { inTurn } from './papers.ts';

/** A work that the stand-in of Crossref or OpenAlex knows. */
export interface KnownWork {
  doi: string;
  title: string;
  surname: string;
  year: number;
  isRetracted?: boolean;
  isInOpenAlexOnly?: boolean;
  /** Every call for it breaks off, or the first is told to come back after a second. */
  fault?: 'down' | 'busy';
}

const firsts =
  'Metacognition Phonics Gamification Fractions Robotics Bilingualism Dyslexia Mentoring Portfolios Homework Vocabulary Calligraphy Leadership Playground Biodiversity Numeracy Storytelling Attendance Debate Chess'.split(
    ' ',
  );
const seconds =
  'anxiety motivation achievement memory attention collaboration creativity resilience grammar spelling handwriting empathy reasoning estimation curiosity fluency citizenship persistence engagement burnout autonomy'.split(
    ' ',
  );
const thirds =
  'preschoolers trainees librarians principals farmers nurses adolescents refugees apprentices swimmers engineers orphans migrants athletes musicians toddlers undergraduates counsellors parents veterans caregivers coaches villagers'.split(
    ' ',
  );
const places = 'Sabah Perlis Kedah Brunei Lampung Songkhla Kelantan Melaka Terengganu Johor Pahang'.split(' ');
const surnames =
  'Arkwell Brindley Corvane Dunmore Eastlake Farrow Gadsby Holloway Inchbald Jessop Kettering Lowick Marwood Norwell Ormsby Pemberly Quenby Rushworth Selwyn Thornbury Umber Vexley Wadham Yarrow Zennor'.split(
    ' ',
  );

/** One work a number: no two have an author and a year, or most of a title, in common. */
export const workOf = (n: number): KnownWork => ({
  doi: `10.5555/kajian.${1000 + n}`,
  title: `${inTurn(firsts, n)} and ${inTurn(seconds, n)} among ${inTurn(thirds, n)} of ${inTurn(places, n)}`,
  surname: inTurn(surnames, n),
  year: 1990 + (n % 33),
});

const crossrefWork = ({ doi, title, surname, year, isRetracted = false }: KnownWork) => ({
  DOI: doi,
  title: [title],
  author: [{ family: surname, given: 'Ada' }],
  issued: { 'date-parts': [[year, 3]] },
  ...(isRetracted ? { 'updated-by': [{ type: 'retraction', DOI: `${doi}.r` }] } : {}),
});

const openAlexWork = ({ doi, title, surname, year }: KnownWork) => ({
  doi: `https://doi.org/${doi}`,
  display_name: title,
  publication_year: year,
  authorships: [{ author: { display_name: `Ada ${surname}` } }],
  is_retracted: false,
});

const sharedWords = (one: string, other: string): number =>
  wordsIn(one).filter((word) => wordsIn(other).includes(word)).length;

/**
 * Crossref (`/crossref`) and OpenAlex (`/openalex`) on this machine, as far as they are asked, with their headers of limits. `mostAtOnce`: of calls of one of them.
 * A search brings the nearest works there are, however far they are.
 */
export async function startBibliographies(works: readonly KnownWork[], limits = { calls: 40, atOnce: 3 }) {
  const asked: string[] = [];
  const told = new Set<KnownWork>();
  const running = { crossref: 0, openalex: 0 };
  let mostAtOnce = 0;
  let isDown = false;
  const limitHeaders = {
    'content-type': 'application/json',
    'x-rate-limit-limit': String(limits.calls),
    'x-rate-limit-interval': '1s',
    'x-concurrency-limit': String(limits.atOnce),
  };

  function reply(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', 'http://localhost');
    const [, service, , one] = url.pathname.split('/').map(decodeURIComponent);
    const isOpenAlex = service === 'openalex';
    const send = (status: number, body: unknown, more = {}): void => {
      response.writeHead(status, { ...limitHeaders, ...more });
      response.end(JSON.stringify(body));
    };
    const listed = works.filter(({ isInOpenAlexOnly = false }) => isOpenAlex || !isInOpenAlexOnly);
    const doi = url.pathname.split('/works/')[1];
    const words = url.searchParams.get('query.bibliographic') ?? url.searchParams.get('search') ?? '';
    const found =
      doi === undefined
        ? listed.toSorted((a, b) => sharedWords(words, b.title) - sharedWords(words, a.title)).slice(0, 3)
        : listed.filter((work) => work.doi === decodeURIComponent(doi).replace('doi:', ''));
    const [first] = found;
    if (isDown || first?.fault === 'down') return void request.socket.destroy();
    if (first?.fault === 'busy' && !told.has(first)) {
      told.add(first);
      return send(429, {}, { 'retry-after': '1' });
    }
    if (one === undefined) {
      return send(
        200,
        isOpenAlex ? { results: found.map(openAlexWork) } : { message: { items: found.map(crossrefWork) } },
      );
    }
    if (first === undefined) return send(404, {});
    send(200, isOpenAlex ? openAlexWork(first) : { message: crossrefWork(first) });
  }

  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const service = request.url?.startsWith('/openalex') ? 'openalex' : 'crossref';
    mostAtOnce = Math.max(mostAtOnce, ++running[service]);
    response.on('close', () => running[service]--);
    // So long that calls meet.
    setTimeout(() => reply(request, response), 5);
  });
  const port = await listen(server, 0);
  const host = `http://localhost:${port}`;
  return {
    hosts: { crossref: `${host}/crossref`, openAlex: `${host}/openalex` },
    asked,
    get mostAtOnce(): number {
      return mostAtOnce;
    },
    /** From now on nobody answers, or everybody again. */
    setDown(down: boolean): void {
      isDown = down;
    },
    stop: () => stopListening(server),
  };
}
