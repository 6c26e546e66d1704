import { presses, pressTwice, ways } from './double-press.ts';

pressTwice(presses, [50, 250, 650], ways);
