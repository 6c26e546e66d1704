import { sampleOf } from '#tests/kit/nightly.ts';
import { presses, pressTwice, ways } from './double-press.ts';

/** By day lists and dialogs, where another button may come under the pointer. `screens` presses every button twice. */
pressTwice(sampleOf(presses, 6), [120], sampleOf(ways));
