import type { AnyMachineSnapshot } from 'xstate';
import { flow } from '#tests/flows/email-verification.flow.ts';
import { takeTours } from './take-tours.ts';

/** A code on its way is kept nowhere, so a reload asks for it again; everything else goes on. */
const reloadsIn = (snapshot: AnyMachineSnapshot) =>
  !snapshot.matches({ open: { awaitingCode: { entry: 'checking' } } });

takeTours([flow], { reloadsIn });
