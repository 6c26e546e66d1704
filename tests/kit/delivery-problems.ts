import type { Fleet } from './fleet.ts';
import { idOf } from './mail-server.ts';

/** Lets every mail leave that waits, and says which did not go out just once. */
export async function deliveryProblems({ platform, mailServer }: Fleet): Promise<string[]> {
  const { database } = platform;
  await database.updateTable('outboxMail').set({ nextAttemptAt: 0 }).where('state', '=', 'queued').execute();
  const until = performance.now() + 30_000;
  const waiting = () =>
    database.selectFrom('outboxMail').select('id').where('state', 'in', ['queued', 'retrying']).limit(1).execute();
  while ((await waiting()).length > 0) if (performance.now() > until) return ['mails are still waiting'];
  const sent = await database.selectFrom('outboxMail').select('id').where('state', '=', 'sent').execute();
  const times = new Map<string, number>();
  for (const mail of mailServer.taken) times.set(idOf(mail), (times.get(idOf(mail)) ?? 0) + 1);
  const wrong = sent
    .filter(({ id }) => times.get(id) !== 1)
    .map(({ id }) => `mail ${id} went out ${times.get(id) ?? 0} times`);
  const known = new Set(sent.map(({ id }) => id));
  const ghosts = [...times.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `mail ${id} went out, and was taken back`);
  return [...wrong, ...ghosts];
}
