import fc from 'fast-check';
import { isNightly } from '#tests/kit/nightly.ts';

/** Every fast-check property runs few rounds in `npm test` and many in `npm run test:all`. */
fc.configureGlobal({ numRuns: isNightly ? 500 : 40 });
