import type { ComponentType } from 'react';
import CallbackPage from '../auth/pages/CallbackPage.tsx';
import LoginPage from '../auth/pages/LoginPage.tsx';
import { fetched } from '../ui/fetched.tsx';
import { pathNameAt, pathNames, paths, type Area, type PathName } from './paths.ts';

type Pages = { [name in PathName]?: ComponentType };

/** What an area exports: its pages by the names of their paths, and the frame of every page, so that it needs no further request. */
type AreaModule = Pages & {
  SignedIn: ComponentType;
  /** The account's only. */
  NoticePage?: ComponentType;
};

/** Each area is one file, fetched with the first of its pages. Sign-in belongs to the application's own file. */
const areas: Record<Exclude<Area, 'auth'>, () => Promise<AreaModule>> = {
  home: () => import('../home/pages/index.ts'),
  account: () => import('../account/pages/index.ts'),
  admin: () => import('../admin/pages/index.ts'),
  moderation: () => import('../moderation/pages/index.ts'),
  pedagona: () => import('../pedagona/pages/index.ts'),
  acadiora: () => import('../acadiora/pages/index.ts'),
  valentra: () => import('../valentra/pages/index.ts'),
};

const partOf = (load: () => Promise<AreaModule>, choose: (area: AreaModule) => ComponentType | undefined) =>
  fetched(async () => {
    const component = choose(await load());
    if (component === undefined) throw new Error('The area has no such page');
    return component;
  });

const areaOf = (name: PathName | null): (() => Promise<AreaModule>) => {
  const area = name === null ? 'home' : paths[name].area;
  return area === 'auth' ? areas.home : areas[area];
};

const areaHere = () => areaOf(pathNameAt(window.location.pathname))();

const signInPages: Pages = { login: LoginPage, callback: CallbackPage };

/** Fetches the code of the page at an address; null for a page of the sign-in, and when it could not be fetched. */
export async function fetchArea(pathname: string): Promise<AreaModule | null> {
  const name = pathNameAt(pathname);
  if (name !== null && paths[name].area === 'auth') return null;
  // The route fetches again when it shows the page, and reports the failure.
  return areaOf(name)().catch(() => null);
}

/** The components of all routes. `first`: the area that is already fetched, whose pages show at once. */
export function componentsOf(first: AreaModule | null) {
  const pageOf = (name: PathName): ComponentType =>
    signInPages[name] ?? first?.[name] ?? partOf(areaOf(name), (area) => area[name]);
  return {
    pages: Object.fromEntries(pathNames.map((name) => [name, pageOf(name)])) as Record<PathName, ComponentType>,
    SignedIn: first?.SignedIn ?? partOf(areaHere, (area) => area.SignedIn),
    /** Shown in place of any page until the present privacy notice is accepted. */
    NoticePage: first?.NoticePage ?? partOf(areas.account, (area) => area.NoticePage),
  };
}

export type Components = ReturnType<typeof componentsOf>;
