import type { ReactNode } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Receiver } from '#web/ui/use-press.ts';
import * as css from './back-office.css.ts';
import { officeToolsMessages } from './office-tools.messages.ts';

interface FoldedFiltersProps {
  title: string;
  actor: Receiver<{ type: 'filters.reset' }>;
  children: ReactNode;
}

export function FoldedFilters({ title, actor, children }: FoldedFiltersProps) {
  const { filters: messages } = useMessages(officeToolsMessages);
  return (
    <details className={css.filters}>
      <summary className={css.unfoldFilters}>{title}</summary>
      <div className={css.filterFields}>
        {children}
        <div className={css.reset}>
          <Button look="quiet" actor={actor} event={{ type: 'filters.reset' }}>
            {messages.reset}
          </Button>
        </div>
      </div>
    </details>
  );
}

interface DayFieldsProps {
  labels: { from: string; to: string };
  from: string;
  to: string;
  onChange: (change: { from: string } | { to: string }) => void;
}

export function DayFields({ labels, from, to, onChange }: DayFieldsProps) {
  return (
    <>
      <TextField label={labels.from} type="date" max={to} value={from} onText={(day) => onChange({ from: day })} />
      <TextField label={labels.to} type="date" min={from} value={to} onText={(day) => onChange({ to: day })} />
    </>
  );
}
