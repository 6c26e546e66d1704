import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PanelGroup } from '#machines/filter-panel/filter-panel.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors } from './discovery-actors.ts';
import { Dropdown } from './filter-dropdown.tsx';
import * as css from './filter-panel.css.ts';
import { MinTrips } from './min-trips.tsx';
import { ThereForm } from './there-form.tsx';

export interface UnfoldedProps {
  group: PanelGroup;
  label: string;
  actors: DiscoveryActors;
}

/** What a group offers: over the page where there is room, else between the groups of the sheet, in which the place to be does not stand. */
export function Unfolded({ group, label, actors }: UnfoldedProps) {
  const offer = <Offer group={group} actors={actors} />;
  const fold = () => actors.page.send({ type: 'group.dismiss' });
  const isWide = useWide();
  return isWide || group === 'there' ? (
    <Popover label={label} onClose={fold}>
      {offer}
    </Popover>
  ) : (
    offer
  );
}

function Offer({ group, actors }: Omit<UnfoldedProps, 'label'>) {
  if (group === 'there') return <ThereForm actors={actors} />;
  return group === 'minTripCount' ? <MinTrips actors={actors} /> : <Dropdown group={group} actors={actors} />;
}

export interface FilterSheetProps {
  actors: DiscoveryActors;
  children: ReactNode;
}

/** The filters of a narrow screen. Escape folds the group that is unfolded, then it closes the sheet. */
export function FilterSheet({ actors: { panel, page }, children }: FilterSheetProps) {
  const text = useMessages(discoveryMessages);
  const isUnfolded = useSelector(panel, (snapshot) => snapshot.matches({ dropdown: 'open' }));
  return (
    <Dialog
      title={text.filters}
      look="sheet"
      isOpen
      onClose={() => panel.send({ type: 'sheet.close' })}
      returnTo="filters"
      {...(isUnfolded && { onEscape: () => page.send({ type: 'group.dismiss' }) })}
    >
      <div className={css.sheet}>{children}</div>
    </Dialog>
  );
}
