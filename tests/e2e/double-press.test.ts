import { sampleOf } from '#tests/kit/nightly.ts';
import { pressTwice, ways } from './double-press.ts';

pressTwice([120], sampleOf(ways));
