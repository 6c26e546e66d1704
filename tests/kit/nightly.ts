import { it } from 'vitest';

/** Whether this is `npm run test:all`. */
export const isNightly = process.env.VAYA_NIGHTLY === 'yes';

/** How many rounds a repeated test takes: few in `npm test`, more in `npm run test:all`. */
export const rounds = (usual: number, nightly: number): number => (isNightly ? nightly : usual);

/** What else `npm test` proves in part, or its looks at other widths: all of it at night. */
export const itAtNight = it.runIf(isNightly);

/** All cases at night, only the first ones in `npm test`. */
export const sampleOf = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isNightly ? cases : cases.slice(0, count);
