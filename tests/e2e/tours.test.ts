import { flows } from '#tests/kit/flows.ts';
import { isToured } from '#tests/kit/walk-browser.ts';
import { takeTours } from './take-tours.ts';

takeTours(Object.values(flows).filter(isToured));
