import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ledgerNames } from '#machines/back-office/ledger.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { Heading } from '#web/ui/page.tsx';
import * as css from './back-office.css.ts';
import { staffMessages } from './staff.messages.ts';

const places = [
  { name: 'waiting', to: '/admin' },
  { name: 'applications', to: '/admin?list=applications' },
  { name: 'creators', to: '/admin/creators' },
  { name: 'stays', to: '/admin/stays' },
  ...ledgerNames.map((name) => ({ name, to: `/admin?list=${name}` })),
  { name: 'audit', to: '/admin/audit' },
] as const;

interface OfficeHeadProps {
  current: (typeof places)[number]['name'];
  children?: ReactNode;
}

export function OfficeHead({ current, children }: OfficeHeadProps) {
  const text = useMessages(staffMessages);
  return (
    <div className={css.officeHead}>
      <div className={css.officeTitle}>
        <Heading>{text.sections[current]}</Heading>
        {children}
      </div>
      <nav className={css.sections} aria-label={text.sectionsLabel}>
        {places.map(({ name, to }) => (
          <Link
            key={name}
            to={to}
            className={css.section}
            {...(name === current && { 'aria-current': 'page' as const, ref: bringIntoSight })}
          >
            {text.sections[name]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
