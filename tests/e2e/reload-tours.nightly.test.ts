import type { AnyMachineSnapshot } from 'xstate';
import { takeTours } from './take-tours.ts';

/** A code that is being checked is stored nowhere: after a reload it is typed again. */
const reloadsIn = (snapshot: AnyMachineSnapshot) =>
  !snapshot.matches({ open: { awaitingCode: { entry: 'checking' } } });

takeTours(['email-verification'], { reloadsIn });
