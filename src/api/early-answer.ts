import axios, { type AxiosAdapter } from 'axios';
import type { Session } from '#contract/session.ts';
import type { EarlyAnswer } from './ask-early.ts';

/** A page that has not asked for it by then is not the one that it was for. */
const longest = 60_000;

/** What this very call has been answered already, or will be, since the page asked before its scripts were there: once, and for whoever it was that asked. */
export function takeEarlyAnswer(url: string, { token, currentBlog = null }: Partial<Session>): AxiosAdapter | null {
  const { askedEarly = [] } = globalThis;
  const index = askedEarly.findIndex(
    (asked) => asked.url === url && asked.token === token && asked.currentBlog === currentBlog,
  );
  const [found] = index === -1 ? [] : askedEarly.splice(index, 1);
  return found && performance.now() < longest ? answering(found) : null;
}

/** What has been written since is not in what was read before. */
export const forgetEarlyAnswers = (): void => {
  globalThis.askedEarly = [];
};

const answering =
  ({ answer }: EarlyAnswer): AxiosAdapter =>
  async (config) => {
    const told = await answer;
    if (told === null) throw new axios.AxiosError('Network Error', axios.AxiosError.ERR_NETWORK, config);
    const response = { ...told, statusText: '', headers: {}, config };
    if (config.validateStatus?.(told.status)) return response;
    throw new axios.AxiosError(`Refused: ${told.status}`, undefined, config, null, response);
  };
