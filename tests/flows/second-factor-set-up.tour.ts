import { decryptOffer } from '#server/accounts/sign-in-ticket.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';
import { codeOfApp } from '#tests/kit/second-factor.ts';
import { arrangeConfirm, staffOf, typeCode, typePassword } from './second-factor.tour.ts';
import { copied, notCopied, shownCodes } from './second-factor-set-up.flow.ts';

export const tour: Tour = {
  path: '/admin',
  texts: {
    'keeping.calm': shownCodes,
    'keeping.copied': [...shownCodes, copied],
    'keeping.notCopied': [...shownCodes, notCopied],
    ended: [],
  },
  /** Copying takes no time. */
  fleeting: ['keeping.copying'],
  gestures: {
    async open(hand) {
      const { config } = hand.server.platform;
      await hand.server.createAccount({ role: 'staff', username: staffOf(hand) });
      config.demo = false;
      await typePassword(hand);
      await hand.seesInTime('Or enter this setup key');
      config.demo = true;
    },
    async 'codes.copy'({ plant, press, ahead }) {
      await plant(replaceClipboard, ahead[0]?.type === 'xstate.error.actor.copyCodes');
      await press('Copy');
    },
    'xstate.done.actor.copyCodes': async () => {},
    'xstate.error.actor.copyCodes': async () => {},
    'code.submit': async (hand, { code }) => typeCode(hand, { code, right: await codeOf(hand) }),
  },
  calls: { confirmSignIn: /^\/api\/auth\/login\/confirm$/ },
  arrange: { confirmSignIn: arrangeConfirm },
};

/** The code that an app with the offered secret shows. */
async function codeOf({ server, tour }: Hand): Promise<string> {
  const { database, secrets } = server.platform;
  const account = database.selectFrom('account').select('id').where('username', '=', staffOf({ tour }));
  const tickets = database.selectFrom('signInTicket').selectAll().where('accountId', '=', account);
  const { ticketHash, encryptedOffer } = await tickets.executeTakeFirstOrThrow();
  return codeOfApp(decryptOffer(secrets, ticketHash, encryptedOffer ?? '').secret, server.clock.now);
}

/** Runs in the page: a browser asks the person whether a page may write to the clipboard. */
function replaceClipboard(isRefused: boolean): void {
  const writeText = () => (isRefused ? Promise.reject(new Error('Not here.')) : Promise.resolve());
  Object.assign(navigator.clipboard, { writeText });
}
