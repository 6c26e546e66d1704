import { takeTours, touredInEveryRun } from './take-tours.ts';

takeTours(touredInEveryRun);
