import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import type { Trip } from '#contract/creator.ts';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { editorConfig } from '#machines/rules/editor-config.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';
import { TripsTab } from '#web/dashboard/trips-tab.tsx';
import { onPage } from './on-page.tsx';

const hills = makeTrip({ _id: 'hills', title: 'Hills', coverImage: null, itinerary: [] });

function open(trips: Trip[] = [makeTrip(), hills], config: BlogChoices = {}) {
  const creator = makeBlogCreator({ publishedVayas: trips });
  const said: string[] = [];
  const machine = blogEditingMachine.provide({
    actions: { report: (_, event) => void said.push(String(Reflect.get(Object(event), 'type'))) },
  });
  const input = {
    facts: factsOf(creator),
    blog: { username: 'deniz', id: 'creator-1' },
    stored: { config, version: 5, updatedAt: 5 },
    unsaved: null,
  };
  const editing = createActor(machine, { input }).start();
  render(onPage(<TripsTab editing={editing} creator={creator} />), { wrapper: MemoryRouter });
  return { editing, said, draft: () => editing.getSnapshot().context.draft };
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const flip = (title: string, name: string | RegExp) => userEvent.click(card(title).getByRole('switch', { name }));
const press = (title: string, name: string) => userEvent.click(card(title).getByRole('button', { name }));
const isOn = (title: string, name: string | RegExp) =>
  card(title).getByRole('switch', { name }).getAttribute('aria-checked') === 'true';
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('Trips & Experiences', () => {
  it('[TRIPS-01] lists the published trips', async () => {
    open();
    expect(screen.getByRole('heading', { name: 'Trip Settings' })).toBeTruthy();
    expect(screen.getAllByRole('article').map((trip) => within(trip).getByRole('heading').textContent)).toEqual([
      'By the sea',
      'Hills',
    ]);
    await expectAccessible();
  });

  it('[TRIPS-02] says so where there are none', async () => {
    open([]);
    expect(screen.getByRole('heading', { name: 'No Trips Available' })).toBeTruthy();
    expect(screen.getByText('No trips available to configure at the moment.')).toBeTruthy();
    await expectAccessible();
  });

  it('[TRIPS-03] [TRIPS-07] shows and hides each of them', async () => {
    const { draft } = open();
    await flip('By the sea', 'Visible on blog');
    expect(isOn('By the sea', 'Hidden from blog')).toBe(false);
    expect(isOn('Hills', 'Visible on blog')).toBe(true);
    expect(draft().tripSettings?.visibleTrips).toEqual(['hills']);
    expect(screen.getByText('1 of 2 on your blog')).toBeTruthy();
    await flip('By the sea', 'Hidden from blog');
    expect(isOn('By the sea', 'Visible on blog')).toBe(true);
    expect(screen.getByText('2 of 2 on your blog')).toBeTruthy();
  });

  it('[TRIPS-04] [TRIPS-05] [TRIPS-06] [TRIPS-08] opens the settings of one trip at a time, and of none that is hidden', async () => {
    open();
    await press('By the sea', 'Configure');
    expect(card('By the sea').getByRole('button', { name: 'Close Settings' })).toBeTruthy();
    await press('Hills', 'Configure');
    expect(screen.getAllByRole('group', { name: 'Display Elements' })).toHaveLength(1);
    expect(card('Hills').getByRole('group', { name: 'Display Elements' })).toBeTruthy();
    await flip('Hills', 'Visible on blog');
    expect(screen.queryByRole('group', { name: 'Display Elements' })).toBeNull();
    const configure = card('Hills').getByRole('button', { name: 'Configure' });
    expect(configure.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(configure);
    expect(screen.queryByRole('group', { name: 'Display Elements' })).toBeNull();
    await press('By the sea', 'Configure');
    await press('By the sea', 'Close Settings');
    expect(screen.queryByRole('group', { name: 'Display Elements' })).toBeNull();
  });

  it('[BEYOND-109] gives all trips the texts of one, and closes the button once they have them', async () => {
    open();
    await press('By the sea', 'Configure');
    const all = 'Use these text styles for all trips';
    const isClosed = () => card('By the sea').getByRole('button', { name: all }).getAttribute('aria-disabled');
    expect(isClosed()).toBe('true');
    await userEvent.click(group('Title').getByRole('button', { name: 'Italic' }));
    expect(isClosed()).not.toBe('true');
    await press('By the sea', all);
    expect(isClosed()).toBe('true');
    await press('Hills', 'Configure');
    expect(group('Title').getByRole('button', { name: 'Italic' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('[TRIPS-09] shows the cover, where there is one', async () => {
    const elsewhere = { url: 'https://pictures.example/a.jpg', isFromAnotherResource: true };
    open([makeTrip(), hills, makeTrip({ _id: 'far', title: 'Far', coverImage: elsewhere })]);
    await press('By the sea', 'Configure');
    const cover = screen.getByRole('img', { name: 'Cover of By the sea' });
    expect(cover.getAttribute('src')).toBe(`/media/demo-landscape/${'0'.repeat(30)}/960.webp`);
    await press('Hills', 'Configure');
    expect(screen.getByText('This trip has no cover image.')).toBeTruthy();
    await press('Far', 'Configure');
    expect(screen.getByRole('img', { name: 'Cover of Far' }).getAttribute('src')).toBe(elsewhere.url);
  });

  it('[TRIPS-10] [TRIPS-25] switches each element of a trip, and says that its settings are updated', async () => {
    const { draft, said } = open();
    await press('By the sea', 'Configure');
    const elements = { Description: 'showDescription', Locations: 'showLocations', Duration: 'showPeriod' } as const;
    const others = { Itinerary: 'showItinerary', 'Trip type': 'showTripType' } as const;
    for (const [name, element] of Object.entries({ ...elements, ...others })) {
      await userEvent.click(group('Display Elements').getByRole('switch', { name }));
      expect(draft().vayaDisplaySettings?.sea?.[element]).toBe(false);
    }
    expect(said).toEqual(Array(5).fill('trip.updated'));
    expect(draft().vayaDisplaySettings?.hills?.showDescription ?? true).toBe(true);
    await expectAccessible();
  });

  it('highlights one trip, which is shown for it; what is hidden is highlighted no more', async () => {
    const { draft } = open();
    await press('By the sea', 'Configure');
    await flip('By the sea', 'Highlight this trip');
    expect(card('By the sea').getByText('Highlighted')).toBeTruthy();
    await press('Hills', 'Configure');
    await flip('Hills', 'Highlight this trip');
    expect(draft().tripSettings?.highlightedTrips).toEqual(['hills']);
    expect(card('By the sea').queryByText('Highlighted')).toBeNull();
    await flip('Hills', 'Visible on blog');
    expect(screen.queryByText('Highlighted')).toBeNull();
  });

  it('[TRIPS-11] [TRIPS-12] [TRIPS-15] [TRIPS-16] [TRIPS-17] [TRIPS-18] dresses each text of a trip', async () => {
    const { draft } = open();
    await press('By the sea', 'Configure');
    const sizes = (text: string) =>
      group(text)
        .getAllByRole('radio', { name: /px$/ })
        .map((each) => each.closest('label')?.textContent);
    expect(sizes('Title')).toEqual(['18 px', '20 px', '24 px', '28 px', '32 px']);
    for (const text of ['Description', 'Locations', 'Duration'])
      expect(sizes(text)).toEqual(['12 px', '14 px', '16 px', '18 px', '20 px']);
    for (const text of ['Title', 'Description', 'Locations', 'Duration']) {
      expect(group(text).getByLabelText('Text colour: choose a colour')).toBeTruthy();
      expect(group(text).getByRole('textbox', { name: 'Text colour' })).toBeTruthy();
      for (const name of ['Bold', 'Italic', 'Underline'])
        expect(group(text).getByRole('button', { name })).toBeTruthy();
    }
    await userEvent.click(group('Title').getByRole('radio', { name: '28 px' }));
    await userEvent.click(group('Duration').getByRole('button', { name: 'Bold' }));
    await userEvent.click(group('Duration').getByRole('button', { name: 'Italic' }));
    await userEvent.click(group('Duration').getByRole('button', { name: 'Underline' }));
    expect(draft().vayaDisplaySettings?.sea?.textStyles).toMatchObject({
      title: { fontSize: 28 },
      period: { bold: true, italic: true, underline: true },
    });
  });

  it('[TRIPS-12] [TRIPS-13] [TRIPS-14] [TRIPS-25] takes a colour from eight, or as it is typed, and shows it before it is settled', async () => {
    const { editing, draft, said } = open();
    await press('By the sea', 'Configure');
    const meanwhile: unknown[] = [];
    editing.subscribe(({ context: { pendingColour, draft } }) => {
      if (pendingColour !== null) meanwhile.push(draft.vayaDisplaySettings);
    });
    const names = ['Black', 'Indigo', 'Crimson', 'Green', 'Grey', 'Violet', 'Turquoise', 'Ochre'];
    expect(names.map((name) => group('Title').getByRole('radio', { name })).length).toBe(8);
    await userEvent.click(group('Title').getByRole('radio', { name: 'Crimson' }));
    const field = () => group('Title').getByRole('textbox', { name: 'Text colour' }) as HTMLInputElement;
    expect(field().value).toBe('#e11d48');
    await act(async () => void (await waitFor(editing, ({ context }) => context.pendingColour === null)));
    expect(draft().vayaDisplaySettings?.sea?.textStyles?.title?.color).toBe('#e11d48');
    expect([...new Set(meanwhile)]).toEqual([undefined]);
    expect(said).toEqual(['trip.updated']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'no colour');
    expect(field().value).toBe('no colour');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.tab();
    expect(field().value).toBe('no colour');
    expect(screen.getByRole('alert').textContent).toBe(
      'This is not a colour. Use a name such as tomato, or a code such as #ff6347.',
    );
    expect(editing.getSnapshot().context.draft.vayaDisplaySettings?.sea?.textStyles?.title?.color).toBe('#e11d48');
  });

  it.each(['never saved', 'saved before'])(
    '[TRIPS-19] begins with black texts that were not chosen, on a page that was %s',
    async (when) => {
      const trips = [makeTrip()];
      open(trips, when === 'never saved' ? editorConfig(factsOf(makeBlogCreator({ publishedVayas: trips }))) : {});
      await press('By the sea', 'Configure');
      for (const text of ['Title', 'Description', 'Locations', 'Duration']) {
        expect(group(text).getByRole<HTMLInputElement>('textbox', { name: 'Text colour' }).value).toBe('#000000');
      }
    },
  );

  it('[TRIPS-20] [TRIPS-21] [TRIPS-22] [TRIPS-23] switches each item of an itinerary, by its days', async () => {
    const items = [3, 1, 2].map((dayNumber) => ({
      ...makeTrip().itinerary[0],
      objectId: `item-${dayNumber}`,
      name: `Stop ${dayNumber}`,
      dayNumber,
    }));
    const { draft } = open([makeTrip({ itinerary: items as Trip['itinerary'] }), hills]);
    await press('By the sea', 'Configure');
    const rows = () =>
      group('Itinerary Items')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual(['Day 1 · Stop 1Visible', 'Day 2 · Stop 2Visible', 'Day 3 · Stop 3Visible']);
    await userEvent.click(group('Itinerary Items').getByRole('switch', { name: 'Day 2 · Stop 2' }));
    expect(rows()[1]).toBe('Day 2 · Stop 2Hidden');
    expect(draft().vayaDisplaySettings?.sea?.itineraryItemsVisibility).toEqual({ 'item-2': false });
    await userEvent.click(group('Display Elements').getByRole('switch', { name: 'Itinerary' }));
    expect(screen.queryByRole('group', { name: 'Itinerary Items' })).toBeNull();
    await press('Hills', 'Configure');
    expect(screen.queryByRole('group', { name: 'Itinerary Items' })).toBeNull();
  });

  it('draws one trip of two hundred again when one of them is hidden', async () => {
    const many = Array.from({ length: 200 }, (_, index) => makeTrip({ _id: `trip-${index}`, title: `Trip ${index}` }));
    open(many);
    const articles = screen.getAllByRole('article');
    const drawn = new Set<Node>();
    const watching = new MutationObserver((changes) => {
      for (const { target } of changes) for (const each of articles) if (each.contains(target)) drawn.add(each);
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    await flip('Trip 7', 'Visible on blog');
    watching.disconnect();
    expect([...drawn]).toEqual([articles[7]]);
  });
});
