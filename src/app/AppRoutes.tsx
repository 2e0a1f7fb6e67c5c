import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { layoutOf, patternOf, type RoutePath, redirects, routes } from '#routes.ts';
import { type Chunk, chunk } from '#shared/api/chunk.tsx';
import { barePath, isCurrentPage } from '#shared/lib/pathname.ts';
import { AccountMenu } from './header/Header.tsx';
import styles from './Layout.module.css';
import { Layout } from './Layout.tsx';

const NotFound = chunk(async () => (await import('#features/company/NotFound.tsx')).NotFound);

const paths = Object.keys(routes) as RoutePath[];
const screens = Object.fromEntries(
  paths.map((path) => [path, chunk(routes[path].screen)]),
) as Record<RoutePath, Chunk<object>>;

const patterns = paths.map((path) => [path, new RegExp(`^${patternOf(path)}/?$`)] as const);

/** Route of a pathname, as strict as the edge; null for an unknown path or a redirect. */
const findRoute = (pathname: string): RoutePath | null =>
  patterns.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null;

const redirectOf = (pathname: string) =>
  (redirects as Partial<Record<string, string>>)[barePath(pathname)];

/** Whether HTML prerendered for `path` (null: the not-found page) is the page at `pathname`. */
export function isHtmlOf(path: string | null, pathname: string): boolean {
  return path === null
    ? !findRoute(pathname) && !redirectOf(pathname)
    : path === barePath(pathname);
}

export async function preloadPage(pathname: string): Promise<void> {
  const path = findRoute(pathname);
  const needed: Chunk<object>[] = [path === null ? NotFound : screens[path]];
  if (path !== null && layoutOf(path) === 'careers') needed.push(AccountMenu);
  await Promise.all(needed.map((part) => part.preload()));
}

/** Redirects `/product` to `/#`. The router drops an empty fragment, so it is set through the history API. */
function ProductRedirect() {
  useEffect(() => () => history.replaceState(history.state, '', '/#'), []);
  return <Navigate to="/" replace />;
}

/** Follows a step in the history that was made during hydration, before the router listens. */
function useEarlySteps(): void {
  const rendered = createPath(useLocation());
  const follow = useEffectEvent(() => {
    if (createPath(location) !== rendered) dispatchEvent(new PopStateEvent('popstate'));
  });
  useEffect(() => follow(), []);
}

/** Calls back when the URL may have changed: listeners on the window run after the router's. */
function watchUrl(onChange: () => void): () => void {
  const end = new AbortController();
  for (const type of ['click', 'popstate']) addEventListener(type, onChange, end);
  return () => end.abort();
}

/** A bar at the top while the URL is that of a page that is not shown yet, usually because its code loads. */
function NavigationProgress() {
  const { pathname } = useLocation();
  const isShown = useSyncExternalStore(
    watchUrl,
    () => isCurrentPage(pathname),
    () => true,
  );
  return (
    <div role="status" className={isShown ? undefined : styles.progress}>
      {!isShown && <span className="visually-hidden">Loading the page</span>}
    </div>
  );
}

export function AppRoutes() {
  useEarlySteps();
  const { pathname } = useLocation();
  const path = findRoute(pathname);
  const Screen = path ? screens[path] : NotFound;
  const target = redirectOf(pathname);
  const redirect =
    target === '/#' ? <ProductRedirect /> : target && <Navigate to={target} replace />;
  return (
    <>
      <NavigationProgress />
      <Layout layout={path ? layoutOf(path) : 'company'}>
        {redirect ?? (
          <Routes>
            <Route path={path ?? '*'} element={<Screen />} />
          </Routes>
        )}
      </Layout>
    </>
  );
}
