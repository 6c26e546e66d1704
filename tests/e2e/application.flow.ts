import type { AnyEventObject } from 'xstate';
import { flow as applicationTold } from '#tests/flows/application.flow.ts';
import { flow as citySearchTold } from '#tests/flows/city-search.flow.ts';
import { flow as emailCheckTold } from '#tests/flows/email-check.flow.ts';
import { flow as pictureTold } from '#tests/flows/picture.flow.ts';
import { flow as referenceListsTold } from '#tests/flows/reference-lists.flow.ts';
import { flow as usernameCheckTold } from '#tests/flows/username-check.flow.ts';
import { mailTo, pictureOf } from '#tests/kit/applicant.ts';
import { comesInTime } from '#tests/kit/comes-in-time.ts';
import type { Model } from '#tests/kit/model.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';
import type { Step } from '#tests/kit/walks.ts';

const path = '/application';
const field = ({ page }: Hand, label: string) => page.getByLabel(label, { exact: true });
const press =
  (name: string) =>
  ({ page }: Hand) =>
    page.getByRole('button', { name, exact: true }).click();
/** What is typed is typed anew, also when it stands there already. */
const type = async (hand: Hand, label: string, text: string) => {
  await field(hand, label).fill('');
  await field(hand, label).fill(text);
};
const wait =
  (ms: number) =>
  ({ page }: Hand) =>
    page.clock.runFor(ms);

async function dropAccount({ server }: Hand, username: string): Promise<void> {
  await server.platform.database.deleteFrom('account').where('username', '=', username).execute();
}

async function holdAccount(hand: Hand, username: string, isThere: boolean): Promise<void> {
  await dropAccount(hand, username);
  if (isThere) await hand.server.createAccount({ role: 'creator', username });
}

let addresses = 0;

/** Verifies an address that nobody has used yet, as its owner does. */
async function verifyAddress(hand: Hand): Promise<void> {
  addresses += 1;
  const email = `walker${addresses}.${hand.tour}@mail.example`;
  await type(hand, 'Email', email);
  await press('Verify')(hand);
  await field(hand, 'Verification code').waitFor();
  const mail = await mailTo(hand.server, email, 'code');
  await field(hand, 'Verification code').fill(/\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '');
  await press('Verify code')(hand);
  await hand.page.getByText('Verified', { exact: true }).waitFor();
}

