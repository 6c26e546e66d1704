import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { addressTeller } from '../address-bar.ts';
import { callOf } from '../call.ts';
import { notProvided } from '../not-provided.ts';

/** What waits for the signed-in person, by the name of the link that leads to it. */
export type WaitingCounts = Partial<
  Record<'questions' | 'stays' | 'invitations' | 'searches' | 'notifications', number>
>;

interface Types {
  context: { path: string; counts: WaitingCounts };
  input: { path: string };
  events: { type: 'address.change'; path: string } | { type: 'counts.refresh' };
  children: { address: 'address' };
}

const navigation = setup({
  types: {} as Types,
  actors: { address: addressTeller, countWaiting: fromPromise<WaitingCounts>(notProvided('countWaiting')) },
  guards: { isOtherPage: ({ context }, path: string) => path !== context.path },
  actions: {
    rememberPath: assign((_, path: string) => ({ path })),
    rememberCounts: assign((_, counts: WaitingCounts) => ({ counts })),
  },
});
const call = callOf(navigation);

/** Counts again on each page, and after a change that another chart reports. */
export const navigationMachine = navigation.createMachine({
  id: 'navigation',
  context: ({ input: { path } }) => ({ path, counts: {} }),
  invoke: { id: 'address', src: 'address' },
  on: {
    'counts.refresh': '.counting',
    'address.change': {
      guard: { type: 'isOtherPage', params: ({ event }) => event.path },
      target: '.counting',
      actions: { type: 'rememberPath', params: ({ event }) => event.path },
    },
  },
  initial: 'counting',
  states: {
    counting: {
      invoke: call('countWaiting', { done: { target: 'counted', actions: 'rememberCounts' }, failed: 'counted' }),
    },
    counted: {},
  },
});

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
