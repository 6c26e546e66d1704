import type { BlogPage } from '#contract/blog-page.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import * as css from './blog.css.ts';
import { linkTo, type Spoken } from './blog-links.ts';

interface Props {
  blog: Pick<BlogPage, 'username' | 'address'> & Spoken;
  messages: BlogMessages;
  app: { script: string; style: string };
}

/** Both links are rendered, because a script finds the session; showing one must not move the other. */
export const SessionBox = ({ blog: { username, address, ...spoken }, messages, app }: Props) => (
  <span id="session" className={css.session} data-of={username} data-app={app.script} data-style={app.style}>
    <a className={css.sessionButton} href={linkTo(spoken, `${address}/login`)}>
      {messages.logIn}
    </a>
    <button className={css.sessionButton} type="button" hidden disabled>
      {messages.logOut}
    </button>
  </span>
);
