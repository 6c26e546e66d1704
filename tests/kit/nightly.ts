/** Whether this is `npm run test:all`. */
export const isNightly = process.env.VAYA_NIGHTLY === 'yes';
