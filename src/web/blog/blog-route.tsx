import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isLanguage, type Language } from '#contract/language.ts';
import { blog } from '#machines/blog/blog.actors.ts';
import { isOwnBlog } from '#machines/session/session.view.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { partIn } from '#rules/trip-parts.ts';
import { blogMessages } from '#web/i18n/blog.messages.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { type Navigation, NavigationContext } from '#web/ui/site-header.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { linkTo } from './blog-links.ts';
import { BlogScreen } from './blog-screen.tsx';

export function Component() {
  const username = useBlogUsername();
  const { segment = null } = useParams();
  return <Blog key={`${username} ${segment}`} username={username} segment={segment} />;
}

function Blog({ username, segment }: { username: string; segment: string | null }) {
  const [search] = useSearchParams();
  const language = languageIn(search.get('lang'));
  const session = CreatorSession.useActorRef();
  const isOwn = CreatorSession.useSelector(isOwnBlog(username));
  const actor = usePage(() => ({ chart: blog({ username, segment, language }), input: undefined }));
  const part = segment === null ? partIn(search.get('page')) : 1;
  const query = useMemo(() => ({ today: dayOf(Date.now()), language, segment, part }), [language, segment, part]);
  const onLogOut = () => session.send({ type: 'session.end' });
  const logIn = `${blogAddress(username)}/login`;
  const messages = blogMessages[language ?? 'en'];
  const logInLink = language === null ? logIn : linkTo({ language, ownLanguage: null }, logIn);
  const navigation: Navigation = {
    home: '/',
    links: isOwn ? [] : [{ to: logInLink, label: messages.logIn }],
    account: isOwn ? { name: '', signOut: messages.logOut, onSignOut: onLogOut } : null,
  };
  return (
    <NavigationContext value={navigation}>
      <BlogScreen actor={actor} query={query} isOwn={isOwn} onLogOut={onLogOut} />
    </NavigationContext>
  );
}

const languageIn = (query: string | null): Language | null => (isLanguage(query) ? query : null);
