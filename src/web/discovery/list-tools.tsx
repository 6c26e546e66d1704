import { useSelector } from '@xstate/react';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import type { Language } from '#contract/language.ts';
import type { OwnList } from '#contract/sponsor.ts';
import { listIn } from '#machines/directory/directory.view.ts';
import type { OwnListsActor } from '#machines/own-lists/own-lists.machine.ts';
import { countsIn, firstAddress } from '#machines/own-lists/own-lists.view.ts';
import { type ListLook, listSorts } from '#machines/rules/list-look.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { fold } from '#rules/fold.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { bringIntoSight } from '#web/ui/bring-into-sight.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { Select } from '#web/ui/select.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { isSameList } from './same-list.ts';
import { useAddressOf } from './use-address-of.ts';

interface ToolsProps {
  list: OwnList;
  ownLists: OwnListsActor;
}

export function ListTools({ list, ownLists }: ToolsProps) {
  const messages = useMessages(ownListsMessages);
  return (
    <>
      <PlainButton
        id="change-list"
        className={css.tool}
        aria-label={messages.rename(list.name)}
        title={messages.rename(list.name)}
        actor={ownLists}
        event={{ type: 'list.rename', list }}
      >
        <Pencil size={18} aria-hidden />
      </PlainButton>
      <PlainButton
        className={css.tool}
        aria-label={messages.remove(list.name)}
        title={messages.remove(list.name)}
        actor={ownLists}
        event={{ type: 'list.remove', list }}
      >
        <Trash2 size={18} aria-hidden />
      </PlainButton>
    </>
  );
}

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

export function ListLookTools({ actors: { page } }: DirectoryProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const { search, sort } = useSelector(page, ({ context }) => context.look);
  return (
    <div className={css.look}>
      <input
        type="search"
        name="list-search"
        className={field.input}
        aria-label={messages.search}
        placeholder={messages.search}
        autoComplete="off"
        maxLength={80}
        value={search}
        onChange={({ currentTarget }) => page.send({ type: 'list.search', search: currentTarget.value })}
      />
      <Select
        isInline
        label={discovery.sort}
        value={sort}
        options={listSorts.map((value) => ({ value, label: messages.sorts[value] }))}
        onSelect={(value) => page.send({ type: 'list.sort', sort: value })}
      />
    </div>
  );
}

export function ExportLists({ actors: { shortlist } }: DirectoryProps) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const isAlone = useSelector(shortlist, ({ context }) => context.lists.length === 0);
  return (
    <Button look="secondary" actor={shortlist} event={{ type: 'list.export', ids: [] }}>
      {isAlone ? discovery.exportShortlist : messages.exportAll}
    </Button>
  );
}

interface Entry {
  creator: CreatorItem;
  note: string;
}

/** The entries that have each word of the search in their name, username, cities or note. `entries` are in the order of saving. */
export function entriesShown(entries: readonly Entry[], { search, sort }: ListLook, language: Language): CreatorItem[] {
  const words = fold(search).split(/\s+/);
  const found = entries.filter((entry) => words.every((word) => textOf(entry, language).includes(word)));
  const creators = found.map(({ creator }) => creator);
  if (sort === 'added') return creators;
  const byName = new Intl.Collator(language);
  return creators.sort((one, other) =>
    sort === 'name'
      ? byName.compare(one.fullName, other.fullName)
      : other.followersCount - one.followersCount || byName.compare(one.fullName, other.fullName),
  );
}

function textOf({ creator, note }: Entry, language: Language): string {
  const cities = creator.locations.flatMap(({ cityName }) => [cityName, cityNameIn(cityName, language)]);
  return fold([creator.fullName, creator.username, ...cities, note].join(' '));
}
