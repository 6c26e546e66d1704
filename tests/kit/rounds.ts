/** How many rounds a repeated test takes: few in `npm test`, more in `npm run test:all`. */
export const rounds = (usual: number, nightly: number): number => (process.env.VAYA_NIGHTLY ? nightly : usual);
