import { setTimeout } from 'node:timers/promises';

type Ask = () => Promise<Response>;

/** Asks as a person does whom a busy server has told to come again: on a machine with much to do each server may. */
export const askAgain = (ask: Ask): Promise<Response> => askUntil(ask, ({ status }) => status !== 503);

/** The same where the server may also say that it cannot. */
export const askWhileBusy = (ask: Ask): Promise<Response> =>
  askUntil(ask, ({ status, headers }) => status !== 503 || headers.get('retry-after') !== '2');

async function askUntil(ask: Ask, isAnswer: (answer: Response) => boolean): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (isAnswer(answer)) return answer;
    await setTimeout(100);
  }
}
