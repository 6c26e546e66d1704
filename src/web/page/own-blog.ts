import { createActor } from 'xstate';
import { creatorSession } from '#machines/session/session.actors.ts';
import { isInitialising, isOwnBlog } from '#machines/session/session.view.ts';

/** Keeps the owner's tools of a page that the server rendered up to date; the rest of the page stays as it is. */
const links = document.getElementById('ways');
const box = document.getElementById('session');
const [logIn, logOut] = box?.querySelectorAll<HTMLElement>('a, button') ?? [];
const session = createActor(creatorSession);
const isOwn = isOwnBlog(box?.dataset.of ?? '');

session.subscribe((snapshot) => {
  if (isInitialising(snapshot) || !links || !logIn || !logOut) return;
  const own = isOwn(snapshot);
  logIn.hidden = own;
  for (const tool of [links, logOut]) tool.hidden = !own;
});
logOut?.addEventListener('click', () => session.send({ type: 'session.end' }));
logOut?.removeAttribute('disabled');
session.start();
