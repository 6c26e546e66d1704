import { vi } from 'vitest';
import { passwords } from '#server/account/password-hash.ts';

/** Does something while somebody else's password was just looked at, and nothing has come of it yet. */
export async function onceLooked<Answer>(
  meanwhile: () => Promise<unknown>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const time = passwords.time.bind(passwords);
  const looked = vi.spyOn(passwords, 'time').mockImplementationOnce(async (look) => {
    const seen = await time(look);
    await meanwhile();
    return seen;
  });
  const answer = await work();
  looked.mockRestore();
  return answer;
}
