import type { AnyEventObject } from 'xstate';
import { replaceSecondFactor } from '#server/second-factor/second-factor.commands.ts';
import { flow as secondFactorTold } from '#tests/flows/second-factor.flow.ts';
import { flow as setUpTold } from '#tests/flows/second-factor-set-up.flow.ts';
import { comesInTime } from '#tests/kit/comes-in-time.ts';
import { codeOfApp, recoveryCodesSaid, secretSaid } from '#tests/kit/second-factor.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';

const press =
  (name: string) =>
  ({ page }: Hand) =>
    page.getByRole('button', { name, exact: true }).click();
const usernameOf = ({ tour }: Hand) => `keykeeper${tour}`;

/** What the tours' people have to say, by the number of the tour. */
const kept = new Map<number, { secret: string; recoveryCodes: string[] }>();

async function comeToDoor(hand: Hand): Promise<void> {
  await hand.server.createAccount({ role: 'staff', username: usernameOf(hand) });
  await hand.page.goto('/admin');
  await comesInTime(hand, hand.page.getByLabel('Email or username'));
}

async function signIn(hand: Hand): Promise<void> {
  await hand.page.getByLabel('Email or username').fill(usernameOf(hand));
  await hand.page.getByLabel('Password', { exact: true }).fill('open-sesame-1');
  await press('Sign In')(hand);
}

const isRightNext = ({ ahead }: Hand): boolean => Object(ahead[0]?.output).kind === 'signedIn';

/** The code that the server will take, where that is what comes next. */
async function sayCode(hand: Hand, { code }: AnyEventObject): Promise<void> {
  const { secret = '', recoveryCodes = [] } = kept.get(hand.tour) ?? {};
  const isOfApp = /^\d+$/.test(code);
  const right = isOfApp ? codeOfApp(secret, hand.server.clock.now) : (recoveryCodes[0] ?? '');
  const field = hand.page.getByLabel(isOfApp ? 'Code of your app' : 'Recovery code');
  await field.fill(isRightNext(hand) ? right : wrong(code, right));
  await press('Confirm')(hand);
}

const wrong = (code: string, right: string): string => (code === right ? [...code].reverse().join('') : code);

/** Makes the sign-in such as the answer that comes next says, whatever was guessed before. */
async function arrange(hand: Hand, output: unknown): Promise<void> {
  const { kind }: { kind: string } = Object(output);
  const { database } = hand.server.platform;
  const { id } = await database
    .updateTable('account')
    .set({ state: kind === 'refused' ? 'suspended' : 'active' })
    .where('username', '=', usernameOf(hand))
    .returning('id')
    .executeTakeFirstOrThrow();
  const tickets = database.updateTable('signInTicket').where('accountId', '=', id);
  await tickets.set({ wrongCodes: 0 }).execute();
  if (kind === 'over') await tickets.set({ expiresAt: 1 }).execute();
  await database.deleteFrom('signInThrottle').execute();
}

const calls = { confirmSignIn: /^\/api\/auth\/login\/confirm$/ };

export const secondFactorFlow: BrowserFlow = {
  ...secondFactorTold.shown,
  texts: { ...secondFactorTold.shown.texts, ended: [] },
  model: secondFactorTold.model,
  path: '/admin',
  gestures: {
    async open(hand) {
      await comeToDoor(hand);
      const said = await replaceSecondFactor(hand.server.platform, { rest: [`${usernameOf(hand)}@mail.example`] });
      kept.set(hand.tour, { secret: secretSaid(said), recoveryCodes: recoveryCodesSaid(said) });
      await signIn(hand);
    },
    'code.submit': sayCode,
    'way.change': ({ page }) => page.getByRole('button', { name: /^Use (the app|a recovery code)$/ }).click(),
    'signIn.restart': press('Start again'),
  },
  calls,
  arrange: { confirmSignIn: arrange },
};

export const secondFactorSetUpFlow: BrowserFlow = {
  ...setUpTold.shown,
  texts: withoutCodes({ ...setUpTold.shown.texts, ended: [] }),
  model: setUpTold.model,
  path: '/admin',
  /** A clipboard takes what it is given at once. */
  fleeting: ['keeping.copying'],
  gestures: {
    async open(hand) {
      await hand.context.grantPermissions(['clipboard-write']);
      await comeToDoor(hand);
      const { config } = hand.server.platform;
      config.demo = false;
      await signIn(hand);
      const secret = hand.page.locator('code');
      await comesInTime(hand, secret);
      config.demo = true;
      kept.set(hand.tour, { secret: ((await secret.textContent()) ?? '').replaceAll(' ', ''), recoveryCodes: [] });
    },
    async 'codes.copy'(hand) {
      const isRefused = hand.ahead[0]?.type === 'xstate.error.actor.copyCodes';
      await hand.page.evaluate((refuses) => {
        const refuse = () => Promise.reject(new Error('This page may not write there.'));
        if (refuses) Object.assign(navigator.clipboard, { writeText: refuse });
        else Reflect.deleteProperty(navigator.clipboard, 'writeText');
      }, isRefused);
      await press('Copy')(hand);
    },
    'xstate.done.actor.copyCodes': async () => {},
    'xstate.error.actor.copyCodes': async () => {},
    'setUp.next': ({ page }) => page.getByRole('button', { name: /^(Next|I have kept them)$/ }).click(),
    'setUp.back': press('Back'),
    'code.submit': sayCode,
    'signIn.restart': press('Start again'),
  },
  calls,
  arrange: { confirmSignIn: arrange },
};

/** The recovery codes are others each time. */
function withoutCodes(texts: BrowserFlow['texts']): BrowserFlow['texts'] {
  const isCode = (text: string) => /^\w{5}-\w{5}$/.test(text);
  return Object.fromEntries(
    Object.entries(texts).map(([state, words]) => [state, words.filter((each) => !isCode(each))]),
  );
}
