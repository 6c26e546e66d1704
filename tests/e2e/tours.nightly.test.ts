import { isToured } from '#tests/kit/browser-tours.ts';
import { flows } from '#tests/kit/flows.ts';
import { takeTours } from './take-tours.ts';

const { application: _, picture: _p, 'second-factor': _f, 'sign-in': _s, ...others } = flows;

takeTours(Object.values(others).filter(isToured));
