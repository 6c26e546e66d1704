import type { ReactNode } from 'react';
import { useId } from 'react';
import * as css from './setting-group.css.ts';

interface SettingGroupProps {
  title: string;
  lead: string;
  onFocus?: () => void;
  children: ReactNode;
}

export function SettingGroup({ title, lead, onFocus, children }: SettingGroupProps) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id} onFocus={onFocus}>
      <div>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
