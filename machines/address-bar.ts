import { type CallbackActorLogic, fromCallback } from 'xstate';
import type { Parameters } from '#rules/directory-address.ts';
import { effectNotProvided } from './not-provided.ts';

/** What a page tells its address bar. */
export type AddressOrder =
  | { type: 'search.write'; parameters: Parameters }
  | { type: 'creator.turn'; id: string }
  | { type: 'creator.leave' };

export type AddressBar = CallbackActorLogic<AddressOrder>;

/** The address of the page that is shown: it tells of every change, and changes what it is told to. */
export const addressBar: AddressBar = fromCallback<AddressOrder>(() => effectNotProvided('addressBar'));
