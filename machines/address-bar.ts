import { type CallbackActorLogic, fromCallback } from 'xstate';
import type { Parameters } from '#rules/parameters.ts';
import { effectNotProvided } from './not-provided.ts';

export type AddressOrder =
  | { type: 'search.write'; parameters: Parameters }
  | { type: 'parameters.write'; parameters: Parameters; isStep: boolean }
  | { type: 'part.turn'; part: string; from: string }
  | { type: 'part.return'; part: string }
  | { type: 'creator.turn'; id: string }
  | { type: 'creator.leave' };

export interface ReadAddress {
  path: string;
  parameters: Parameters;
}

export type AddressBar = CallbackActorLogic<AddressOrder>;

export const addressBar: AddressBar = fromCallback<AddressOrder>(() => effectNotProvided('addressBar'));

/** Reports each change of the address to its page, as an event of the page. No event is sent to it, but its type needs one. */
export type AddressTeller = CallbackActorLogic<{ type: 'teller.go' }>;

export const addressTeller: AddressTeller = fromCallback<{ type: 'teller.go' }>(() =>
  effectNotProvided('addressTeller'),
);
