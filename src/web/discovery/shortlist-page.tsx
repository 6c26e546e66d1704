import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { CreatorItem } from '#contract/creator.ts';
import type { OwnList } from '#contract/sponsor.ts';
import { listIn } from '#machines/directory/directory.view.ts';
import { isChoosing } from '#machines/list-addition/list-addition.view.ts';
import { firstAddress, idsIn, idsShownIn, listAt } from '#machines/own-lists/own-lists.view.ts';
import { isLoading, isRemoved, isUnknown, listedIds, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { cards } from './creator-card.css.ts';
import { CreatorCard } from './creator-card.tsx';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import * as css from './discovery-screen.css.ts';
import { EntryFoot, RemovedFoot } from './entry-foot.tsx';
import { ExportLists, entriesShown, ListLookTools, ListTabs, ListTools } from './list-tools.tsx';
import { ListTray } from './list-tray.tsx';
import * as own from './own-lists.css.ts';
import { ownListsMessages } from './own-lists.messages.ts';
import { isSameList } from './same-list.ts';
import { SeveralButton } from './several-choice.tsx';
import { ShortlistBanner } from './shortlist-banner.tsx';
import { useAddressOf } from './use-address-of.ts';
import { type CardFacts, useCardFacts } from './use-card-facts.ts';

export function ShortlistPage({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  return (
    <>
      <p className={page.note}>{messages.shortlistLead}</p>
      <Shortlist actors={actors} />
    </>
  );
}

export function Shortlist({ actors }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  const loading = useSelector(actors.shortlist, isLoading);
  const failed = useSelector(actors.shortlist, isUnknown);
  if (loading) return <Spinner words={messages.loading} />;
  if (failed)
    return (
      <FailedState words={messages.shortlistFailed} onRetry={() => actors.shortlist.send({ type: 'call.retry' })} />
    );
  return (
    <>
      <ListTabs actors={actors} />
      <ShownList actors={actors} />
    </>
  );
}

function ShownList({ actors }: DirectoryProps) {
  const address = useSelector(actors.page, listIn);
  const lists = useSelector(actors.shortlist, ({ context }) => context.lists);
  const list = listAt(address, lists);
  if (list === undefined) return <EmptyList list={list} isShortlistEmpty={false} actors={actors} />;
  return <Entries actors={actors} list={list} />;
}

function Entries({ actors, list }: DirectoryProps & { list: OwnList | null }) {
  const discovery = useMessages(discoveryMessages);
  const messages = useMessages(ownListsMessages);
  const listId = list?._id ?? null;
  const isEmpty = useSelector(actors.shortlist, (snapshot) => listedIds(snapshot).length === 0);
  const count = useSelector(actors.shortlist, (snapshot) => idsIn(listId)(snapshot).length);
  const ids = useSelector(actors.shortlist, idsShownIn(listId), isSameList);
  const facts = useCardFacts(actors);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const results = useSelector(actors.discovery, ({ context }) => context.searchResults);
  const saved = useSelector(actors.shortlist, ({ context }) => context.list);
  const look = useSelector(actors.page, ({ context }) => context.look);
  const known = ids.flatMap((id) => found[id] ?? results.find(({ _id }) => _id === id) ?? []);
  const entries = known.map((creator) => ({ creator, note: saved[creator._id]?.note ?? '' }));
  const creators = entriesShown(entries, look, facts.language);
  const name = list?.name ?? discovery.shortlist;
  return (
    <>
      {list === null && isEmpty && ids.length === 0 ? null : (
        <div className={css.listTools}>
          <div className={own.listHead}>
            <p className={css.count}>{discovery.listed(count)}</p>
            {list ? <ListTools list={list} ownLists={actors.ownLists} /> : null}
            {count > 0 ? <SeveralButton actors={actors} /> : null}
          </div>
          {ids.length > 1 ? <ListLookTools actors={actors} /> : null}
          {isEmpty ? null : <ExportLists actors={actors} />}
        </div>
      )}
      <ShortlistBanner actors={actors} />
      {ids.length === 0 ? <EmptyList list={list} isShortlistEmpty={isEmpty} actors={actors} /> : null}
      {known.length < ids.length ? <Missing actors={actors} ids={ids} /> : null}
      <ul className={cards} aria-label={name}>
        {creators.map((creator) => (
          <li key={creator._id}>
            <Entry creator={creator} facts={facts} listId={listId} />
          </li>
        ))}
      </ul>
      {known.length > 0 && creators.length === 0 ? <p role="status">{messages.nothingFound(look.search)}</p> : null}
      <ListTray actors={actors} listId={listId} />
    </>
  );
}

interface EntryProps {
  creator: CreatorItem;
  facts: CardFacts;
  listId: string | null;
}

function Entry({ creator, facts, listId }: EntryProps) {
  const { shortlist, ownLists, listAddition } = facts.actors;
  const isListed = useSelector(shortlist, (snapshot) => noteOf(creator._id)(snapshot) !== null);
  const removed = useSelector(shortlist, isRemoved(creator._id, listId));
  const choosing = useSelector(listAddition, isChoosing);
  return (
    <>
      <CreatorCard creator={creator} facts={facts} listId={listId} isChoosing={choosing && !removed} />
      {removed ? (
        <RemovedFoot creator={creator} listId={listId} shortlist={shortlist} />
      ) : isListed ? (
        <EntryFoot creator={creator} ownLists={ownLists} shortlist={shortlist} />
      ) : null}
    </>
  );
}

/** Some creators are still loading, or could not be loaded. */
function Missing({ actors: { details }, ids }: DirectoryProps & { ids: readonly string[] }) {
  const messages = useMessages(discoveryMessages);
  const ui = useMessages(uiMessages);
  const isUnreached = useSelector(details, ({ context }) => context.unreached.some((id) => ids.includes(id)));
  if (!isUnreached) return <Spinner words={messages.loading} />;
  return (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => details.send({ type: 'call.retry' }) }]}>
      {messages.someMissing}
    </Banner>
  );
}

interface EmptyProps extends DirectoryProps {
  /** null = the first list, undefined = no such list. */
  list: OwnList | null | undefined;
  /** No creator is in any list. */
  isShortlistEmpty: boolean;
}

export function EmptyList({ list, isShortlistEmpty, actors }: EmptyProps) {
  const discovery = useMessages(discoveryMessages);
  const addressOf = useAddressOf(actors);
  const messages = useMessages(ownListsMessages);
  if (list !== undefined) {
    if (!isShortlistEmpty) return <EmptyState words={messages.empty} />;
    return (
      <EmptyState words={list === null ? discovery.shortlistEmpty : messages.empty}>
        <Link to={addressOf({ list: null, creator: null })} className={button.primary}>
          {discovery.allCreators}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState spot="missing" words={messages.gone}>
      <Link to={addressOf({ list: firstAddress, creator: null })} className={button.secondary}>
        {messages.toFirst(discovery.shortlist)}
      </Link>
    </EmptyState>
  );
}
