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

/** Tells its page of every change of the address, in the page's own words; it hears of nothing but that it may go on. */
export type AddressTeller = CallbackActorLogic<{ type: 'teller.go' }>;

export const addressTeller: AddressTeller = fromCallback<{ type: 'teller.go' }>(() =>
  effectNotProvided('addressTeller'),
);
