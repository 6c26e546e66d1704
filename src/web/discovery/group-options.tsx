import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PanelGroup } from '#machines/filter-panel/filter-panel.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { useLarge } from '#web/ui/use-wide.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { Dropdown } from './filter-dropdown.tsx';
import * as css from './filter-panel.css.ts';
import { Followers } from './followers.tsx';
import { MinTrips } from './min-trips.tsx';
import { ThereForm } from './there-form.tsx';

interface GroupOptionsProps extends DirectoryProps {
  group: PanelGroup;
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
  if (group === 'there') return <ThereForm actors={actors} />;
  if (group === 'followers') return <Followers actors={actors} />;
  return group === 'minTripCount' ? <MinTrips actors={actors} /> : <Dropdown group={group} actors={actors} />;
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
