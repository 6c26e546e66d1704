import { useSelector } from '@xstate/react';
import FolderPlus from 'lucide-react/icons/folder-plus';
import { Link } from 'react-router-dom';
import { listIn } from '#machines/directory/directory.view.ts';
import { countsIn, firstAddress } from '#machines/own-lists/own-lists.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { PlainButton } from '#web/ui/button.tsx';
import { hidden } from '#web/ui/hidden.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { isSameList } from './same-list.ts';
import { useAddressOf } from './use-address-of.ts';

export function ListTabs({ actors }: DirectoryProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const { page, shortlist, ownLists } = actors;
  const addressOf = useAddressOf(actors);
  const shown = useSelector(page, listIn);
  const own = useSelector(shortlist, ({ context }) => context.lists);
  const [inFirst = 0, ...counts] = useSelector(shortlist, countsIn, isSameList);
  const tab = (address: string, name: string, count: number) => (
    <li key={address} className={css.cell}>
      <Link
        to={addressOf({ list: address, creator: null })}
        className={css.tab}
        title={name}
        {...(address === shown && { 'aria-current': 'page' as const, ref: bringIntoSight })}
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
        <nav aria-label={messages.yours} className={css.tabs}>
          <ul className={css.row}>
            {tab(firstAddress, discovery.shortlist, inFirst)}
            {own.map(({ _id, name }, index) => tab(_id, name, counts[index] ?? 0))}
          </ul>
        </nav>
      )}
      <PlainButton id="add-list" className={css.quiet} actor={ownLists} event={{ type: 'list.add' }}>
        <FolderPlus size={18} aria-hidden />
        {messages.add}
      </PlainButton>
    </div>
  );
}
