import { useEffect } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { type LayoutName, layoutOf, type RoutePath, redirects, routes } from '#routes.ts';
import { type Chunk, chunk } from '#shared/api/chunk.tsx';
import { barePath } from '#shared/lib/pathname.ts';
import { AccountDialogs, AccountMenu } from './accountParts.ts';
import { Layout } from './Layout.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';

const PlanPages = chunk(async () => (await import('./PlanPages.tsx')).PlanPages);
const NotFound = chunk(async () => (await import('#features/company/NotFound.tsx')).NotFound);

const paths = Object.keys(routes) as RoutePath[];
const screens = Object.fromEntries(
  paths.map((path) => [path, chunk(routes[path].screen)]),
) as Record<RoutePath, Chunk<object>>;

/** Route of a pathname; null for an unknown path or a redirect. */
const findRoute = (pathname: string): RoutePath | null =>
  paths.find((path) => matchPath(path, pathname)) ?? null;

/** Whether HTML prerendered for `path` (null: the not-found page) is the page at `pathname`. */
export function isHtmlOf(path: string | null, pathname: string): boolean {
  const bare = barePath(pathname);
  return path === null ? !findRoute(bare) && !(bare in redirects) : path === bare;
}

export async function preloadPage(pathname: string): Promise<void> {
  const path = findRoute(pathname);
  const parts: Partial<Record<LayoutName, Chunk<object>[]>> = {
    plans: [PlanPages],
    careers: [AccountMenu, AccountDialogs],
  };
  const needed = path === null ? [NotFound] : [screens[path], ...(parts[layoutOf(path)] ?? [])];
  await Promise.all(needed.map((part) => part.preload()));
}

function routesOf(layout: LayoutName) {
  return paths
    .filter((path) => layoutOf(path) === layout)
    .map((path) => {
      const Screen = screens[path];
      return <Route key={path} path={path} element={<Screen />} />;
    });
}

/** Redirects `/product` to `/#`. The router drops an empty fragment, so it is set through the history API. */
function ProductRedirect() {
  useEffect(() => () => history.replaceState(history.state, '', '/#'), []);
  return <Navigate to="/" replace />;
}

export function AppRoutes() {
  return (
    <>
      <NavigationProgress />
      <Routes>
        <Route element={<Layout layout="home" />}>{routesOf('home')}</Route>
        <Route element={<Layout layout="company" />}>
          {routesOf('company')}
          <Route element={<PlanPages />}>{routesOf('plans')}</Route>
          {Object.entries(redirects).map(([from, to]) => (
            <Route
              key={from}
              path={from}
              element={to === '/#' ? <ProductRedirect /> : <Navigate to={to} replace />}
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route element={<Layout layout="careers" />}>{routesOf('careers')}</Route>
      </Routes>
    </>
  );
}
