import { lazy } from 'react';
import type { ComponentType } from 'react';
import { pages as authPages } from '../auth/pages/index.ts';
import { pathNameAt, pathNames, paths } from './paths.ts';
import type { Area, PathName } from './paths.ts';

export interface AreaModule {
  pages: { [name in PathName]?: ComponentType };
  /** What surrounds every page of a signed-in user; each area brings it, so that it costs no request of its own. */
  SignedIn: ComponentType;
  /** The area of the account alone brings it. */
  NoticePage?: ComponentType;
}

/** One file each, fetched with the first of its pages. Sign-in is part of the application itself. */
const areas: Record<Exclude<Area, 'auth'>, () => Promise<AreaModule>> = {
  home: () => import('../home/pages/index.ts'),
  account: () => import('../account/pages/index.ts'),
  admin: () => import('../admin/pages/index.ts'),
  pedagona: () => import('../pedagona/pages/index.ts'),
  acadiora: () => import('../acadiora/pages/index.ts'),
  valentra: () => import('../valentra/pages/index.ts'),
};

/** The code of an area could not be fetched. */
export class PageMissing extends Error {}

/** A component of a file that is fetched when it is first shown. A lost connection is tried once more. */
const fetched = (load: () => Promise<AreaModule>, choose: (area: AreaModule) => ComponentType | undefined) =>
  lazy(async () => {
    const area = await load()
      .catch(load)
      .catch((cause: unknown) => {
        throw new PageMissing('', { cause });
      });
    const component = choose(area);
    if (component === undefined) throw new Error('The area has no such page');
    return { default: component };
  });

const areaOf = (name: PathName | null): (() => Promise<AreaModule>) => {
  const area = name === null ? 'home' : paths[name].area;
  return area === 'auth' ? areas.home : areas[area];
};

const areaHere = () => areaOf(pathNameAt(window.location.pathname))();

const signInPages: AreaModule['pages'] = authPages;

/** Fetches the code of the page at an address; null for a page of the sign-in, and when it could not be fetched. */
export async function fetchArea(pathname: string): Promise<AreaModule | null> {
  const name = pathNameAt(pathname);
  if (name !== null && paths[name].area === 'auth') return null;
  // Whoever shows the page fetches again and says what failed.
  return areaOf(name)().catch(() => null);
}

/** What the routes show. `first`: the area that has been fetched already, whose pages show without a wait. */
export function componentsOf(first: AreaModule | null) {
  const pageOf = (name: PathName): ComponentType =>
    signInPages[name] ?? first?.pages[name] ?? fetched(areaOf(name), ({ pages }) => pages[name]);
  return {
    pages: Object.fromEntries(pathNames.map((name) => [name, pageOf(name)])) as Record<PathName, ComponentType>,
    SignedIn: first?.SignedIn ?? fetched(areaHere, (area) => area.SignedIn),
    /** Shown in place of any page until the privacy notice in force has been accepted. */
    NoticePage: first?.NoticePage ?? fetched(areas.account, (area) => area.NoticePage),
  };
}

export type Components = ReturnType<typeof componentsOf>;
