import type { ReactNode } from 'react';
import * as css from './back-office.css.ts';

export type Fact = [label: string, value: ReactNode];

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.list}>
    {facts.map(([label, value]) => (
      <div key={label} className={css.fact}>
        <dt className={css.term}>{label}</dt>
        <dd className={css.value}>{value || '–'}</dd>
      </div>
    ))}
  </dl>
);
