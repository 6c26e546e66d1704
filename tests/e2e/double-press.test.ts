import { sampleOf } from '#tests/kit/nightly.ts';
import { pressTwice, ways } from './double-press.ts';
import { doublePresses } from './double-press-cases.ts';

/** By day lists and dialogs, where another button may come under the pointer. `screens` presses every button twice. */
pressTwice(sampleOf(doublePresses, 6), [120], sampleOf(ways));
