import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#contract/routes.ts';
import { shortTripId } from '#rules/trip-address.ts';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { readNewestMails } from '#server/mail/stored-mails.ts';
import {
  insertApproval,
  makeApplication,
  pictureOf,
  sendApplication,
  signInStaff,
  staffHands,
  verifyEmail,
} from '#tests/kit/applicant.ts';
import { password, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { dayAt, handsOf, makeInvitation, makeRequest, startStays } from '#tests/kit/bookings.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { codeOfApp, plantSecondFactor } from '#tests/kit/second-factor.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

type Headers = Record<string, string>;

let server: TestServer;
let staff: Awaited<ReturnType<typeof staffHands>>;
/** One for each story: whatever is there is looked at before and after each deed. */
beforeEach(async () => {
  server = await startTestServer();
  staff = await signInStaff(server, 'keeper');
});
/** A session of staff does not last as long as these stories. */
const returnToWork = async () => {
  staff = await staffHands(server, 'keeper');
};
afterEach(() => server.stop());

const nameIn = (address: string): string => address.split('@')[0] ?? address;

/** How to see whether the link in a mail opens what it is for. */
const pagesOfLinks: Readonly<Record<string, string>> = {
  '/set-password': '/api/auth/password/link',
  '/bank-details': '/api/creator/bank-details-form',
  '/application/continue': '/api/creator/application-draft',
  '/application/status': '/api/creator/application-status',
  '/questions/confirm': '/questions/confirm',
  '/questions/thread': '/questions/thread',
  '/follow/confirm': '/follow/confirm',
};

/** What there is to see of effects: everything that a deed may add or end, by name. */
function watchPeople() {
  const sessions = new Map<string, Headers>();
  const calendars = new Map<string, string>();
  const drafts = new Map<string, string>();
  const links = new Map<string, { name: string; path: string }>();
  const blogs = new Set<string>();

  const opens = async (path: string, headers?: Headers) => (await server.get(path, headers)).status === 200;

  /** Each thing with an id of its own, so that one that takes the place of another is seen as well. */
  async function* seen(): AsyncGenerator<[id: string, name: string]> {
    const { database } = server.platform;
    for (const { id, template, to, text } of await readNewestMails(server.platform, 10_000)) {
      yield [id, `mail ${template} to ${nameIn(to)}`];
      for (const [, page = '', token = ''] of text.matchAll(/https?:\/\/[^/\s]+(\/[\w/-]+)\?token=([\w.-]+)/g)) {
        const api = pagesOfLinks[page] ?? expect.fail(`No page for ${page}.`);
        if (!links.has(token))
          links.set(token, { name: `link ${template} of ${nameIn(to)}`, path: `${api}?token=${token}` });
      }
    }
    const entries = await database.selectFrom('auditEntry').select(['sequence', 'actor', 'action']).execute();
    for (const { sequence, actor, action } of entries) yield [`${sequence}`, `audit ${action} by ${actor}`];
    const notifications = await database
      .selectFrom('notification')
      .innerJoin('account', 'account.id', 'notification.accountId')
      .select(['notification.id', 'kind', 'username', 'readAt'])
      .execute();
    for (const { id, kind, username, readAt } of notifications) {
      yield [id, `notification ${kind} to ${username}`];
      if (readAt !== null) yield [`${id} read`, `notification ${kind} read by ${username}`];
    }
    for (const [token, { name, path }] of links) if (await opens(path)) yield [token, name];
    for (const [name, headers] of sessions)
      if (await opens('/api/auth/session', headers)) yield [`session ${name}`, `session ${name}`];
    for (const [name, path] of calendars) if (await opens(path)) yield [path, `calendar of ${name}`];
    for (const [name, path] of drafts) if (await opens(path)) yield [path, `private link to ${name}`];
    for (const name of blogs) if (await opens(`/api/blog/${name}`)) yield [`blog ${name}`, `blog of ${name}`];
  }

  async function look(): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for await (const [id, name] of seen()) names.set(id, name);
    return names;
  }

  return { sessions, calendars, drafts, blogs, look };
}

type Effects = Record<string, string[]>;
type DeedName = RouteName | `${RouteName} ${string}`;

const done = new Set<string>();

