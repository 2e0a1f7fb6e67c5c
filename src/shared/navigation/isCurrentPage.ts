/** Whether the URL still has the path of a rendered page. Navigations render as transitions, so the page may stay longer. */
export const isCurrentPage = (pathname: string) => window.location.pathname === pathname;
