import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import type { SessionActor } from '../session/session.machine.ts';
import { sessionStores } from '../session/session-store.ts';
import { sessionOf } from '../sign-in/sign-in.actors.ts';
import {
  type OpenAnswer,
  type SetAnswer,
  type SignInAnswer,
  type SignInInput,
  setPasswordMachine,
} from './set-password.machine.ts';

/** The calls are made with the token of the link, which no chart knows. The session of creators spans all pages. */
export const setPassword = (token: string, creatorSession: SessionActor) =>
  setPasswordMachine.provide({
    actors: {
      openPasswordLink: fromPromise<OpenAnswer>(({ signal }) =>
        ask('readPasswordLink', { query: { token }, signal })
          .then((owner): OpenAnswer => ({ kind: 'good', owner }))
          .catch(refusalBy<OpenAnswer>(deadLinks)),
      ),
      setPassword: fromPromise<SetAnswer, { password: string }>(({ input, signal }) =>
        ask('setPassword', { body: { token, ...input }, signal })
          .then(({ username }): SetAnswer => ({ kind: 'set', username }))
          .catch(refusalBy<SetAnswer>(deadLinks, refusalIn)),
      ),
      signIn: fromPromise<SignInAnswer, SignInInput>(async ({ input: { realm, ...body }, signal }) => {
        const reply = await (realm === 'sponsors'
          ? ask('logInSponsor', { body, signal })
          : ask('logIn', { body, signal }));
        if ('next' in reply) return { kind: 'none' };
        const role = realm === 'sponsors' ? 'sponsor' : (reply.role ?? 'creator');
        return { kind: 'signedIn', role, session: sessionOf(reply, role === 'creator' ? reply.username : null) };
      }),
      renewPasswordLink: fromPromise<void>(async ({ signal }) => {
        await ask('renewPasswordLink', { body: { token }, signal });
      }),
    },
    actions: {
      beginSession(_, { role, session }) {
        if (role === 'creator') creatorSession.send({ type: 'session.begin', session });
        else sessionStores[role].write(session);
      },
    },
  });

const deadLinks = {
  linkExpired: () => ({ kind: 'expired' as const }),
  linkUsed: () => ({ kind: 'used' as const }),
  linkUnknown: () => ({ kind: 'unknown' as const }),
};
