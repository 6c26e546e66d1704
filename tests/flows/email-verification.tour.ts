import type { AnyEventObject } from 'xstate';
import { isCompleteCode } from '#rules/verification-code.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';

const startOnly = 'the flow asks itself, once, when it starts';

export const tour: Tour = {
  path: '/application',
  isPassable: (_, { type }) => type !== 'proof.forget' && type !== 'report.request',
  unreachable: {
    'root — proof.forget → closed #0': 'it takes seven days and a complete application',
    'closed — report.request → stay #0': startOnly,
    'verified — report.request → stay #0': startOnly,
  },
  gestures: {
    'email.change': (hand, { email }) => hand.fill('Email', own(hand, email)),
    async 'code.submit'(hand, { code }) {
      await hand.fill('Verification code', isCompleteCode(code) ? await codeToType(hand) : code);
      await hand.press('Verify code');
    },
    'verification.observe': (hand, { verified }) =>
      hand.otherTab({
        'vaya.verifiedEmail': JSON.stringify({
          at: Date.now(),
          value: { ...verified, email: own(hand, verified.email) },
        }),
      }),
  },
  calls: {
    sendVerificationEmail: /^\/api\/creator\/send-verification-email$/,
    resendVerificationEmail: /^\/api\/creator\/resend-verification-email$/,
    verifyEmail: /^\/api\/creator\/verify-email$/,
  },
  arrange: {
    sendVerificationEmail: (hand, output, request) => allowCode(hand, output, Object(request).email),
    async resendVerificationEmail(hand, output, request) {
      const { applicationId } = Object(request);
      const email = await addressOf(hand, applicationId);
      await allowCode(hand, output, email);
      if (Object(output).kind !== 'alreadyVerified') return;
      await hand.server.post('/api/creator/resend-verification-email', { applicationId });
      const code = await newestCode(hand);
      await hand.server.post('/api/creator/verify-email', { applicationId, code });
    },
  },
};

const longerThanADay = 25 * 60 * 60_000;

/** Each tour has its own addresses, because the server limits the codes to each address. */
const own = ({ tour }: Hand, email: string) => email.replace('@mail', `.${tour}@mail`);

/** A day later the limit is free again; five codes at once use it up. */
async function allowCode({ server }: Hand, output: unknown, email: string): Promise<void> {
  server.clock.now += longerThanADay;
  if (Object(output).kind !== 'refused') return;
  for (let sent = 0; sent < 5; sent += 1) await server.post('/api/creator/send-verification-email', { email });
}

async function codeToType(hand: Hand): Promise<string> {
  const isVerdict = ({ type }: AnyEventObject) => type === 'xstate.done.actor.verifyEmail';
  const code = await newestCode(hand);
  if (hand.ahead.find(isVerdict)?.output === 'valid') return code;
  return code === '000000' ? '111111' : '000000';
}

async function newestCode({ server }: Hand): Promise<string> {
  const [newest] = await server.mails();
  return newest?.text.match(/^\d{6}$/m)?.[0] ?? '';
}

async function addressOf({ server }: Hand, applicationId: string): Promise<string> {
  const { database } = server.platform;
  const query = database.selectFrom('emailVerification').select('email').where('id', '=', applicationId);
  return (await query.executeTakeFirst())?.email ?? '';
}
