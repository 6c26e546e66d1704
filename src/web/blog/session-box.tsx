import type { BlogPage } from '#contract/blog-page.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import * as css from './blog.css.ts';
import { linkTo, type Spoken } from './blog-links.ts';

interface OwnerLinksProps {
  blog: Pick<BlogPage, 'address'> & Spoken;
  messages: BlogMessages;
}

interface Props extends OwnerLinksProps {
  blog: Pick<BlogPage, 'username' | 'address'> & Spoken;
  /** The address of the script that looks after the session. */
  script: string;
}

/** Both links are rendered, because a script finds the session; showing one must not move the other. */
export const SessionBox = ({ blog: { username, address, ...spoken }, messages, script }: Props) => (
  <span id="session" className={css.session} data-of={username} data-script={script}>
    <a className={css.sessionButton} href={linkTo(spoken, `${address}/login`)}>
      {messages.logIn}
    </a>
    <button className={css.sessionButton} type="button" hidden disabled>
      {messages.logOut}
    </button>
  </span>
);

/** A script shows them to the owner. */
export const OwnerLinks = ({ blog: { address, ...spoken }, messages }: OwnerLinksProps) => (
  <span id="ways" className={css.links} hidden>
    <a className={css.link} href={linkTo(spoken, `${address}/trips`)}>
      {messages.ownTrips}
    </a>
    <a className={css.link} href={linkTo(spoken, `${address}/config`)}>
      {messages.dashboard}
    </a>
  </span>
);
