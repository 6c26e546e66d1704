import { pressTwice } from './double-press.ts';

pressTwice([120]);
