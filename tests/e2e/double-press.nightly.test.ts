import { pressTwice, ways } from './double-press.ts';

pressTwice([50, 250, 650], ways);
