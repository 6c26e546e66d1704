import { vi } from 'vitest';
import { passwordHashing } from '#server/accounts/passwords.ts';

/** Does something while somebody else's password was just looked at, and nothing has come of it yet. */
export async function onceLooked<Answer>(
  meanwhile: () => Promise<unknown>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const run = passwordHashing.run.bind(passwordHashing);
  const looked = vi.spyOn(passwordHashing, 'run').mockImplementationOnce(async (look) => {
    const seen = await run(look);
    await meanwhile();
    return seen;
  });
  const answer = await work();
  looked.mockRestore();
  return answer;
}
