import { table } from '../table.ts';

/** How often something was done since its window began, under a keyed hash. */
export interface RateLimitTable {
  key: string;
  count: number;
  windowEndsAt: number;
  blockedUntil: number;
}

export const rateLimitTables = {
  rateLimit: table<RateLimitTable>(['key']),
};
