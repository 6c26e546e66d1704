import { fromPromise } from 'xstate';
import type { Role } from '#contract/roles.ts';
import type { AddressTeller } from '../address-bar.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { navigationMachine } from './navigation.machine.ts';

export { isOwnServer } from '#api/base-url.ts';

/** Loaded when first needed, so that a visitor's first page loads no HTTP client. */
const counters = () => import('./waiting-counts.actors.ts');

interface NavigationOptions {
  role: Role;
  signed: SignedCall;
  address: AddressTeller;
}

export const navigation = ({ role, signed, address }: NavigationOptions) =>
  navigationMachine.provide({
    actors: {
      address,
      countWaiting: fromPromise(async ({ signal }) => (await counters()).countWaiting[role](signed, signal)),
    },
  });
