import { pressTwice, ways } from './double-press.ts';
import { doublePresses } from './double-press-cases.ts';

pressTwice(doublePresses, [50, 250, 650], ways);
