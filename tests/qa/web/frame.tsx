import { Link, NavLink, Outlet, ScrollRestoration, useRouteError } from 'react-router-dom';
import { frame, header, navigation } from './frame.css.ts';

export const Frame = () => (
  <div className={frame}>
    <Header />
    <Outlet />
    <ScrollRestoration />
  </div>
);

const Header = () => (
  <header className={header}>
    <Link to="/">
      <strong>QA workbench</strong>
    </Link>
    <nav aria-label="Workbench" className={navigation}>
      <NavLink to="/" end>
        Flows
      </NavLink>
      <NavLink to="/changes">Changes</NavLink>
      <NavLink to="/results">Results</NavLink>
      <NavLink to="/worlds">Worlds</NavLink>
      <a href="/dev/mailbox">Mailbox</a>
      <a href="/">Vaya</a>
    </nav>
  </header>
);

export function Broken() {
  const error = useRouteError();
  return (
    <div className={frame}>
      <Header />
      <main>
        <h1>This page could not be shown</h1>
        <p role="alert">{error instanceof Error ? error.message : 'An unknown error.'}</p>
        <p>
          <Link to="/">All flows</Link>
        </p>
      </main>
    </div>
  );
}
