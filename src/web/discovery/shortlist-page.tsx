import { useSelector } from '@xstate/react';
import { listedIds } from '#machines/shortlist/shortlist.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { VirtualGrid } from '#web/ui/virtual-grid.tsx';
import { CreatorCard } from './creator-card.tsx';
import type { DiscoveryActors, Place } from './discovery-actors.ts';
import * as css from './discovery-screen.css.ts';
import { entries } from './entry-note.css.ts';
import { EntryNote } from './entry-note.tsx';
import { Refusal } from './refusal.tsx';
import { useCardFacts } from './use-card-facts.ts';

interface ShortlistProps {
  actors: DiscoveryActors;
  place: Place;
}

const sameIds = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** The creators that the sponsor keeps in mind, and their file. */
export function ShortlistPage({ actors, place }: ShortlistProps) {
  const { discovery: text } = useText();
  const ids = useSelector(actors.shortlist, listedIds, sameIds);
  const loading = useSelector(actors.shortlist, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(actors.shortlist, (snapshot) => snapshot.matches('failed'));
  const facts = useCardFacts(actors, place);
  const found = useSelector(actors.details, ({ context }) => context.found);
  const results = useSelector(actors.discovery, ({ context }) => context.searchResults);
  const creators = ids.flatMap((id) => found[id] ?? results.find(({ _id }) => _id === id) ?? []);
  if (loading) return <Spinner words={text.loading} />;
  if (failed) return <Failed actors={actors} />;
  if (ids.length === 0) return <EmptyState words={text.shortlistEmpty} />;
  return (
    <>
      <div className={css.listTools}>
        <p className={css.count}>{text.listed(ids.length)}</p>
        <Export actors={actors} />
      </div>
      <Refusal actors={actors} />
      {creators.length < ids.length ? <Missing actors={actors} ids={ids} /> : null}
      <VirtualGrid items={creators} label={text.shortlist} {...entries}>
        {(creator, width) => (
          <>
            <CreatorCard creator={creator} facts={facts} width={width} />
            <EntryNote id={creator._id} actors={actors} />
          </>
        )}
      </VirtualGrid>
    </>
  );
}

/** Who is on the way, or could not be had. */
function Missing({ actors: { details }, ids }: { actors: DiscoveryActors; ids: readonly string[] }) {
  const { discovery: text, ui } = useText();
  const isUnreached = useSelector(details, ({ context }) => context.unreached.some((id) => ids.includes(id)));
  if (!isUnreached) return <Spinner words={text.loading} />;
  return (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => details.send({ type: 'call.retry' }) }]}>
      {text.someMissing}
    </Banner>
  );
}

function Export({ actors: { shortlist } }: { actors: DiscoveryActors }) {
  const { discovery: text } = useText();
  const exportable = useSelector(shortlist, (snapshot) => snapshot.can({ type: 'list.export' }));
  return (
    <Button look="secondary" disabled={!exportable} onClick={() => shortlist.send({ type: 'list.export' })}>
      {text.exportShortlist}
    </Button>
  );
}

function Failed({ actors: { shortlist } }: { actors: DiscoveryActors }) {
  const { discovery: text, ui } = useText();
  return (
    <Banner tone="danger" actions={[{ label: ui.tryAgain, onPress: () => shortlist.send({ type: 'call.retry' }) }]}>
      {text.shortlistFailed}
    </Banner>
  );
}
