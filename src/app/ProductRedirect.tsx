import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

/** `/product` leads to the placeholder anchor `/#` (section 2). The router drops an empty fragment, so it is put back here. */
export function ProductRedirect() {
  useEffect(() => () => history.replaceState(history.state, '', '/#'), []);
  return <Navigate to="/" replace />;
}
