/** Whether this is `npm run test:all`. */
export const isNightly = process.env.VAYA_NIGHTLY === 'yes';

/** How many rounds a repeated test takes: few in `npm test`, more in `npm run test:all`. */
export const rounds = (usual: number, nightly: number): number => (isNightly ? nightly : usual);
