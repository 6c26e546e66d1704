import { setTimeout } from 'node:timers/promises';

/** Asks as a person does whom a busy server has told to come again: on a machine with much to do each server may. */
export async function askAgain(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await setTimeout(100);
  }
}
