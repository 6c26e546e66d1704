import type { PageQuery, SponsorsReply } from '#contract/back-office.ts';
import type { Platform } from '../db/platform.ts';
import { countSponsors, pageOfSponsors } from './sponsor.store.ts';

export async function listSponsors({ database }: Platform, { offset, limit }: PageQuery): Promise<SponsorsReply> {
  const [sponsors, total] = await Promise.all([pageOfSponsors(database, offset, limit), countSponsors(database)]);
  const data = sponsors.flatMap(({ id, name, username, email, state, createdAt }) =>
    state === 'invited' || state === 'active' || state === 'suspended'
      ? [{ id, name, username, email, state, createdAt }]
      : [],
  );
  return { data, total };
}
