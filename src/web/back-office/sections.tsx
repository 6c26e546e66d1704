import { Link } from 'react-router-dom';
import { ledgerNames } from '#machines/back-office/ledger.machine.ts';
import { useWords } from '#web/i18n/use-words.ts';
import * as css from './back-office.css.ts';
import { staffWords } from './staff-words.ts';

const places = [
  { name: 'applications', to: '/admin' },
  { name: 'stays', to: '/admin/stays' },
  ...ledgerNames.map((name) => ({ name, to: `/admin?list=${name}` })),
] as const;

/** The ways between the parts of the back office. */
export function Sections({ current }: { current: (typeof places)[number]['name'] }) {
  const text = useWords(staffWords);
  return (
    <nav className={css.sections} aria-label={text.sectionsLabel}>
      {places.map(({ name, to }) => (
        <Link key={name} to={to} className={css.section} {...(name === current && { 'aria-current': 'page' as const })}>
          {text.sections[name]}
        </Link>
      ))}
    </nav>
  );
}
