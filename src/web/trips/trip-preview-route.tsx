import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isLanguage } from '#contract/language.ts';
import { tripPreview } from '#machines/blog/trip-preview.actors.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { blogAddress, shortTripId } from '#rules/trip-address.ts';
import { link, links } from '#web/blog/blog.css.ts';
import { BlogScreen } from '#web/blog/blog-screen.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { usePage } from '#web/ui/use-page.ts';
import { tripsMessages } from './trips.messages.ts';

/** A trip as visitors will see it once it is published, for the owner of its blog. */
export function Component() {
  const { id = '' } = useParams();
  return <Preview key={id} tripId={id} />;
}

function Preview({ tripId }: { tripId: string }) {
  const messages = useMessages(tripsMessages);
  const [search] = useSearchParams();
  const lang = search.get('lang');
  const language = isLanguage(lang) ? lang : null;
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const actor = usePage(() => ({
    chart: tripPreview({ signed: signedCallOf(session), username, tripId }),
    input: undefined,
  }));
  const query = useMemo(
    () => ({ today: dayOf(Date.now()), language, segment: shortTripId(tripId), part: 1 }),
    [tripId, language],
  );
  const editor = `${blogAddress(username)}/trips/${tripId}`;
  const ways = (
    <span className={links}>
      <strong className={link}>{messages.previewed}</strong>
      <Link className={link} to={editor}>
        {messages.backToEditor}
      </Link>
    </span>
  );
  return <BlogScreen actor={actor} query={query} isOwn={null} preview={{ address: `${editor}/preview`, ways }} />;
}
