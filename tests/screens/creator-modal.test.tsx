import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CreatorItem, Trip } from '#contract/creator.ts';
import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { lastTrip, ongoingTrip, upcomingTrip } from '#rules/derived-trips.ts';
import { journey } from '#tests/flows/creator-profile.flow.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { CreatorModal } from '#web/discovery/creator-modal.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { idleDiscovery } from './idle-discovery.tsx';

const item = (number: number, change: object = {}) => ({
  objectId: `item-${number}`,
  objectType: 'activity' as const,
  name: `Stop ${number}`,
  date: null,
  time: null,
  address: null,
  dayNumber: number,
  ...change,
});
const trip = (change: Partial<Trip>): Trip => ({
  _id: 'trip',
  title: 'A trip',
  description: '',
  tripType: 'GUIDED_TOUR',
  price: null,
  dates: [],
  coverImage: null,
  locations: [],
  itinerary: [],
  notes: '',
  likes: 0,
  createdAt: 0,
  collections: [],
  ...change,
});
const past = trip({
  _id: 'past',
  title: 'Slow days in Kaş',
  dates: ['2026-05-01', '2026-05-03'],
  description: 'a'.repeat(151),
  coverImage: { url: 'cover/a', isFromAnotherResource: false },
  itinerary: [item(2), item(1, { date: '2026-05-01', time: '09:30' }), item(3), item(4), item(5)],
});
const coming = trip({ _id: 'coming', title: 'Off to İzmir', dates: ['2026-07-01', '2026-07-04'] });

function open(
  change: Partial<CreatorItem> = {},
  neighbours = { before: null as string | null, after: 'ada' as string | null },
  actors = idleDiscovery(),
) {
  const creator: CreatorItem = {
    ...deniz,
    services: ['PHOTO_SHOOT', 'DRONE_FOOTAGE'],
    totalVayaCount: 2,
    publishedVayas: [past, coming],
    socialMediaAccounts: { instagram: 'deniz', youtube: 'deniz.y', tiktok: 'javascript:alert(1)' },
    ...change,
  };
  const input = { id: creator._id };
  const controlled = controllable(creatorProfileMachine);
  const profile = createActor(controlled.logic, { input }).start();
  const [onTurn, onClose] = [vi.fn(), vi.fn()];
  render(
    <MemoryRouter>
      <title>Directory</title>
      <CreatorModal
        profile={profile as never}
        known={creator}
        actors={actors}
        neighbours={neighbours}
        onTurn={onTurn}
        onClose={onClose}
      />
    </MemoryRouter>,
  );
  const answer = (actor: string, output: unknown) => act(async () => controlled.pending.get(actor)?.resolve(output));
  return { creator, answer, onTurn, onClose, text: screen.getByRole('dialog').textContent ?? '' };
}

