import { type ReactNode, useId } from 'react';
import * as css from './own-account.css.ts';

interface AccountPartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function AccountPart({ title, lead, children }: AccountPartProps) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.about}>
        <h2 id={id} className={css.partTitle}>
          {title}
        </h2>
        <p className={css.lead}>{lead}</p>
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
