import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

/** Redirects `/product` to `/#`. The router drops an empty fragment, so it is set through the history API. */
export function ProductRedirect() {
  useEffect(() => () => history.replaceState(history.state, '', '/#'), []);
  return <Navigate to="/" replace />;
}
