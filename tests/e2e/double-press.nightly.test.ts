import { pressTwice } from './double-press.ts';

pressTwice([50, 250, 650]);
