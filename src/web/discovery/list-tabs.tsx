import { useSelector } from '@xstate/react';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { Link } from 'react-router-dom';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { countsIn, firstAddress } from '#machines/own-lists/own-lists.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';

interface TabsProps {
  actors: DiscoveryActors;
  place: Place;
  lists: OwnListsActor;
}

const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

/** The lists by their names, each with how many are in it; where there is the first alone, the way to another. */
export function ListTabs({ actors: { shortlist }, place, lists }: TabsProps) {
  const discovery = useMessages(discoveryMessages);
  const text = useMessages(ownListsMessages);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const [inFirst = 0, ...counts] = useSelector(shortlist, countsIn, same);
  const tab = (address: string, name: string, count: number) => (
    <li key={address} className={css.cell}>
      <Link
        to={place.addressOf({ list: address, creator: null })}
        className={css.tab}
        title={name}
        {...(address === place.list && { 'aria-current': 'page' as const, ref: bringIntoSight })}
      >
        <span className={css.tabName}>{name}</span>
        <span className={css.tabCount}>
          <span aria-hidden>{count}</span>
          <span className={hidden}>{discovery.listed(count)}</span>
        </span>
      </Link>
    </li>
  );
  return (
    <div className={css.bar}>
      {own.length === 0 ? null : (
        <nav aria-label={text.yours} className={css.tabs}>
          <ul className={css.row}>
            {tab(firstAddress, discovery.shortlist, inFirst)}
            {own.map(({ _id, name }, index) => tab(_id, name, counts[index] ?? 0))}
          </ul>
        </nav>
      )}
      <button type="button" id="add-list" className={css.quiet} onClick={() => lists.send({ type: 'list.add' })}>
        <FolderPlus size={18} aria-hidden />
        {text.add}
      </button>
    </div>
  );
}
