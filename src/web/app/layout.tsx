import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';

/** What all pages share: a new page takes the focus, Back finds its place again. */
export function Layout() {
  const { pathname, key } = useLocation();
  useEffect(() => {
    if (key !== 'default' && pathname) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, key]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
