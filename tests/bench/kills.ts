import { killServers } from '#tests/kit/kills.ts';
import { atMost, type Figure, reported } from './figure.ts';

/** Two hundred kills without a word: while a server writes, while it starts, and while it migrates. */
export async function kills(): Promise<Figure[]> {
  const after = await killServers({ whileWriting: 90, whileStarting: 50, whileMigrating: 60 });
  for (const line of [...after.lost, ...after.failedStarts]) process.stderr.write(`${line}\n`);
  return [
    reported('writes that were acknowledged before 200 kills', after.acknowledged, ''),
    atMost('of them lost', after.lost.length, 0, '', 0),
    atMost(`starts that failed, of ${after.starts}`, after.failedStarts.length, 0, '', 0),
    atMost('databases damaged', after.integrity.filter((said) => said !== 'ok').length, 0, '', 0),
  ];
}
