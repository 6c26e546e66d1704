import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type FilterName, filterTable } from '#contract/directory-choices.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { useLarge } from '#web/ui/use-wide.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { Dropdown } from './filter-dropdown.tsx';
import * as css from './filter-panel.css.ts';
import { LeastOptions } from './least-options.tsx';
import { RangeOptions } from './range-options.tsx';
import { ThereForm } from './there-form.tsx';

interface GroupOptionsProps extends DirectoryProps {
  group: FilterName;
  label: string;
}

/** Wide screens show the options in a popover, narrow ones inside the sheet. 'There' is not in the sheet and always has a popover. */
export function GroupOptions({ group, label, actors }: GroupOptionsProps) {
  const options = <Options group={group} actors={actors} />;
  const close = () => actors.page.send({ type: 'group.dismiss' });
  const isWide = useLarge();
  return isWide || group === 'there' ? (
    <Popover label={label} look={group === 'there' ? 'wide' : 'plain'} onClose={close}>
      {options}
    </Popover>
  ) : (
    options
  );
}

function Options({ group, actors }: Omit<GroupOptionsProps, 'label'>) {
  const filter = filterTable.find(({ name }) => name === group);
  if (filter?.kind === 'terms') return <Dropdown group={filter.name} actors={actors} />;
  if (filter?.kind === 'range') return <RangeOptions filter={filter} actors={actors} />;
  if (filter?.kind === 'least') return <LeastOptions filter={filter} actors={actors} />;
  return <ThereForm actors={actors} />;
}

interface FilterSheetProps extends DirectoryProps {
  children: ReactNode;
}

/** The filters of a narrow screen. Escape closes the open group first, then the sheet. */
export function FilterSheet({ actors: { panel, page }, children }: FilterSheetProps) {
  const messages = useMessages(discoveryMessages);
  const isGroupOpen = useSelector(panel, (snapshot) => snapshot.matches({ dropdown: 'open' }));
  return (
    <Dialog
      title={messages.filters}
      look="sheet"
      isOpen
      onClose={() => panel.send({ type: 'sheet.close' })}
      returnTo="filters"
      {...(isGroupOpen && { onEscape: () => page.send({ type: 'group.dismiss' }) })}
    >
      <div className={css.sheet}>{children}</div>
    </Dialog>
  );
}
