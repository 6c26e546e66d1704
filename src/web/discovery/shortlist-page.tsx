import { useSelector } from '@xstate/react';
import type { CreatorItem } from '#contract/creator.ts';
import type { OwnList } from '#contract/shortlist.ts';
import { idsIn, listAt } from '#machines/own-lists/own-lists.view.ts';
import { listedIds, noteOf } from '#machines/shortlist/shortlist.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as page from '#web/ui/page.css.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { VirtualGrid } from '#web/ui/virtual-grid.tsx';
import { grid } from './creator-card.css.ts';
import { CreatorCard } from './creator-card.tsx';
import { discoveryMessages } from './discovery.messages.ts';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import * as css from './discovery-screen.css.ts';
import { footHeight } from './entry-foot.css.ts';
import { ListKeeping } from './later-lists-route.tsx';
import type { Lists } from './list-keeping.tsx';
import * as own from './own-lists.css.ts';
import { Refusal } from './refusal.tsx';
import { useCardFacts } from './use-card-facts.ts';

interface ShortlistProps {
  actors: DiscoveryActors;
  place: Place;
}

/** The creators that the sponsor keeps in mind, list by list, and their file. */
export function ShortlistPage({ actors, place }: ShortlistProps) {
  const text = useMessages(discoveryMessages);
  return (
    <>
      <p className={page.note}>{text.shortlistLead}</p>
      <ListKeeping actors={actors} place={place}>
        {(keeping) => <Shortlist actors={actors} place={place} {...keeping} />}
      </ListKeeping>
    </>
  );
}

export function Shortlist(props: ShortlistProps & Lists) {
  const { actors, place, lists, controls } = props;
  const text = useMessages(discoveryMessages);
  const loading = useSelector(actors.shortlist, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(actors.shortlist, (snapshot) => snapshot.matches('failed'));
  if (loading) return <Spinner words={text.loading} />;
  if (failed)
    return <FailedState words={text.shortlistFailed} onRetry={() => actors.shortlist.send({ type: 'call.retry' })} />;
  return (
    <>
      <controls.ListTabs actors={actors} place={place} lists={lists} />
      <ShownList {...props} />
      <controls.ListDialog lists={lists} shortlist={actors.shortlist} />
    </>
  );
}

function ShownList(props: ShortlistProps & Lists) {
  const { actors, place, controls } = props;
  const own = useSelector(actors.shortlist, ({ context }) => context.lists);
  const list = listAt(place.list, own);
  if (list === undefined) return <controls.EmptyList list={list} isNobody={false} place={place} />;
  return <Entries {...props} list={list} />;
}

/** Each as high as the others, with a note or without. */
const entries = { ...grid, cardHeight: grid.cardHeight + footHeight };
const sameIds = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

function Entries({ actors, place, lists, controls, list }: ShortlistProps & Lists & { list: OwnList | null }) {
  const discovery = useMessages(discoveryMessages);
  const isEmpty = useSelector(actors.shortlist, (snapshot) => listedIds(snapshot).length === 0);
  const ids = useSelector(actors.shortlist, idsIn(list?._id ?? null), sameIds);
  const facts = useCardFacts(actors, place);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const results = useSelector(actors.discovery, ({ context }) => context.searchResults);
  const creators = ids.flatMap((id) => found[id] ?? results.find(({ _id }) => _id === id) ?? []);
  const name = list?.name ?? discovery.shortlist;
  return (
    <>
      {list === null && isEmpty ? null : (
        <div className={css.listTools}>
          <div className={own.listHead}>
            <p className={css.count}>{discovery.listed(ids.length)}</p>
            {list ? <controls.ListTools list={list} lists={lists} /> : null}
          </div>
          {isEmpty ? null : <controls.ExportLists actors={actors} />}
        </div>
      )}
      <Refusal actors={actors} />
      {ids.length === 0 ? <controls.EmptyList list={list} isNobody={isEmpty} place={place} /> : null}
      {creators.length < ids.length ? <Missing actors={actors} ids={ids} /> : null}
      <VirtualGrid items={creators} label={name} {...entries}>
        {(creator) => (
          <>
            <CreatorCard creator={creator} facts={facts} />
            <Foot creator={creator} actors={actors} lists={lists} controls={controls} />
          </>
        )}
      </VirtualGrid>
    </>
  );
}

function Foot({ creator, actors, lists, controls }: Lists & { creator: CreatorItem; actors: DiscoveryActors }) {
  const note = useSelector(actors.shortlist, noteOf(creator._id));
  return note === null ? null : <controls.EntryFoot creator={creator} lists={lists} note={note} />;
}

/** Who is on the way, or could not be had. */
function Missing({ actors: { details }, ids }: { actors: DiscoveryActors; ids: readonly string[] }) {
  const text = useMessages(discoveryMessages);
  const ui = useMessages(uiMessages);
  const isUnreached = useSelector(details, ({ context }) => context.unreached.some((id) => ids.includes(id)));
  if (!isUnreached) return <Spinner words={text.loading} />;
  return (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => details.send({ type: 'call.retry' }) }]}>
      {text.someMissing}
    </Banner>
  );
}
