import * as css from './blog.css.ts';
import type { BlogWords } from './blog-words.ts';

interface Props {
  blog: { username: string; address: string };
  words: BlogWords;
  app: { script: string; style: string };
}

/** Both are there, since who looks is found out in the browser; neither moves anything by giving way to the other. */
export const SessionBox = ({ blog: { username, address }, words, app }: Props) => (
  <span id="session" className={css.session} data-of={username} data-app={app.script} data-style={app.style}>
    <a className={css.sessionButton} href={`${address}/login`}>
      {words.logIn}
    </a>
    <button className={css.sessionButton} type="button" hidden disabled>
      {words.logOut}
    </button>
  </span>
);
