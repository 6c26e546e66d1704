import type { AnyEventObject } from 'xstate';
import { flow as emailVerificationTold } from '#tests/flows/email-verification.flow.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';

const day = 24 * 60 * 60_000;
const press =
  (name: string) =>
  ({ page }: Hand) =>
    page.getByRole('button', { name, exact: true }).click();

/** Each tour has addresses of its own: the server counts what it sends to one. */
const own = ({ tour }: Hand, email: string) => email.replace('@mail', `.${tour}@mail`);

export const emailVerificationFlow: BrowserFlow = {
  ...emailVerificationTold.shown,
  model: emailVerificationTold.model,
  path: '/application',
  gestures: {
    'email.change': (hand, { email }) => hand.page.getByLabel('Email', { exact: true }).fill(own(hand, email)),
    'code.send': press('Verify'),
    'code.retry': press('Try again'),
    'code.resend': press('Resend code'),
    'modal.close': press('Change address'),
    'code.submit': async (hand) => {
      await hand.page.getByLabel('Verification code').fill(await codeToType(hand));
      await press('Verify code')(hand);
    },
    'verification.observe': async (hand, { verified }) => {
      const tab = await hand.context.newPage();
      await tab.goto('/api/health');
      await tab.evaluate((kept) => localStorage.setItem('vaya.verifiedEmail', JSON.stringify(kept)), {
        ...verified,
        email: own(hand, verified.email),
      });
      await tab.close();
    },
    'xstate.done.actor.countdown': ({ page }) => page.clock.fastForward(300_000),
  },
  calls: {
    sendVerificationEmail: /^\/api\/creator\/send-verification-email$/,
    resendVerificationEmail: /^\/api\/creator\/resend-verification-email$/,
    verifyEmail: /^\/api\/creator\/verify-email$/,
  },
  arrange: {
    sendVerificationEmail: (hand, output, request) => letSend(hand, output, Object(request).email),
    async resendVerificationEmail(hand, output, request) {
      const { applicationId } = Object(request);
      const email = await addressOf(hand, applicationId);
      await letSend(hand, output, email);
      if (Object(output).kind !== 'alreadyVerified') return;
      await hand.server.post('/api/creator/resend-verification-email', { applicationId });
      const code = await newestCode(hand);
      await hand.server.post('/api/creator/verify-email', { applicationId, code });
    },
  },
};

/** A day later nothing stands in the way of another code; five at once do. */
async function letSend({ server }: Hand, output: unknown, email: string): Promise<void> {
  server.clock.now += day + 1;
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
  const found = await database
    .selectFrom('emailVerification')
    .select('email')
    .where('id', '=', applicationId)
    .execute();
  return found[0]?.email ?? '';
}
