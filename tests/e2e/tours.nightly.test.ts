import { touredFlows } from '#tests/kit/browser-tours.ts';
import { takeTours, touredInEveryRun } from './take-tours.ts';

takeTours(Object.keys(touredFlows).filter((name) => !touredInEveryRun.includes(name)));