describe('the profile of a creator', () => {
  it('[MODAL-02, MODAL-03, MODAL-04, MODAL-05, MODAL-06, MODAL-07, MODAL-08] tells who they are and what they do', async () => {
    const { text } = open({ profilePicture: 'profile/a' });
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/profile/a');
    expect(screen.getByRole('heading', { level: 2, name: 'Deniz Yıldız' })).toBeDefined();
    for (const part of [
      'Kaş, Antalya',
      '1,200 followers',
      '2 trips',
      'About',
      'I sail along',
      'Sailing Expert',
      'Turkish Native',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Services.*Photo Shoot.*Drone Footage.*Offers.*Press trip/);
    await expectAccessible();
  });

  it('lets what people wrote run in its own direction', () => {
    const arabic = 'رحلة إلى إسطنبول';
    const publishedVayas = [past, coming].map((each) => ({
      ...each,
      title: arabic,
      description: arabic,
      locations: [{ cityName: arabic }],
      itinerary: [item(1, { name: arabic })],
    }));
    open({ fullName: arabic, aboutMe: arabic, publishedVayas });
    const texts = screen.getAllByText((text) => text.includes(arabic), { selector: '[role=dialog] p, h4, li, span' });
    expect(texts.length).toBeGreaterThan(6);
    for (const text of texts)
      expect([text.outerHTML, text.closest('[dir=auto], bdi') !== null]).toEqual([text.outerHTML, true]);
  });

  it('[MODAL-09, MODAL-10, BEYOND-41] has ways to reach them, and no handle can be anything else', () => {
    const { text } = open();
    expect(text).toContain('1,200 followers');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Email deniz@mail.example')).toBe('mailto:deniz@mail.example');
    expect(href('Call +905320000000')).toBe('tel:+905320000000');
    expect(href('@deniz on Instagram')).toBe('https://www.instagram.com/deniz/');
    expect(href('@deniz.y on YouTube')).toBe('https://www.youtube.com/@deniz.y');
    expect(screen.queryByText(/javascript/)).toBeNull();
  });

  it('[BEYOND-115] reads the followers beside each account, and when they were entered', () => {
    const channel = `UC${'a'.repeat(22)}`;
    const { text } = open({
      socialMediaAccounts: { instagram: 'deniz', youtube: channel, tiktok: '' },
      enteredFollowers: { instagram: 12_500, youtube: null, tiktok: null, at: Date.UTC(2026, 10, 3, 12) },
    });
    expect(text).toMatch(/@deniz on Instagram\s*12,500 followers/);
    expect(text).toContain('Followers as the creator entered them on 3 Nov 2026');
    expect(screen.getByRole('link', { name: `@${channel} on YouTube` }).getAttribute('href')).toBe(
      `https://www.youtube.com/channel/${channel}`,
    );
  });

  it('[MODAL-11, MODAL-12, MODAL-13, MODAL-14, MODAL-15, MODAL-16, MODAL-17, MODAL-18, MODAL-19] shows the latest trip and the next', () => {
    const { text } = open();
    expect(text).toContain('Latest Trip');
    expect(text).toContain('Upcoming Trip');
    expect(text).toContain('GUIDED TOUR');
    expect(text).toContain('Slow days in Kaş');
    expect(text).toMatch(/1\s*–\s*3 May 2026/);
    expect(text).toContain(`${'a'.repeat(150)}...`);
    expect(text).toContain('No description available');
    expect(text).toMatch(/Itinerary Highlights1 May 2026 Stop 1 09:30Day 2 Stop 2Day 3 Stop 3\+ 2 more activities/);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/cover/a');
    expect(screen.getByRole('img', { name: 'No picture of this trip' })).toBeDefined();
  });

  it('[MODAL-11, MODAL-13] shows a trip that is under way, and calls its type in the reader’s language', async () => {
    const now = trip({ _id: 'now', title: 'By boat', dates: ['2026-06-09', '2026-06-12'], tripType: 'NON_SHOPPABLE' });
    const { text } = open({ publishedVayas: [past, now, coming] });
    expect(text).toMatch(/On the Road Now.*NON SHOPPABLE.*By boat.*Latest Trip.*Upcoming Trip/);
    act(() => chooseLanguage('tr'));
    expect(screen.getByRole('dialog').textContent).toMatch(/Şu anda yolda.*Ücretsiz.*By boat.*Rehberli tur/);
    act(() => chooseLanguage('en'));
  });

  it('[CARD-11] is turned by the arrow keys and closed by its button', () => {
    const { onTurn, onClose } = open();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    expect(onTurn).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight', altKey: true });
    expect(onTurn).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(onTurn).toHaveBeenCalledWith('ada');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('[OPEN-60] has initials and a placeholder in the place of pictures that do not come', () => {
    open({ profilePicture: 'profile/a', publishedVayas: [past] });
    for (const picture of document.querySelectorAll('img')) fireEvent.error(picture);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(screen.getByText('DY')).toBeDefined();
    expect(screen.getByRole('img', { name: 'No picture of this trip' })).toBeDefined();
  });

  it('has all trips, the newest first, the months of those to come, the way between the places, and the blog', async () => {
    const hidden = trip({ _id: 'hidden', title: 'Somewhere', locations: [{ cityName: 'Ankara' }] });
    const across = trip({ ...coming, dates: ['2026-07-31', '2026-08-01'], locations: [{ cityName: 'İzmir' }] });
    const { creator, answer } = open({ publishedVayas: [hidden, past, across] });
    const list = screen.getByRole('heading', { name: 'All trips (3)' }).parentElement as HTMLElement;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Off to İzmirİzmir31 Jul – 1 Aug 2026', 'Slow days in Kaş1 – 3 May 2026', 'SomewhereAnkara']);
    const months = screen.getByRole('heading', { name: 'Upcoming dates' }).parentElement as HTMLElement;
    expect(
      within(months)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['June 2026', 'July 2026', 'August 2026']);
    expect(within(months).getAllByText('İzmir')).toHaveLength(2);
    expect(months.textContent).not.toContain('Ankara');
    expect(screen.queryByRole('img', { name: /^Map of/ })).toBeNull();
    await answer('fetchCreator', { kind: 'found', creator });
    await answer('fetchMap', journey);
    expect(screen.getByRole('img', { name: 'Map of Deniz Yıldız’s trips' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open blog' }).getAttribute('href')).toBe(`/blog/${creator.username}`);
    await expectAccessible();
  });

  it('gives the focus to the dialog and not to the note, so that the arrow keys turn it', async () => {
    const controlled = controllable(shortlistMachine);
    const shortlist = createActor(controlled.logic).start();
    await act(async () =>
      controlled.pending.get('fetchShortlist')?.resolve({
        list: { [deniz._id]: { note: 'Old', listIds: [null], invitation: null } },
        ...{ lists: [], unsaved: {}, waiting: [] },
      }),
    );
    const { onTurn } = open({}, undefined, idleDiscovery({ shortlist }));
    expect(screen.getByLabelText('Note for your team')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(onTurn).toHaveBeenCalledWith('ada');
  });

  it('says upon the profile why a note could not be saved, and keeps it', async () => {
    const controlled = controllable(shortlistMachine);
    const shortlist = createActor(controlled.logic).start();
    open({}, undefined, idleDiscovery({ shortlist }));
    const answer = (actor: string, output: unknown) => act(async () => controlled.pending.get(actor)?.resolve(output));
    await answer('fetchShortlist', {
      list: { [deniz._id]: { note: 'Old', listIds: [null], invitation: null } },
      ...{ lists: [], unsaved: {}, waiting: [] },
    });
    const note = screen.getByLabelText<HTMLInputElement>('Note for your team');
    fireEvent.change(note, { target: { value: 'New' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await answer('saveEntry', { kind: 'refused', message: 'Not now.' });
    expect(within(screen.getByRole('dialog')).getByText('Not now.')).toBeDefined();
    expect(note.value).toBe('New');
    expect(screen.getByText('Not saved yet')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(screen.getByText('Saving...')).toBeDefined();
    await answer('saveEntry', {
      kind: 'list',
      list: { [deniz._id]: { note: 'New', listIds: [null], invitation: null } },
      lists: [],
    });
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('says nothing of what is not there', () => {
    const { text } = open({
      email: undefined as never,
      phoneNumber: undefined as never,
      aboutMe: ' ',
      publishedVayas: [],
      serviceOffers: [],
    });
    expect(text).not.toMatch(/About|Offers|Latest Trip|Upcoming Trip|@mail/);
  });
});

describe('derived trips', () => {
  const during = trip({ _id: 'during', dates: ['2026-06-08', '2026-06-12'] });
  const trips = [trip({ _id: 'undated' }), trip({ _id: 'old', dates: ['2026-01-01'] }), coming, past, during];

  it('[DATA-14, DATA-15] are the last that ended, the next to begin, and the one under way', () => {
    expect(lastTrip(trips, '2026-06-10')?._id).toBe('past');
    expect(upcomingTrip(trips, '2026-06-10')?._id).toBe('coming');
    expect(ongoingTrip(trips, '2026-06-10')?._id).toBe('during');
    expect(upcomingTrip(trips, '2026-07-01')?._id).toBe('coming');
    expect(lastTrip(trips, '2026-05-03')?._id).toBe('old');
    expect([lastTrip([], '2026-06-10'), upcomingTrip([], '2026-06-10')]).toEqual([null, null]);
  });
});
