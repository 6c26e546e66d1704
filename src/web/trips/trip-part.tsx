import type { ReactNode } from 'react';
import * as field from '#web/ui/field.css.ts';
import * as css from './trip-editor.css.ts';

interface TripPartProps {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

export const TripPart = ({ id, title, hint, children }: TripPartProps) => (
  <section className={css.part} aria-labelledby={`${id}-title`}>
    <div>
      <h2 id={`${id}-title`} className={css.partTitle}>
        {title}
      </h2>
      {hint === undefined ? null : <p className={field.hint}>{hint}</p>}
    </div>
    {children}
  </section>
);
