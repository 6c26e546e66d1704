import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';

interface LinkTokenProps {
  /** Where someone without a token is sent. */
  otherwise: string;
  children: (token: string) => ReactNode;
}

/** The token of a mailed link. It leaves the address bar for the entry of the history, where a reload finds it: docs/decisions/0038. */
export function LinkToken({ otherwise, children }: LinkTokenProps) {
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const linked = query.get('token');
  if (linked) {
    const others = new URLSearchParams([...query].filter(([name]) => name !== 'token'));
    return <Navigate to={{ pathname, search: others.toString() }} state={{ token: linked }} replace />;
  }
  const { token }: { token?: unknown } = Object(state);
  return typeof token === 'string' ? children(token) : <Navigate to={otherwise} replace />;
}
