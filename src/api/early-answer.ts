import type { AxiosAdapter } from 'axios';
import type { Session } from '#contract/session.ts';
import { answering } from './answering.ts';

/** A page that has not asked for it by then is not the one that it was for. */
const longest = 60_000;

/** What this very call has been answered already, or will be, since the page asked before its scripts were there: once, and for whoever it was that asked. */
export function takeEarlyAnswer(url: string, { token, currentBlog = null }: Partial<Session>): AxiosAdapter | null {
  const { askedEarly = [] } = globalThis;
  const index = askedEarly.findIndex(
    (asked) => asked.url === url && asked.token === token && asked.currentBlog === currentBlog,
  );
  const [found] = index === -1 ? [] : askedEarly.splice(index, 1);
  return found && performance.now() < longest ? answering(() => found.answer) : null;
}

/** What has been written since is not in what was read before. */
export const forgetEarlyAnswers = (): void => {
  globalThis.askedEarly = [];
};
