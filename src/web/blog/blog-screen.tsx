import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { BlogPage } from '#contract/blog-page.ts';
import type { Language } from '#contract/language.ts';
import type { BlogActor } from '#machines/blog/blog.machine.ts';
import { isLoading, isMissing, isScrollHintHidden, visitorPage } from '#machines/blog/blog.view.ts';
import { shortTripId, shortTripIdIn } from '#rules/trip-address.ts';
import { partsOf } from '#rules/trip-parts.ts';
import { blogMessages } from '#web/i18n/blog.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { button } from '#web/ui/button.css.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { BlogInApp, type TripPreview } from './blog-in-app.tsx';
import { linkTo } from './blog-links.ts';
import { missingTexts } from './blog-not-found.tsx';

interface BlogQuery {
  today: string;
  /** Overrides the page's own language. */
  language: Language | null;
  /** What follows the username in the address; null on the creator's own page. */
  segment: string | null;
  part: number;
}

interface BlogScreenProps {
  actor: BlogActor;
  query: BlogQuery;
  /** Null in a preview, which has no session and nothing to share. */
  isOwn: boolean | null;
  preview?: TripPreview;
  onLogOut?: () => void;
}

export function BlogScreen({ actor, query, isOwn, preview, onLogOut }: BlogScreenProps) {
  const snapshot = useSelector(actor, (each) => each);
  const page = useMemo(() => visitorPage(snapshot, query), [snapshot, query]);
  const hintOver = useSelector(actor, isScrollHintHidden);
  if (isLoading(snapshot)) return <Loading />;
  if (isMissing(snapshot)) return <Missing blog={null} />;
  if (page === null)
    return <Failed message={snapshot.context.error} onReload={() => actor.send({ type: 'call.retry' })} />;
  const trip = page.trips.find(({ id }) => query.segment !== null && shortTripId(id) === shortTripIdIn(query.segment));
  if (query.segment !== null ? !trip : query.part > partsOf(page)) return <Missing blog={page} />;
  return (
    <>
      <title>{`${page.fullName} · Vaya`}</title>
      <BlogInApp
        page={page}
        tripId={trip?.id ?? null}
        part={query.part}
        sharing={(isOwn !== null && snapshot.children.sharing) || null}
        following={(isOwn !== null && snapshot.children.following) || null}
        map={snapshot.context.map}
        isOwn={isOwn}
        preview={preview}
        hint={hintOver ? 'none' : 'shown'}
        onLogOut={onLogOut}
      />
    </>
  );
}

function Loading() {
  const blog = useMessages(blogMessages);
  return (
    <>
      <title>Vaya</title>
      <WholeSpinner words={blog.loading} />
    </>
  );
}

function Missing({ blog }: { blog: BlogPage | null }) {
  const { title, why, way } = missingTexts({ blog }, useMessages(blogMessages));
  return (
    <Page title={title}>
      <div className={css.centred}>
        <Heading>{title}</Heading>
        <EmptyState spot="missing" words={why}>
          <a href={blog === null ? '/' : linkTo(blog, blog.address)} className={button.secondary}>
            {way}
          </a>
        </EmptyState>
      </div>
    </Page>
  );
}

function Failed({ message, onReload }: { message: string | null; onReload: () => void }) {
  const blog = useMessages(blogMessages);
  return (
    <Page title={blog.failedTitle}>
      <div className={css.centred}>
        <Heading>{blog.failedTitle}</Heading>
        <FailedState words={message ?? blog.failed} tryAgain={blog.tryAgain} onRetry={onReload} />
      </div>
    </Page>
  );
}
