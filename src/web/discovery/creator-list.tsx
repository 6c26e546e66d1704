import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { hasMore, isAppending, isLoading, isOutdated, isSettled } from '#machines/discovery/discovery.view.ts';
import { isChoosing } from '#machines/list-addition/list-addition.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import { shellMessages } from '#web/ui/shell.messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { cards, face, skeletons } from './creator-card.css.ts';
import { CreatorCard } from './creator-card.tsx';
import * as css from './creator-list.css.ts';
import type { DirectoryProps } from './directory-props.ts';
import { discoveryMessages } from './discovery.messages.ts';
import { PageFailure } from './failure.tsx';
import { NoMatches } from './no-matches.tsx';
import { useCardFacts } from './use-card-facts.ts';
import { useVisibleCreators } from './use-visible-creators.ts';

export function CreatorList({ actors }: DirectoryProps) {
  const shell = useMessages(shellMessages);
  const facts = useCardFacts(actors);
  const creators = useVisibleCreators(actors);
  const loading = useSelector(actors.discovery, isLoading);
  const settled = useSelector(actors.discovery, isSettled);
  const choosing = useSelector(actors.listAddition, isChoosing);
  if (creators.length === 0 && loading) return <Placeholders />;
  return (
    <>
      {creators.length === 0 && settled ? <NoMatches actors={actors} /> : null}
      {creators.length === 0 ? <Outdated actors={actors} /> : null}
      {creators.length === 0 ? null : (
        <ul className={cards} aria-label={shell.directoryTitle}>
          {creators.map((creator) => (
            <li key={creator._id}>
              <CreatorCard creator={creator} facts={facts} isChoosing={choosing} />
            </li>
          ))}
        </ul>
      )}
      <More actors={actors} />
    </>
  );
}

/** Offers a retry after the error banner was dismissed. */
function Outdated({ actors: { discovery } }: DirectoryProps) {
  const messages = useMessages(discoveryMessages);
  if (!useSelector(discovery, isOutdated)) return null;
  return (
    <FailedState
      words={messages.notThere}
      tryAgain={messages.loadCreators}
      onRetry={() => discovery.send({ type: 'list.load' })}
    />
  );
}

const Placeholders = () => (
  <div className={skeletons} aria-hidden>
    {Array.from({ length: 18 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: these are all the same and never change.
      <div key={index} className={css.skeleton}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" />
        <Skeleton shape="short" />
        <div className={face} />
      </div>
    ))}
  </div>
);

const More = memo(function More({ actors }: DirectoryProps) {
  const { discovery } = actors;
  const messages = useMessages(discoveryMessages);
  const more = useSelector(discovery, hasMore);
  const appending = useSelector(discovery, isAppending);
  if (!more) return null;
  return (
    <div className={css.more}>
      <PageFailure actors={actors} />
      <Button look="secondary" actor={discovery} event={{ type: 'page.more' }}>
        {messages.loadMore}
      </Button>
      {appending ? <Spinner words={messages.loading} /> : null}
    </div>
  );
});
