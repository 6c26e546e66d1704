import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Language } from '#contract/language.ts';
import type { BlogActor } from '#machines/blog/blog.machine.ts';
import { blogShown, isHintOver, isLoading, isNobody } from '#machines/blog/blog.view.ts';
import { markIn, tripMark } from '#rules/trip-address.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state.tsx';
import * as css from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { BlogInApp } from './blog-in-app.tsx';
import { blogWords } from './blog-words.ts';

export interface BlogWish {
  today: string;
  /** In place of the page's own. */
  language: Language | null;
  /** What stands behind the username in the address; null on the creator's own page. */
  segment: string | null;
}

interface BlogScreenProps {
  actor: BlogActor;
  wish: BlogWish;
  isOwn: boolean;
  onLogOut: () => void;
  /** Log In or Logout, where there is no page that it could stand on. */
  tool: ReactNode;
}

export function BlogScreen({ actor, wish, isOwn, onLogOut, tool }: BlogScreenProps) {
  const blog = useWords(blogWords);
  const snapshot = useSelector(actor, (each) => each);
  const page = useMemo(() => blogShown(snapshot, wish), [snapshot, wish]);
  const hintOver = useSelector(actor, isHintOver);
  if (isLoading(snapshot)) return <Loading />;
  if (isNobody(snapshot)) return <Nobody tool={tool} />;
  if (page === null)
    return <Failed message={snapshot.context.error} tool={tool} onReload={() => actor.send({ type: 'call.retry' })} />;
  const trip = page.trips.find(({ id }) => wish.segment !== null && tripMark(id) === markIn(wish.segment));
  if (wish.segment !== null && !trip) return <Nobody tool={tool} />;
  return (
    <>
      <title>{blog.pageTitle(page.fullName)}</title>
      <BlogInApp
        page={page}
        tripId={trip?.id ?? null}
        map={snapshot.context.map}
        isOwn={isOwn}
        isHintOver={hintOver}
        onLogOut={onLogOut}
      />
    </>
  );
}

function Loading() {
  const blog = useWords(blogWords);
  return (
    <>
      <title>Vaya</title>
      <WholeSpinner words={blog.loading} />
    </>
  );
}

function Nobody({ tool }: { tool: ReactNode }) {
  const blog = useWords(blogWords);
  return (
    <Page title={blog.nobody} tools={tool}>
      <div className={css.centred}>
        <Heading>{blog.nobody}</Heading>
        <EmptyState words={blog.nobodyWords} />
      </div>
    </Page>
  );
}

function Failed({ message, tool, onReload }: { message: string | null; tool: ReactNode; onReload: () => void }) {
  const blog = useWords(blogWords);
  return (
    <Page title={blog.failedTitle} tools={tool}>
      <div className={css.centred}>
        <Heading>{blog.failedTitle}</Heading>
        <FailedState words={message ?? blog.failed} tryAgain={blog.tryAgain} onRetry={onReload} />
      </div>
    </Page>
  );
}