export const usernameCheckFlow: BrowserFlow = {
  ...usernameCheckTold.shown,
  /** Beside a field that was left, what is wrong with the name stands in the place of the hint. */
  texts: { ...usernameCheckTold.shown.texts, idle: [] },
  model: {
    ...usernameCheckTold.model,
    behaviour: ({ applicationId }: { applicationId: string | null }) => applicationId,
  },
  path,
  stopsClock: true,
  isPassable: isNewProof,
  gestures: {
    'name.change': (hand, { username }) => type(hand, 'Username', username),
    'email.settle': (hand, { applicationId }) =>
      applicationId === null ? type(hand, 'Email', 'walker@') : verifyAddress(hand),
    'check.retry': press('Try again'),
    'xstate.after.pause.usernameCheck.waiting': wait(400),
  },
  calls: { checkUsername: /^\/api\/creator\/check-username\// },
  arrange: { checkUsername: (hand, output) => holdAccount(hand, 'deniz', Object(output).exists) },
};

/** The page tells of a proof once: when it is there, and when it is gone. */
function isNewProof({ snapshot }: Step, event: AnyEventObject): boolean {
  return event.type !== 'email.settle' || event.applicationId !== snapshot.context.applicationId;
}

export const emailCheckFlow: BrowserFlow = {
  ...emailCheckTold.shown,
  model: emailCheckTold.model,
  path,
  stopsClock: true,
  gestures: {
    'address.change': (hand, { email }) => type(hand, 'Email', email),
    'xstate.after.pause.emailCheck.waiting': wait(600),
  },
  calls: { checkEmail: /^\/api\/creator\/check-email/ },
  arrange: { checkEmail: (hand, output) => holdAccount(hand, 'deniz', Object(output).exists) },
};

/** What is found is found in the data that every server has; a search without a hit is not to be had for the same word. */
const onlyFirst = (model: Model, actor: string): Model => {
  const type = `xstate.done.actor.${actor}`;
  return { ...model, cases: { ...model.cases, [type]: model.cases[type]?.slice(0, 1) ?? [] } };
};

export const citySearchFlow: BrowserFlow = {
  ...citySearchTold.shown,
  model: onlyFirst(citySearchTold.model, 'findCities'),
  path,
  stopsClock: true,
  gestures: {
    async open(hand) {
      await hand.page.goto(path);
      await comesInTime(hand, field(hand, 'Search for a city'));
    },
    'text.change': (hand, { text }) => type(hand, 'Search for a city', text),
    'search.close': (hand) => field(hand, 'Search for a city').press('Escape'),
    'xstate.done.actor.pause': wait(300),
  },
  calls: { findCities: /^\/api\/cities\?/ },
  arrange: {},
};

export const referenceListsFlow: BrowserFlow = {
  ...referenceListsTold.shown,
  model: referenceListsTold.model,
  path,
  gestures: { 'lists.retry': press('Try again') },
  calls: { fetchLists: /^\/api\/reference-data\/languages$/ },
  arrange: {},
  isCutOff: (output) => Object.keys(Object(output).failures).length > 0,
  isPassable: (_, { type }) => type !== 'xstate.error.actor.fetchLists',
  unreachable: { 'loading — xstate.error.actor.fetchLists → incomplete #0': 'a list that fails is an answer too' },
};

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** A browser reads and draws at once; it is broken for as long as the walk says. */
async function break_({ page, ahead: [next] }: Hand): Promise<void> {
  const isBroken = next?.type.startsWith('xstate.error.') ?? false;
  await page.evaluate((broken) => document.documentElement.toggleAttribute('data-broken', broken), isBroken);
}

async function chooseFile(hand: Hand, isReadable: boolean): Promise<void> {
  await hand.page
    .locator('input[type=file]')
    .setInputFiles(
      isReadable
        ? { name: 'me.png', mimeType: 'image/png', buffer: await pictureOf('png', 400) }
        : { name: 'me.heic', mimeType: 'image/heic', buffer: heic },
    );
}

export const pictureFlow: BrowserFlow = {
  ...pictureTold.shown,
  model: pictureTold.model,
  path,
  fleeting: ['reading', 'drawing'],
  gestures: {
    async open({ page }) {
      await page.addInitScript(() => {
        const real = globalThis.createImageBitmap.bind(globalThis);
        const faulty = (source: ImageBitmapSource) =>
          document.documentElement.hasAttribute('data-broken') ? Promise.reject(new Error('Broken')) : real(source);
        Object.assign(globalThis, { createImageBitmap: faulty });
      });
      await page.goto(path);
    },
    async 'file.choose'(hand) {
      await break_(hand);
      await chooseFile(hand, hand.ahead[0]?.output?.kind !== 'refused');
    },
    'crop.change': ({ page }) => page.getByRole('slider', { name: 'Zoom' }).fill('2'),
    async 'crop.confirm'(hand) {
      await break_(hand);
      await press('Use this part')(hand);
    },
    'crop.cancel': press('Cancel'),
    'picture.remove': press('Remove picture'),
    'xstate.done.actor.readPicture': async () => {},
    'xstate.done.actor.drawPicture': async () => {},
    'xstate.error.actor.readPicture': async () => {},
    'xstate.error.actor.drawPicture': async () => {},
  },
  calls: {},
  arrange: {},
};

const usernameOf = ({ tour }: Hand) => `hopeful${tour}`;

export const applicationFlow: BrowserFlow = {
  ...applicationTold.shown,
  model: applicationTold.model,
  path,
  fleeting: ['applied'],
  isPassable: ({ snapshot }, { type: event }) => event !== 'parts.settle' || snapshot.matches('editing'),
  gestures: {
    async open(hand) {
      const { draft } = Object(applicationTold.model.input);
      const kept = JSON.stringify({ ...draft, username: usernameOf(hand) });
      await hand.page.addInitScript((value) => localStorage.setItem('vaya.draft.application', value), kept);
      await hand.page.goto(path);
      await hand.page.getByText('This username is available.').waitFor();
      await verifyAddress(hand);
    },
    'form.change': (hand, { change }) => type(hand, 'Full name', change.fullName),
    async 'field.leave'(hand) {
      await field(hand, 'Full name').focus();
      await field(hand, 'Full name').blur();
    },
    async 'parts.settle'(hand, { parts }) {
      const remove = hand.page.getByRole('button', { name: 'Remove picture' });
      if (await remove.isVisible()) await remove.click();
      if (parts.pictureId === null) return;
      await chooseFile(hand, true);
      await press('Use this part')(hand);
      await remove.waitFor();
    },
    'application.submit': press('Send application'),
    'banner.dismiss': press('Dismiss'),
  },
  calls: { apply: /^\/api\/creator\/apply$/ },
  arrange: { apply: (hand, output) => holdAccount(hand, usernameOf(hand), Object(output).kind === 'refused') },
};