/** Does one deed after another and says what each has added (+) and ended (-). */
function recordEffects() {
  const { look, ...watched } = watchPeople();
  const effects: Effects = {};
  async function deed(name: DeedName, act: () => Promise<Answer>): Promise<Answer['body']> {
    server.clock.now += 1000;
    const before = await look();
    const { status, body } = await act();
    expect(status, `${name}: ${JSON.stringify(body)}`).toBe(200);
    done.add(name.split(' ')[0] ?? name);
    server.clock.now += 1;
    const after = await look();
    const added = [...after].filter(([id]) => !before.has(id)).map(([, name]) => `+ ${name}`);
    const ended = [...before].filter(([id]) => !after.has(id)).map(([, name]) => `- ${name}`);
    effects[name] = [...added, ...ended].sort();
    return body;
  }
  return { ...watched, effects, deed };
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

async function signIn(username: string, path = '/api/auth/login'): Promise<Headers> {
  const { body } = await server.post(path, { username, password });
  return bearer(body.accessToken);
}

async function tokenTo(name: string, ...templates: string[]): Promise<string> {
  const mails = await readNewestMails(server.platform, 10_000);
  const mail = mails.find((each) => nameIn(each.to) === name && templates.includes(each.template));
  return /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? expect.fail(`No link to ${name} in ${templates}.`);
}

async function codeTo(email: string): Promise<string> {
  const mails = await readNewestMails(server.platform, 10_000);
  const mail = mails.find(({ to, template }) => to === email && template === 'code');
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? expect.fail(`No code to ${email}.`);
}

const [minute, day] = [60_000, 24 * 60 * 60_000];
const admin = (path: string, body: object) => server.post(`/api/admin${path}`, body, staff.headers);

async function applying(username: string, { deed }: Pick<ReturnType<typeof recordEffects>, 'deed'>) {
  people += 1;
  const email = `${username}@mail.example`;
  const sent = await deed('sendVerificationEmail', () =>
    server.post('/api/creator/send-verification-email', { email }),
  );
  server.clock.now += minute;
  const { applicationId } = await deed('resendVerificationEmail', () =>
    server.post('/api/creator/resend-verification-email', { applicationId: sent.applicationId }),
  );
  const code = await codeTo(email);
  await deed('verifyEmail', () => server.post('/api/creator/verify-email', { applicationId, code }));
  await deed('checkEmail', () => server.post('/api/creator/check-email', { email }));
  const application = makeApplication(username, { applicationId, phoneNumber: `+90 532 000 00 ${people + 10}` });
  const form = { username, aboutMe: application.aboutMe };
  const draft = '/api/creator/application-draft';
  await deed('mailDraft', () => server.post(draft, { applicationId, part: 'work', form }));
  await deed('continueDraft', async () =>
    server.post(`${draft}/continue`, { token: await tokenTo(username, 'draft-link') }),
  );
  const { statusToken } = await deed('apply', () => sendApplication(server, application));
  return { applicationId, statusToken };
}

let people = 0;

/** A creator with a blog, signed in here and elsewhere. */
async function watchedBlog(username: string, { sessions, blogs }: Pick<Story, 'sessions' | 'blogs'>) {
  people += 1;
  const blog = await startBlog(server, { username, number: people, trips: [{ id: `${username}-sea` }] });
  blogs.add(username);
  sessions.set(`${username} here`, blog.owner);
  sessions.set(`${username} elsewhere`, await signIn(username));
  return blog;
}

type Story = ReturnType<typeof recordEffects>;

describe('each deed has its effects and no others', () => {
  it('of an application', async () => {
    const story = recordEffects();
    const { deed, effects, blogs } = story;
    blogs.add('deniz');
    const { applicationId, statusToken } = await applying('deniz', story);
    const moves = `/applications/${applicationId}/moves`;
    await deed('moveApplication approve', () => admin(moves, { move: 'approve' }));
    await deed('moveApplication undo', () => admin(moves, { move: 'undo' }));
    await deed('moveApplication reject', () => admin(moves, { move: 'reject', reason: 'content' }));
    server.clock.now += 10 * minute;
    await deed('moveApplication reopen', () => admin(moves, { move: 'reopen' }));
    await deed('moveApplications approve', () =>
      admin('/applications/moves', { ids: [applicationId], request: { move: 'approve' } }),
    );
    server.clock.now += 10 * minute;
    const linkAgain = (link: string) =>
      server.post('/api/creator/application-status/link', { token: statusToken, link });
    await deed('sendLinkAgain password', () => linkAgain('password'));
    await deed('sendLinkAgain bankDetails', () => linkAgain('bankDetails'));
    await deed('setPassword', async () =>
      server.post('/api/auth/password/set', { token: await tokenTo('deniz', 'password-invitation'), password }),
    );
    const { accountId } = (await staff.get(`/applications/${applicationId}`)).body;
    const bank = `/creators/${accountId}/bank-details`;
    await deed('moveBankDetails reissue', () => admin(`${bank}/moves`, { move: 'reissue' }));
    server.clock.now += 1;
    const token = await tokenTo('deniz', 'bank-link');
    const send = (by: string) => server.post(`/api/creator/complete-bank-details?token=${by}`, companyDetails);
    await deed('completeBankDetails', () => send(token));
    const returned = { move: 'return', message: 'Which bank?', ...(await staff.bankSeen(applicationId)) };
    await deed('moveBankDetails return', () => admin(`${bank}/moves`, returned));
    server.clock.now += 40 * day;
    const late = await tokenTo('deniz', 'bank-needs-changes');
    await deed('renewBankLink', () => server.post('/api/creator/bank-details-link', { token: late }));
    await returnToWork();
    const newest = await tokenTo('deniz', 'bank-link', 'bank-needs-changes');
    await deed('completeBankDetails again', () => send(newest));
    await deed('revealBankDetails', () => admin(`${bank}/reveal`, {}));
    const verified = { move: 'verify', ...(await staff.bankSeen(applicationId)) };
    await deed('moveBankDetails verify', () => admin(`${bank}/moves`, verified));
    expect(effects).toEqual({
      sendVerificationEmail: ['+ mail code to deniz'],
      resendVerificationEmail: ['+ mail code to deniz'],
      verifyEmail: [],
      checkEmail: [],
      mailDraft: ['+ link draft-link of deniz', '+ mail draft-link to deniz'],
      continueDraft: [],
      apply: [
        '+ link application-received of deniz',
        '+ mail application-received to deniz',
        '+ mail new-application to keeper',
        '- link draft-link of deniz',
      ],
      'moveApplication approve': [
        '+ audit application.approve by keeper',
        '+ link approved of deniz',
        '+ link bank-link of deniz',
        '+ mail approved to deniz',
        '+ mail bank-link to deniz',
      ],
      'moveApplication undo': [
        '+ audit application.undo by keeper',
        '- link approved of deniz',
        '- link bank-link of deniz',
        '- mail approved to deniz',
        '- mail bank-link to deniz',
      ],
      'moveApplication reject': ['+ audit application.reject by keeper', '+ mail rejected to deniz'],
      'moveApplication reopen': ['+ audit application.reopen by keeper', '- mail rejected to deniz'],
      'moveApplications approve': [
        '+ audit application.approve by keeper',
        '+ link approved of deniz',
        '+ link bank-link of deniz',
        '+ mail approved to deniz',
        '+ mail bank-link to deniz',
      ],
      'sendLinkAgain password': ['+ link password-invitation of deniz', '+ mail password-invitation to deniz'],
      'sendLinkAgain bankDetails': [
        '+ link bank-link of deniz',
        '+ mail bank-link to deniz',
        '- link bank-link of deniz',
      ],
      setPassword: ['- link approved of deniz', '- link password-invitation of deniz'],
      'moveBankDetails reissue': [
        '+ audit bank.reissue by keeper',
        '+ link bank-link of deniz',
        '+ mail bank-link to deniz',
        '- link bank-link of deniz',
      ],
      completeBankDetails: [
        '+ mail bank-details-received to deniz',
        '+ mail bank-details-to-verify to keeper',
        '- link bank-link of deniz',
      ],
      'moveBankDetails return': [
        '+ audit bank.return by keeper',
        '+ link bank-needs-changes of deniz',
        '+ mail bank-needs-changes to deniz',
        '+ notification bank.needsChanges to deniz',
      ],
      renewBankLink: [
        '+ link bank-needs-changes of deniz',
        '+ mail bank-needs-changes to deniz',
        '+ notification bank.needsChanges to deniz',
      ],
      'completeBankDetails again': [
        '+ mail bank-details-received to deniz',
        '+ mail bank-details-to-verify to keeper',
        '- link bank-needs-changes of deniz',
      ],
      revealBankDetails: ['+ audit bank.reveal by keeper'],
      'moveBankDetails verify': [
        '+ audit account.activate by keeper',
        '+ audit bank.verify by keeper',
        '+ blog of deniz',
        '+ mail activated to deniz',
        '+ notification account.activated to deniz',
      ],
    });
  });

  it('of an application that is withdrawn', async () => {
    const story = recordEffects();
    const { statusToken } = await applying('mia', story);
    await story.deed('withdrawApplication', () =>
      server.post('/api/creator/application-status/withdraw', { token: statusToken }),
    );
    const { effects } = story;
    expect(effects).toEqual({
      sendVerificationEmail: ['+ mail code to mia'],
      resendVerificationEmail: ['+ mail code to mia'],
      verifyEmail: [],
      checkEmail: [],
      mailDraft: ['+ link draft-link of mia', '+ mail draft-link to mia'],
      continueDraft: [],
      apply: [
        '+ link application-received of mia',
        '+ mail application-received to mia',
        '+ mail new-application to keeper',
        '- link draft-link of mia',
      ],
      withdrawApplication: [
        '+ audit application.withdraw by the creator',
        '+ mail withdrawn to mia',
        '- link application-received of mia',
      ],
    });
  });

  it('of signing in and out, and of a password', async () => {
    const story = recordEffects();
    const { deed, effects, sessions, calendars } = story;
    const { owner } = await watchedBlog('ela', story);
    const mine = (path: string, body: object = {}) => server.post(`/api${path}`, body, owner);
    const entering = async (name: string, path: string, body: object) => {
      const answer = await server.post(`/api${path}`, body);
      sessions.set(name, bearer(answer.body.accessToken));
      return answer;
    };
    const again = { currentPassword: password };
    await deed('logIn', () => entering('ela by login', '/auth/login', { username: 'ela', password }));
    await deed('logInToBlog', () =>
      entering('ela by blog', '/blog/ela/auth/login', { email: 'ela@mail.example', password }),
    );
    await deed('logOut', () => server.post('/api/auth/logout', {}, sessions.get('ela by blog')));
    await deed('endSession', async () => {
      const { data } = (await server.get('/api/auth/sessions', sessions.get('ela by login'))).body;
      const own = data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
      return mine(`/auth/sessions/${own.id}/end`, again);
    });
    await deed('endOtherSessions', () => mine('/auth/sessions/end-others', again));
    await deed('makeCalendarAddress', async () => {
      const answer = await mine('/account/calendar', again);
      calendars.set('ela', new URL(answer.body.address).pathname);
      return answer;
    });
    await deed('revokeCalendarAddress', () => mine('/account/calendar/revoke'));
    calendars.set('ela', new URL((await mine('/account/calendar', again)).body.address).pathname);
    sessions.set('ela elsewhere', await signIn('ela'));
    await deed('forgotPassword', async () => {
      const answer = await server.post('/api/auth/password/forgot', { email: 'ela@mail.example' });
      await mailRequestedPasswordLinks(server.platform);
      return answer;
    });
    server.clock.now += 60 * minute;
    await deed('renewPasswordLink', async () =>
      server.post('/api/auth/password/link', { token: await tokenTo('ela', 'password-reset') }),
    );
    await deed('changePassword', () => mine('/auth/password/change', { ...again, password: 'a-later-one-2' }));
    sessions.set(
      'ela elsewhere',
      bearer((await server.post('/api/auth/login', { username: 'ela', password: 'a-later-one-2' })).body.accessToken),
    );
    await server.post('/api/auth/password/forgot', { email: 'ela@mail.example' });
    await mailRequestedPasswordLinks(server.platform);
    calendars.set(
      'ela',
      new URL((await mine('/account/calendar', { currentPassword: 'a-later-one-2' })).body.address).pathname,
    );
    await deed('setPassword', async () =>
      server.post('/api/auth/password/set', { token: await tokenTo('ela', 'password-reset'), password }),
    );
    expect(effects).toEqual({
      logIn: ['+ session ela by login'],
      logInToBlog: ['+ session ela by blog'],
      logOut: ['- session ela by blog'],
      endSession: ['- session ela by login'],
      endOtherSessions: ['- session ela elsewhere'],
      makeCalendarAddress: ['+ calendar of ela', '+ mail calendar-address-made to ela'],
      revokeCalendarAddress: ['- calendar of ela'],
      forgotPassword: ['+ link password-reset of ela', '+ mail password-reset to ela'],
      renewPasswordLink: ['+ link password-reset of ela', '+ mail password-reset to ela'],
      changePassword: [
        '+ mail password-changed to ela',
        '- calendar of ela',
        '- link password-reset of ela',
        '- session ela elsewhere',
      ],
      setPassword: [
        '+ mail password-changed to ela',
        '- calendar of ela',
        '- link password-reset of ela',
        '- session ela elsewhere',
        '- session ela here',
      ],
    });
  });

  it('of an account', async () => {
    const story = recordEffects();
    const { deed, effects, calendars } = story;
    const { owner, id } = await watchedBlog('can', story);
    await insertApproval(server, id);
    const mine = (path: string, body: object = {}) => server.post(`/api${path}`, body, owner);
    const again = { currentPassword: password };
    calendars.set('can', new URL((await mine('/account/calendar', again)).body.address).pathname);
    await server.post('/api/auth/password/forgot', { email: 'can@mail.example' });
    await mailRequestedPasswordLinks(server.platform);
    await deed('downloadOwnData', () => mine('/account/download', again));
    const applicationId = await verifyEmail(server, 'can.new@mail.example');
    await deed('changeEmail', () => mine('/account/email', { ...again, applicationId }));
    const moves = (move: string) => admin(`/creators/${id}/moves`, { move });
    const hotel = handsOf(server, 'sponsor', await signInSponsor(server, 'pinewood'));
    const invite = () => hotel.begin(makeInvitation(server, id));
    await invite();
    await deed('moveCreator suspend', () => moves('suspend'));
    server.clock.now += 10 * minute;
    await deed('moveCreator reinstate', () => moves('reinstate'));
    server.clock.now += 10 * minute;
    await invite();
    await deed('moveCreator close', () => moves('close'));
    server.clock.now += 10 * minute;
    await deed('moveCreator reopen', () => moves('reopen'));
    const headers = await signIn('can');
    story.sessions.set('can again', headers);
    await deed('closeAccount', () => server.post('/api/account/close', { ...again, username: 'can' }, headers));
    expect(effects).toEqual({
      downloadOwnData: ['+ audit account.download by the creator', '+ mail data-downloaded to can'],
      changeEmail: [
        '+ audit account.changeEmail by the creator',
        '+ mail email-changed to can',
        '- link password-reset of can',
      ],
      'moveCreator suspend': [
        '+ audit account.suspend by keeper',
        '+ mail account-suspended to can.new',
        '- blog of can',
        '- calendar of can',
        '- session can elsewhere',
        '- session can here',
      ],
      'moveCreator reinstate': [
        '+ audit account.reinstate by keeper',
        '+ blog of can',
        '+ calendar of can',
        '+ mail account-reinstated to can.new',
        '+ notification account.reinstated to can',
      ],
      'moveCreator close': [
        '+ audit account.close by keeper',
        '+ mail account-closed to can.new',
        '+ mail booking-declined to pinewood',
        '+ mail booking-declined to pinewood',
        '+ notification stay.declined to pinewood',
        '+ notification stay.declined to pinewood',
        '- blog of can',
        '- calendar of can',
      ],
      'moveCreator reopen': ['+ audit account.reopen by keeper', '+ calendar of can'],
      closeAccount: [
        '+ audit account.close by the creator',
        '+ mail account-closed to can.new',
        '- calendar of can',
        '- session can again',
      ],
    });
  });

  it('of a blog and its trips', async () => {
    const story = recordEffects();
    const { deed, effects } = story;
    const { owner, id } = await watchedBlog('efe', story);
    const mine = (path: string, body: object = {}) => server.post(`/api${path}`, body, owner);
    const upload = async (path: string, name: string) => {
      const form = new FormData();
      form.set(name, new Blob([new Uint8Array(await pictureOf('jpeg', 600))]), 'sea.jpg');
      return server.ask(`/api/creator/${id}${path}`, { method: 'POST', headers: owner, body: form });
    };
    await deed('saveBlogConfig', () => mine(`/creator/${id}/blog-config`, { showEmail: false }));
    await deed('saveBlogConfigOfBlog', () => mine('/blog/efe/blog-config', { showEmail: true }));
    const { profile } = (await server.get(`/api/creator/${id}/blog-config`, owner)).body;
    const changed = { ...profile, aboutMe: 'I write about every bay on the way along the coast.' };
    await deed('saveBlogConfig profile', () => mine(`/creator/${id}/blog-config`, { profile: changed }));
    await deed('uploadCoverImage', () => upload('/blog-config/cover-image', 'coverImage'));
    await deed('uploadProfilePicture', () => upload('/profile-picture', 'profilePicture'));
    const { _id } = await deed('createTrip', () => mine('/account/trips', makeTripRequest()));
    await deed('saveTrip', () => mine(`/account/trips/${_id}`, makeTripRequest({ title: 'Slower' })));
    for (const move of ['publish', 'unpublish', 'archive', 'restore'] as const)
      await deed(`moveTrip ${move}`, () => mine(`/account/trips/${_id}/moves`, { move }));
    await mine(`/account/trips/${_id}/moves`, { move: 'publish' });
    await mine(`/account/trips/${_id}`, makeTripRequest({ title: 'Slowest' }));
    await deed('moveTrip discard', () => mine(`/account/trips/${_id}/moves`, { move: 'discard' }));
    await deed('duplicateTrip', () => mine(`/account/trips/${_id}/duplicate`));
    const draft = (await mine('/account/trips', makeTripRequest())).body;
    await deed('moveTripLink create', async () => {
      const answer = await mine(`/account/trips/${draft._id}/link`, { move: 'create' });
      story.drafts.set('the draft', new URL(answer.body.address).pathname);
      return answer;
    });
    await deed('moveTripLink withdraw', () => mine(`/account/trips/${draft._id}/link`, { move: 'withdraw' }));
    await deed('deleteTrip', () => mine(`/account/trips/${draft._id}/delete`));
    expect(effects).toEqual({
      saveBlogConfig: [],
      saveBlogConfigOfBlog: [],
      'saveBlogConfig profile': ['+ audit profile.change by the creator'],
      uploadCoverImage: [],
      uploadProfilePicture: [],
      createTrip: [],
      duplicateTrip: [],
      saveTrip: [],
      'moveTrip publish': [],
      'moveTrip unpublish': [],
      'moveTrip archive': [],
      'moveTrip restore': [],
      'moveTrip discard': [],
      deleteTrip: [],
      'moveTripLink create': ['+ private link to the draft'],
      'moveTripLink withdraw': ['- private link to the draft'],
    });
  });

  it('of questions, notifications and the choice of mails', async () => {
    const story = recordEffects();
    const { deed, effects } = story;
    const { owner } = await watchedBlog('ada', story);
    const mine = (path: string, body: object = {}) => server.post(`/api${path}`, body, owner);
    const ask = (email: string) =>
      server.post(`/api/blog/ada/trips/by-the-sea-${shortTripId('ada-sea')}/question`, {
        name: 'Mia',
        email,
        message: 'Is the ferry daily?',
      });
    const confirm = async (name: string) =>
      server.ask(`/questions/confirm?token=${await tokenTo(name, 'question-confirmation')}`, {
        method: 'POST',
        body: new URLSearchParams(),
      });
    const newest = async () => (await server.get('/api/questions', owner)).body.data[0]._id;
    await deed('askQuestion', () => ask('visitor@mail.example'));
    await deed('askQuestion confirmed', () => confirm('visitor'));
    const { data } = (await server.get('/api/notifications', owner)).body;
    await deed('readSomeNotifications', () => mine('/notifications/read/some', { ids: [data[0]._id] }));
    await deed('moveQuestion answer', async () =>
      mine(`/questions/${await newest()}/move`, { move: 'answer', answer: 'It is.' }),
    );
    for (const shown of ['publish', 'hide'] as const)
      await deed(`moveQuestion ${shown}`, async () => mine(`/questions/${await newest()}/move`, { move: shown }));
    for (const [name, move, decision] of [
      ['second', 'close', null],
      ['third', 'report', 'dismiss'],
      ['fourth', 'report', 'block'],
    ] as const) {
      await ask(`${name}@mail.example`);
      server.clock.now += 1;
      await confirm(name);
      const id = await newest();
      await deed(`moveQuestion ${move}`, () => mine(`/questions/${id}/move`, { move }));
      if (decision)
        await deed(`moveReportedQuestion ${decision}`, () => admin(`/questions/${id}/move`, { move: decision }));
    }
    await deed('followCreator', () =>
      server.post('/api/blog/ada/followers', { email: 'reader@mail.example', language: 'en' }),
    );
    await deed('saveMailChoices', () => mine('/notifications/mail-choices', { muted: ['question.asked'] }));
    await ask('fifth@mail.example');
    server.clock.now += 1;
    await deed('askQuestion confirmed, without mails', () => confirm('fifth'));
    await deed('readNotifications', () => mine('/notifications/read'));
    await deed('saveQuestionSettings', () => mine('/questions/settings', { areWelcome: false }));
    expect(effects).toEqual({
      askQuestion: ['+ link question-confirmation of visitor', '+ mail question-confirmation to visitor'],
      'askQuestion confirmed': ['+ mail question-asked to ada', '+ notification question.asked to ada'],
      readSomeNotifications: ['+ notification question.asked read by ada'],
      'moveQuestion answer': ['+ link question-answered of visitor', '+ mail question-answered to visitor'],
      'moveQuestion publish': [],
      'moveQuestion hide': [],
      'moveQuestion close': [],
      'moveQuestion report': [],
      'moveReportedQuestion dismiss': ['+ audit question.dismiss by keeper'],
      'moveReportedQuestion block': ['+ audit question.block by keeper'],
      followCreator: ['+ link follow-confirmation of reader', '+ mail follow-confirmation to reader'],
      saveMailChoices: [],
      'askQuestion confirmed, without mails': ['+ notification question.asked to ada'],
      readNotifications: [
        '+ notification question.asked read by ada',
        '+ notification question.asked read by ada',
        '+ notification question.asked read by ada',
        '+ notification question.asked read by ada',
      ],
      saveQuestionSettings: [],
    });
  });

  it('of stays', async () => {
    const story = recordEffects();
    const { deed, effects } = story;
    const stays = await startStays(server, 'ege');
    const requested = (days: number) =>
      stays.creator.begin(makeRequest(server, { checkIn: dayAt(server, days), checkOut: dayAt(server, days + 2) }));
    const offer = () => ({
      ...{ move: 'offer', hotelName: 'Bay House', address: 'Liman Sokak 3, Kaş' },
      ...{ terms: 'Breakfast for two reels.', replyBy: dayAt(server, 4) },
    });
    const reason = 'The ferry is gone.';
    const first = (await deed('createHotelBooking', () => requested(20)))._id;
    await deed('addHotelBookingNote', () => stays.creator.note(first, 'By the sea, please.'));
    await deed('moveStay review', () => stays.staff.move(first, { move: 'review' }));
    await deed('addStayNote', () => stays.staff.note(first, 'We ask the hotel.'));
    await deed('moveStay offer', () => stays.staff.move(first, offer()));
    await deed('moveHotelBooking accept', () => stays.creator.move(first, { move: 'accept' }));
    await deed('moveHotelBooking cancel a confirmed one', () => stays.creator.move(first, { move: 'cancel', reason }));
    const second = (await requested(30)).body._id;
    await deed('moveStay decline', () => stays.staff.move(second, { move: 'decline', reason }));
    const third = (await requested(40)).body._id;
    await deed('createHotelBooking in place of another', () =>
      stays.creator.begin(
        makeRequest(server, { replaces: third, checkIn: dayAt(server, 41), checkOut: dayAt(server, 43) }),
      ),
    );
    const invited = (days: number) =>
      stays.sponsor.begin(
        makeInvitation(server, stays.blog.id, { checkIn: dayAt(server, days), checkOut: dayAt(server, days + 2) }),
      );
    const fourth = (await deed('inviteCreator', () => invited(50)))._id;
    await deed('addInvitationNote', () => stays.sponsor.note(fourth, 'There is a quiet room.'));
    const dates = { checkIn: dayAt(server, 55), checkOut: dayAt(server, 57) };
    await deed('moveHotelBooking askOtherDates', () => stays.creator.move(fourth, { move: 'askOtherDates', ...dates }));
    await deed('moveInvitation accept', () => stays.sponsor.move(fourth, { move: 'accept' }));
    await deed('moveInvitation cancel', () => stays.sponsor.move(fourth, { move: 'cancel', reason }));
    const fifth = (await invited(60)).body._id;
    await deed('moveHotelBooking decline an invitation', () => stays.creator.move(fifth, { move: 'decline', reason }));
    const sixth = (await invited(5)).body._id;
    await deed('moveHotelBooking accept an invitation', () => stays.creator.move(sixth, { move: 'accept' }));
    server.clock.now += 10 * day;
    Object.assign(stays.staff.headers, await signIn('ege.staff'));
    await deed('moveStay recordOutcome', () => stays.staff.move(sixth, { move: 'recordOutcome', outcome: 'stayed' }));
    const creator = await signIn('ege');
    await deed('saveInvitationSettings', () =>
      server.post('/api/creator/invitation-settings', { areWelcome: false, maxOpen: 3 }, creator),
    );
    expect(effects).toEqual({
      createHotelBooking: [
        '+ mail booking-received to ege',
        '+ mail booking-received to ege.staff',
        '+ mail booking-received to keeper',
      ],
      addHotelBookingNote: ['+ mail booking-note to ege.staff', '+ mail booking-note to keeper'],
      'moveStay review': ['+ audit booking.review by ege.staff', '+ mail booking-in-review to ege'],
      addStayNote: ['+ mail booking-note to ege', '+ notification stay.note to ege'],
      'moveStay offer': [
        '+ audit booking.offer by ege.staff',
        '+ mail booking-offered to ege',
        '+ notification stay.offered to ege',
      ],
      'moveHotelBooking accept': [
        '+ mail booking-confirmed to ege',
        '+ mail booking-confirmed to ege.staff',
        '+ mail booking-confirmed to keeper',
      ],
      'moveHotelBooking cancel a confirmed one': [
        '+ mail booking-cancelled to ege.staff',
        '+ mail booking-cancelled to keeper',
      ],
      'moveStay decline': [
        '+ audit booking.decline by ege.staff',
        '+ mail booking-declined to ege',
        '+ notification stay.declined to ege',
      ],
      'createHotelBooking in place of another': [
        '+ mail booking-cancelled to ege.staff',
        '+ mail booking-cancelled to keeper',
        '+ mail booking-received to ege',
        '+ mail booking-received to ege.staff',
        '+ mail booking-received to keeper',
      ],
      inviteCreator: ['+ mail booking-invited to ege', '+ notification stay.invited to ege'],
      addInvitationNote: ['+ mail booking-note to ege', '+ notification stay.note to ege'],
      'moveHotelBooking askOtherDates': [
        '+ mail booking-other-dates to ege.hotel',
        '+ notification stay.otherDates to ege.hotel',
      ],
      'moveInvitation accept': [
        '+ mail booking-confirmed to ege',
        '+ mail booking-confirmed to ege.hotel',
        '+ notification stay.confirmed to ege',
      ],
      'moveInvitation cancel': ['+ mail booking-cancelled to ege', '+ notification stay.cancelled to ege'],
      'moveHotelBooking decline an invitation': [
        '+ mail booking-declined to ege.hotel',
        '+ notification stay.declined to ege.hotel',
      ],
      'moveHotelBooking accept an invitation': [
        '+ mail booking-confirmed to ege',
        '+ mail booking-confirmed to ege.hotel',
        '+ notification stay.confirmed to ege.hotel',
      ],
      'moveStay recordOutcome': [
        '+ audit booking.recordOutcome by ege.staff',
        '+ mail booking-completed to ege',
        '+ mail booking-completed to ege.hotel',
        '+ mail booking-outcome to ege',
        '+ mail booking-outcome to ege.hotel',
      ],
      saveInvitationSettings: [],
    });
  });

  it('of sponsors and their lists', async () => {
    const story = recordEffects();
    const { deed, effects, sessions } = story;
    const { id: creatorId } = await watchedBlog('su', story);
    const invitation = { name: 'Red Bay', username: 'redbay', email: 'redbay@mail.example' };
    const { id } = await deed('inviteSponsor', () => admin('/sponsors', invitation));
    server.clock.now += 1;
    await deed('setPassword', async () =>
      server.post('/api/auth/password/set', { token: await tokenTo('redbay', 'password-invitation'), password }),
    );
    await deed('logInSponsor', async () => {
      const answer = await server.post('/api/sponsor/auth/login', { username: 'redbay', password });
      sessions.set('redbay', bearer(answer.body.accessToken));
      return answer;
    });
    const post = (path: string, body: object = {}) => server.post(`/api/sponsor${path}`, body, sessions.get('redbay'));
    const list = await deed('makeList', () => post('/lists', { name: 'Summer' }));
    await deed('changeList', () => post(`/lists/${list._id}`, { move: 'rename', name: 'Spring' }));
    await deed('addToList', () => post('/shortlist', { creatorIds: [creatorId], list: { kind: 'own', id: null } }));
    await deed('changeShortlist', () => post(`/shortlist/${creatorId}`, { isListed: true, note: 'Sails' }));
    const hotel = { hotelName: 'Red Bay', cityId: '308948', cityName: 'Kaş', timeZone: '' };
    const { hotels } = await deed('keepHotel', () => post('/hotels', hotel));
    await deed('changeHotel', () => post(`/hotels/${hotels[0]._id}`, { move: 'rename', hotelName: 'Red House' }));
    const searches = await deed('saveSearch', () => post('/searches', { name: 'All', query: '' }));
    const search = `/searches/${searches.data[0]._id}`;
    await deed('changeSearch', () => post(search, { move: 'rename', name: 'Everyone' }));
    await deed('openSearch', () => post(`${search}/openings`));
    await deed('moveSponsor suspend', () => admin(`/sponsors/${id}/moves`, { move: 'suspend' }));
    await deed('moveSponsor reinstate', () => admin(`/sponsors/${id}/moves`, { move: 'reinstate' }));
    expect(effects).toEqual({
      inviteSponsor: [
        '+ audit sponsor.invite by keeper',
        '+ link password-invitation of redbay',
        '+ mail password-invitation to redbay',
      ],
      setPassword: ['- link password-invitation of redbay'],
      logInSponsor: ['+ session redbay'],
      makeList: [],
      changeList: [],
      addToList: [],
      changeShortlist: [],
      keepHotel: [],
      changeHotel: [],
      saveSearch: [],
      changeSearch: [],
      openSearch: [],
      'moveSponsor suspend': ['+ audit sponsor.suspend by keeper', '- session redbay'],
      'moveSponsor reinstate': ['+ audit sponsor.reinstate by keeper'],
    });
  });

  it('of staff', async () => {
    const story = recordEffects();
    const { deed, effects, sessions } = story;
    const { id } = await watchedBlog('naz', story);
    await server.post('/api/auth/password/forgot', { email: 'naz@mail.example' });
    await mailRequestedPasswordLinks(server.platform);
    server.clock.now += 1;
    const notes = await deed('addStaffNote', () => admin(`/creators/${id}/notes`, { content: 'Sails' }));
    await deed('removeStaffNote', () => admin(`/notes/${notes.data[0]._id}/remove`, {}));
    const [mail] = (await staff.get(`/creators/${id}/mails`)).body.data;
    await deed('readCreatorMail', () => admin(`/creators/${id}/mails/${mail.id}/reading`, {}));
    await server.platform.database
      .updateTable('outboxMail')
      .set({ state: 'failed' })
      .where('id', '=', mail.id)
      .execute();
    await deed('moveMail requeue', () => admin(`/mails/${mail.id}/moves`, { move: 'requeue' }));
    const guard = await server.createAccount({ role: 'staff', username: 'guard' });
    await plantSecondFactor(server.platform, guard.id);
    const { ticket } = await deed('logIn with a second factor', () =>
      server.post('/api/auth/login', { username: 'guard', password }),
    );
    await deed('confirmSignIn', async () => {
      const code = codeOfApp('A'.repeat(32), server.clock.now);
      const answer = await server.post('/api/auth/login/confirm', { ticket, code });
      sessions.set('guard', bearer(answer.body.accessToken));
      return answer;
    });
    expect(effects).toEqual({
      addStaffNote: ['+ audit note.add by keeper'],
      removeStaffNote: ['+ audit note.remove by keeper'],
      readCreatorMail: ['+ audit mail.read by keeper'],
      'moveMail requeue': ['+ audit mail.requeue by keeper'],
      'logIn with a second factor': [],
      confirmSignIn: ['+ audit staff.signIn by guard', '+ session guard'],
    });
  });
});

it('every call that may change something is among them', () => {
  const calls = Object.entries(routes).filter(([, { method }]) => method !== 'GET');
  expect([...done].sort()).toEqual(calls.map(([name]) => name).sort());
});
