import type { InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, toPromise, waitFor } from 'xstate';
import { client } from '#api/client.ts';
import { discovery } from '#machines/discovery/discovery.actors.ts';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import { referenceLists } from '#machines/reference-lists/reference-lists.actors.ts';
import { type LanguageChange, referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { blogSignIn, creatorSignIn, generalSignIn } from '#machines/sign-in/sign-in.actors.ts';
import { stayForm } from '#machines/stay-form/stay-form.actors.ts';
import { noFilters } from '#rules/directory.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBooking } from '#tests/kit/stays.ts';

const { adapter = [] } = client.defaults;
let asked: InternalAxiosRequestConfig[] = [];
/** What the server answers to a path; a path that is not listed is never answered. */
let replies: Record<string, unknown> = {};
beforeEach(() => {
  [asked, replies] = [[], {}];
  client.defaults.adapter = async (config) => {
    asked.push(config);
    const data = replies[config.url ?? ''];
    if (data === undefined) await new Promise(() => {});
    return { data, status: 200, statusText: 'OK', headers: {}, config };
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
});
const watchLanguage = fromCallback<LanguageChange>(() => {});
const idleLists = controllable(referenceListsMachine).logic;
const paths = () => asked.map(({ url }) => url);

describe('the sign-in', () => {
  const reply = { accessToken: 'token-1', name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' };
  const user = { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' };
  const signIn = async (chart: typeof generalSignIn, identifier: string) => {
    const actor = createActor(chart).start();
    actor.send({ type: 'field.change', field: 'identifier', value: identifier });
    actor.send({ type: 'field.change', field: 'password', value: 'open-sesame-1' });
    actor.send({ type: 'credentials.submit' });
    return toPromise(actor);
  };

  it('[AUTH-01, AUTH-02, AUTH-05] of a blog sends email and password to the login of that blog, which becomes the current one', async () => {
    replies = { '/blog/deniz/auth/login': reply };
    expect(await signIn(blogSignIn('deniz'), 'deniz@mail.example')).toEqual({
      ...{ token: 'token-1', user, currentBlog: 'deniz' },
    });
    expect(asked.map(({ method, data }) => [method, JSON.parse(data)])).toEqual([
      ['post', { email: 'deniz@mail.example', password: 'open-sesame-1' }],
    ]);
  });

  it.each([{ username: 'someone' }, { username: 'deniz@mail.example' }, { username: undefined }])(
    '[AUTH-05] of a blog makes that blog the current one, also where the answer says %j',
    async (change) => {
      replies = { '/blog/deniz/auth/login': { ...reply, ...change } };
      expect(await signIn(blogSignIn('deniz'), 'deniz@mail.example')).toMatchObject({ currentBlog: 'deniz' });
    },
  );

  it('of a blog names the blog as the server spells it', async () => {
    replies = { '/blog/DENIZ/auth/login': reply };
    expect(await signIn(blogSignIn('DENIZ'), 'deniz@mail.example')).toMatchObject({ currentBlog: 'deniz' });
  });

  it.each([
    ['a staff account', { ...reply, role: 'staff' }, ['/auth/login', '/auth/logout']],
    ['an account that has a second factor, as only staff have', { next: 'code', ticket: 't' }, ['/auth/login']],
  ])('over a page of a creator takes no session of %s', async (_, answer, calls) => {
    replies = { '/auth/login': answer, '/auth/logout': {} };
    const actor = createActor(creatorSignIn, { input: { identifier: 'mia' } }).start();
    actor.send({ type: 'field.change', field: 'password', value: 'open-sesame-1' });
    actor.send({ type: 'credentials.submit' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'rejected' }));
    expect(paths()).toEqual(calls);
    actor.stop();
  });

  it('[AUTH-02, AUTH-04] in general sends a username or an email', async () => {
    replies = { '/auth/login': reply };
    expect(await signIn(generalSignIn, 'deniz')).toMatchObject({ token: 'token-1', user });
    await signIn(generalSignIn, 'deniz@mail.example');
    expect(asked.map(({ data }) => JSON.parse(data))).toEqual([
      { username: 'deniz', password: 'open-sesame-1' },
      { email: 'deniz@mail.example', password: 'open-sesame-1' },
    ]);
  });
});

describe('the directory', () => {
  it('[DISC-20] asks for pages of 50, from the first on', async () => {
    const creators = ['a', 'b'].map((_id) => ({ _id, fullName: _id, publishedVayas: [] }));
    replies = { '/creator': { data: creators, total: 150, totalPages: 3 } };
    const list = createActor(
      discovery((signal, call) => call({ token: 'token-1', currentBlog: null, signal })),
      { input: { searchQuery: '', sortBy: 'default', filters: noFilters } },
    ).start();
    for (const page of [1, 2, 3]) {
      await waitFor(list, (snapshot) => snapshot.matches('ready') && snapshot.context.currentPage === page);
      list.send({ type: 'page.more' });
    }
    const windows = asked
      .map(({ params }) => new URLSearchParams(params))
      .map((query) => [query.get('offset'), query.get('limit')]);
    expect(windows).toEqual([
      ['0', '50'],
      ['50', '50'],
      ['100', '50'],
    ]);
    list.stop();
  });
});

describe('the reference lists', () => {
  const lists = {
    '/reference-data/languages': [{ _id: 'tr', name: 'Turkish' }],
    '/reference-data/expertises': [{ _id: 'sailing', name: 'Sailing' }],
    '/reference-data/services': [{ _id: 'photo-shoot', name: 'Photo shoot' }],
    '/reference-data/service-offers': [{ _id: 'press-trip', name: 'Press trip' }],
    '/cities/suggested': [{ _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' }],
  };

  it('[FILTER-08] are asked for together, before any of them is answered', async () => {
    const actor = createActor(referenceLists.provide({ actors: { watchLanguage } })).start();
    await expect.poll(() => paths().toSorted()).toEqual(Object.keys(lists).toSorted());
    actor.stop();
  });

  it.each([
    ['in the field data', (list: object[]) => ({ data: list })],
    ['as the body itself', (list: object[]) => list],
  ])('[API-07] are read %s', async (_, wrap) => {
    replies = Object.fromEntries(Object.entries(lists).map(([path, list]) => [path, wrap(list)]));
    const actor = createActor(referenceLists.provide({ actors: { watchLanguage } })).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    const service = { _id: 'photo-shoot', name: 'Photo shoot', code: 'PHOTO_SHOOT' };
    const expected = { ...lists, '/reference-data/services': [service] };
    expect(Object.values(context.lists)).toEqual(expect.arrayContaining(Object.values(expected)));
    actor.stop();
  });
});

describe('the hotel bookings', () => {
  const signed: SignedCall = (signal, call) => call({ token: 'token-1', currentBlog: 'deniz', signal });
  const address = fromCallback<{ type: 'teller.go' }>(() => {});
  const drafts = { readDrafts: () => ({}), saveDrafts: () => {}, deleteDrafts: () => {} };
  const open = (id: string | null) =>
    createActor(hotelBookings({ by: 'creator', signed, drafts, owner: null, address }), {
      input: { by: 'creator', view: { isListed: id === null, id, state: null } },
    }).start();

  it('[HTTP-08] are called with the token and the current blog, as everything else is', async () => {
    const [list, one, notes] = ['', '/stay-1', '/stay-1/notes'].map((path) => `/creator/hotel-bookings${path}`);
    replies = { [one ?? '']: makeBooking(), '/account/trips': { data: [] } };
    open(null);
    await expect.poll(paths).toEqual([list]);
    const booking = open('stay-1');
    await waitFor(booking, ({ context }) => context.currentBooking !== null);
    booking.send({ type: 'note.change', content: 'At nine.' });
    booking.send({ type: 'note.submit' });
    await expect.poll(paths).toEqual([list, one, notes]);

    const savedDraft = {
      ...{ tripId: null, hotelName: 'Bay House', cityName: 'Kaş', cityId: 'city-1', timeZone: 'Europe/Istanbul' },
      ...{ checkIn: '2026-06-12', checkOut: '2026-06-14', adults: 1, children: 0, rooms: 1 },
      ...{ stayType: 'paid' as const, deliverables: [], budgetPerNight: '', currency: '' as const },
      ...{ remarks: '', contactPhone: '' },
    };
    const source = { kind: 'request', tripId: null, replaces: null } as const;
    replies[list ?? ''] = { data: [] };
    const form = createActor(
      stayForm(signed, null).provide({
        actors: { lists: idleLists },
      }),
      { input: { source, timeZone: 'Europe/Istanbul', savedDraft, at: 0 } },
    ).start();
    await waitFor(form, (snapshot) => snapshot.matches('editing'));
    form.send({ type: 'form.submit', at: Date.parse('2026-06-01T12:00:00Z') });
    await expect.poll(paths).toEqual([list, one, notes, '/account/trips', list, list]);
    expect(asked.map(({ method }) => method)).toEqual(['get', 'get', 'post', 'get', 'get', 'post']);
    for (const { headers } of asked)
      expect(headers).toMatchObject({ Authorization: 'Bearer token-1', 'X-Current-Blog': 'deniz' });
  });
});
