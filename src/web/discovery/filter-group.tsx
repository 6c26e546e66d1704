import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { type FilterName, isLeast } from '#contract/directory-choices.ts';
import { countChosen } from '#rules/directory.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import { Later } from '#web/ui/later.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './filter-panel.css.ts';
import { groupOptions } from './later-parts.ts';

function Count({ of: count }: { of: number }) {
  const messages = useMessages(discoveryMessages);
  return (
    <>
      <span className={css.count} aria-hidden>
        {count}
      </span>
      <span className={hidden}>{messages.chosen(count)}</span>
    </>
  );
}

interface GroupProps extends DirectoryProps {
  group: FilterName;
}

export function FilterGroup({ group, actors }: GroupProps) {
  const messages = useMessages(discoveryMessages);
  const chosen = useSelector(actors.discovery, ({ context: { filters } }) => countChosen(filters, group));
  const name = messages.filterNames[group];
  const label = isLeast(group) ? messages.least[group].label : name;
  return (
    <GroupButton
      group={group}
      label={label}
      actors={actors}
      className={chosen > 0 ? css.groupButtonSet : css.groupButton}
    >
      {name}
      {chosen > 0 ? <Count of={chosen} /> : <ChevronDown size={16} aria-hidden className={css.slot} />}
    </GroupButton>
  );
}

interface ButtonProps extends GroupProps {
  label: string;
  className: string;
  children: ReactNode;
}

export function GroupButton({ group, label, className, actors, children }: ButtonProps) {
  const isOpen = useSelector(actors.panel, ({ context }) => context.group === group);
  return (
    <div className={css.group}>
      <PlainButton
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        actor={actors.page}
        event={{ type: 'group.toggle', group }}
      >
        {children}
      </PlainButton>
      {isOpen ? (
        <Later module={groupOptions} isOnDemand>
          {({ GroupOptions }) => <GroupOptions group={group} label={label} actors={actors} />}
        </Later>
      ) : null}
    </div>
  );
}
