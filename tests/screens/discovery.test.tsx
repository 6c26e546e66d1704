import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CreatorItem } from '#contract/creator.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { isLoading, messageIn } from '#machines/discovery/discovery.view.ts';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { optionCountsMachine } from '#machines/option-counts/option-counts.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { emptyQuery, noFilters } from '#rules/directory.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import type { DirectoryActors } from '#web/discovery/directory-props.ts';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { controlledActors, pass } from './controlled-actors.ts';
import { withFakeClock } from './fake-clock.ts';
import { idleDiscovery } from './idle-discovery.tsx';

const named = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({ _id: `${name.toLowerCase()}-${index}`, name: `${name} ${index}` }));
const lists = {
  languages: [{ _id: 'tr', name: 'Turkish' }, ...named(4, 'Language')],
  expertises: [{ _id: 'sailing', name: 'Sailing' }, ...named(5, 'Skill')],
  services: [{ _id: 'photo-shoot', name: 'Photo shoot', code: 'PHOTO_SHOOT' }],
  serviceOffers: [{ _id: 'press-trip', name: 'Press trip' }],
  suggestedCities: [
    { _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' },
    { _id: '2', cityName: 'Monaco', stateName: '', countryName: 'Monaco' },
    { _id: '4', cityName: 'İstanbul', stateName: 'İstanbul', countryName: 'Turkey' },
    { _id: '3', cityName: '', stateName: '', countryName: '' },
  ],
};
const creator = (name: string, change: Partial<CreatorItem> = {}): CreatorItem => ({
  ...deniz,
  _id: name.toLowerCase(),
  fullName: name,
  ...change,
});
const trip = (dates: string[], cityName: string) => ({
  _id: `${cityName} ${dates[0]}`,
  title: cityName,
  description: '',
  tripType: 'GUIDED_TOUR',
  price: null,
  dates,
  coverImage: null,
  locations: [{ cityName }],
  itinerary: [],
  notes: '',
  likes: 0,
  createdAt: 0,
  collections: [],
});

const citiesOffered = () =>
  within(screen.getByRole('listbox', { name: 'Cities to choose from' })).getAllByRole('option');

describe('the directory', () => {
  let actors: DirectoryActors;
  let user: ReturnType<typeof userEvent.setup>;
  const { start, callOf, settle, fail } = controlledActors();
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const search = () => screen.getByPlaceholderText<HTMLInputElement>('Search creators by name...');
  const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  const page = (creators: CreatorItem[], change: object = {}) =>
    settle('discovery', 'fetchCreators', {
      creators,
      total: creators.length,
      totalPages: 1,
      tripTypes: ['GUIDED_TOUR', 'NIGHT_WALK'],
      relaxations: [],
      ...change,
    });
  const asked = () => callOf('discovery', 'fetchCreators')?.input as { query: object; sort: string; page: number };

  withFakeClock({ toNotFake: ['requestAnimationFrame'] });
  beforeEach(async () => {
    user = userEvent.setup({ delay: null });
    actors = idleDiscovery({
      discovery: start('discovery', discoveryMachine, {
        searchQuery: '',
        sortBy: 'default',
        filters: noFilters,
      }),
      details: start('details', creatorDetailsMachine),
      panel: start('panel', filterPanelMachine),
      lists: start('lists', referenceListsMachine),
      city: start('city', citySearchMachine, { minLetters: 1 }),
      counts: start('counts', optionCountsMachine),
      shortlist: start('shortlist', shortlistMachine),
    });
    render(<DiscoveryScreen actors={actors} />, { wrapper: MemoryRouter });
  });

  const load = async (creators = [creator('Deniz'), creator('Ada'), creator('İpek')], change: object = {}) => {
    await settle('lists', 'fetchLists', { kind: 'whole', lists, failures: {} });
    await settle('shortlist', 'fetchShortlist', { list: {}, lists: [], unsaved: {}, waiting: [] });
    await page(creators, change);
  };

  it('lets a name on a card run in its own direction', async () => {
    await page([creator('رحلة', { expertises: [] })]);
    expect(screen.getByRole('heading', { name: 'رحلة' }).getAttribute('dir')).toBe('auto');
  });

  it('[DISC-12, DISC-13, DISC-19, FILTER-09] asks at once, and says that it waits', async () => {
    expect(asked()).toMatchObject({ page: 1, sort: 'default' });
    expect(screen.getByText('Loading creators...')).toBeDefined();
    expect(screen.getByText('Loading filters...')).toBeDefined();
    expect(screen.queryByText(/^Showing/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Discover Creators' })).toBeNull();
    await expectAccessible();
    await load();
    expect(screen.queryByText('Loading creators...')).toBeNull();
    expect(screen.getByRole('list', { name: 'Discover Creators' })).toBeDefined();
    act(() => actors.discovery.send({ type: 'list.load' }));
    expect(screen.getByText('Loading creators...')).toBeDefined();
    expect(cards()).toEqual(['Deniz', 'Ada', 'İpek']);
  });

  it('[DISC-01, DISC-03, DISC-05, DISC-06, DISC-08, DISC-38, FILTER-01, FILTER-02] shows creators in the order of the server, and everything to find others by', async () => {
    await load(undefined, { total: 1234 });
    expect(screen.getByText('Showing 3 of 1,234 creators')).toBeDefined();
    expect(cards()).toEqual(['Deniz', 'Ada', 'İpek']);
    for (const group of ['Expertise', 'Languages', 'Service Offers', 'Cities', 'Services', 'Trip Types'])
      expect(screen.getByRole('button', { name: group })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Min Trip Count' })).toBeDefined();
    expect(search()).toBeDefined();
    expect(
      within(screen.getByLabelText('Sort by'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Default',
      'Followers: high to low',
      'Followers: low to high',
      'Trips: high to low',
      'Trips: low to high',
    ]);
    await expectAccessible();
  });

  it('[DISC-17] knows what is asked, whether it loads, what was found of how much, and what went wrong', async () => {
    const state = () => {
      const snapshot = actors.discovery.getSnapshot();
      const { searchResults, sortBy, searchQuery, filters, currentPage, totalPages, totalCreators } = snapshot.context;
      const found = searchResults.map(({ fullName }) => fullName);
      const asked = { sortBy, searchQuery, filters };
      return { found, loading: isLoading(snapshot), ...asked, currentPage, totalPages, totalCreators };
    };
    const before = { sortBy: 'default', searchQuery: '', filters: noFilters };
    expect(state()).toMatchObject({ found: [], loading: true, ...before });
    await load(undefined, { total: 120, totalPages: 3 });
    const loaded = { found: ['Deniz', 'Ada', 'İpek'], loading: false, totalPages: 3, totalCreators: 120 };
    expect(state()).toEqual({ ...before, ...loaded, currentPage: 1 });
    await press(/^Load More/);
    const more = { creators: [creator('Can')], total: 120, totalPages: 3, tripTypes: [], relaxations: [] };
    await settle('discovery', 'fetchMore', more);
    expect(state()).toMatchObject({ currentPage: 2, found: ['Deniz', 'Ada', 'İpek', 'Can'] });
    await user.selectOptions(screen.getByLabelText('Sort by'), 'trips_high_to_low');
    await fail('discovery', 'fetchCreators', { message: 'The server is tired.' });
    expect(state()).toMatchObject({ sortBy: 'trips_high_to_low', loading: false });
    expect(messageIn(actors.discovery.getSnapshot())).toBe('The server is tired.');
  });

  it('[DISC-01, DISC-04, DISC-28, DISC-31, DISC-32, DISC-33, DISC-34] narrows the list with each key, and asks the whole directory after a pause', async () => {
    await load();
    await user.type(search(), 'IPE');
    expect(actors.discovery.getSnapshot().context.searchQuery).toBe('IPE');
    expect(cards()).toEqual(['İpek']);
    await pass(300);
    expect(asked().query).toMatchObject({ search: 'IPE' });
    await page([creator('İpek')]);
    await press('Clear Search');
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(search());
    expect(asked().query).toMatchObject({ search: '' });
    await page([creator('Deniz'), creator('İpek')]);
    await user.type(search(), '  ');
    expect(cards()).toEqual(['Deniz', 'İpek']);
  });

  it('[BEYOND-87] shows what the server found for a word without its typing error, and says so', async () => {
    await load();
    await user.type(search(), 'denis');
    await pass(300);
    await page([creator('Deniz')], { search: 'deniz' });
    const words = 'Nothing was found for “denis”, so these are for “deniz”.';
    const status = screen.getByText(/^Showing 1 of 1 creators/);
    expect([cards(), status.textContent]).toEqual([['Deniz'], `Showing 1 of 1 creators. ${words}`]);
    await user.type(search(), '{Backspace}z');
    expect(screen.queryByText(/Nothing was found for/)).toBeNull();
    await pass(300);
    await page([creator('Deniz')], { search: 'deniz' });
    expect([cards(), status.textContent]).toEqual([['Deniz'], 'Showing 1 of 1 creators']);
  });

  it('[DISC-01, DISC-09, DISC-10, DISC-11, DISC-21, DISC-22, DISC-23, DISC-24, DISC-30] adds page after page, one at a time', async () => {
    await load([creator('Deniz')], { total: 2, totalPages: 2 });
    await press('Load More Creators');
    expect(callOf('discovery', 'fetchMore')?.input).toMatchObject({ page: 2, after: 'deniz' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Load More Creators' }).ariaDisabled).toBe('true');
    expect(screen.getByText('Loading creators...')).toBeDefined();
    await settle('discovery', 'fetchMore', {
      creators: [creator('Deniz'), creator('Ada')],
      total: 2,
      totalPages: 2,
      tripTypes: [],
      relaxations: [],
    });
    expect(cards()).toEqual(['Deniz', 'Ada']);
    expect(screen.queryByRole('button', { name: 'Load More Creators' })).toBeNull();
    act(() => actors.discovery.send({ type: 'page.more' }));
    expect(actors.discovery.getSnapshot().matches('ready')).toBe(true);
    act(() => actors.discovery.send({ type: 'list.load' }));
    await page([creator('İpek')]);
    expect(cards()).toEqual(['İpek']);
    expect(actors.discovery.getSnapshot().context.currentPage).toBe(1);
  });

  it('[DISC-01, DISC-37, DISC-44] asks again for another order', async () => {
    await load();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Trips: high to low');
    expect(asked()).toMatchObject({ sort: 'trips_high_to_low', page: 1 });
  });

  it('[DISC-14, DISC-15] says when nobody fits, and what would', async () => {
    await load([]);
    expect(screen.getByText('No creators found')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Clear Search' })).toBeNull();
    act(() => actors.discovery.send({ type: 'filter.toggle', group: 'expertise', value: 'sailing' }));
    await pass(300);
    await page([], { relaxations: [{ filter: 'expertise', value: 'sailing', total: 4 }] });
    await press('Without “Sailing”: 4 creators');
    expect(asked().query).toMatchObject({ expertise: [] });
    await page([]);
    await user.type(search(), 'zz');
    await pass(300);
    await page([]);
    expect(screen.getAllByRole('button', { name: 'Clear Search' })).toHaveLength(2);
    const lookOf = (name: string) => screen.getAllByRole('button', { name }).at(-1)?.className;
    const [main, other] = [lookOf('Clear Search'), lookOf('Reset All Filters')];
    expect(main, 'a search alone is what to clear first').not.toBe(other);
    await press('Reset All Filters');
    expect(asked().query, 'nothing else is left to reset').toMatchObject({ expertise: [], search: '' });
    await expectAccessible();
  });

  it('[DISC-06, DISC-27] a tick narrows what is there at once, tells no count that is not true, and asks for all of it', async () => {
    const two = [creator('Deniz'), creator('Ada', { expertises: [] })];
    await load(two, { total: 120 });
    expect(screen.getByText('Showing 2 of 120 creators')).toBeDefined();
    await press('Expertise');
    expect(screen.getByRole('button', { name: 'Apply Filters (120)' })).toBeDefined();
    await user.click(screen.getByLabelText('Sailing'));
    expect(cards()).toEqual(['Deniz']);
    expect(screen.queryByText(/^Showing/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Apply Filters' })).toBeDefined();
    await pass(300);
    expect(asked().query).toMatchObject({ expertise: ['sailing'] });
    expect(screen.queryByText(/^Showing/)).toBeNull();
    await page([creator('Deniz'), creator('İpek')], { total: 21 });
    expect(cards()).toEqual(['Deniz', 'İpek']);
    expect(screen.getByText('Showing 2 of 21 creators')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Apply Filters (21)' })).toBeDefined();
  });

  it('beside an option stands how many it would leave, and none that nobody has comes first', async () => {
    await load();
    await press('Expertise');
    const options = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(options()?.[0]).toBe('Sailing');
    const ids = lists.expertises.map(({ _id }) => _id);
    const change = { query: emptyQuery, group: 'expertise' as const, options: { expertise: ids } };
    act(() => actors.counts.send({ type: 'question.change', change }));
    const counted = ids.map((option, index) => ({ option, count: index === 1 ? 21 : 0, isInDirectory: index > 0 }));
    await settle('counts', 'countOptions', counted);
    expect(options()?.at(-1)).toBe('Sailing');
    const skill = screen.getByRole('checkbox', { name: 'Skill 0' });
    expect(document.getElementById(skill.getAttribute('aria-describedby') ?? '')?.textContent).toBe('21 creators');
    await expectAccessible();
    act(() => actors.counts.send({ type: 'question.change', change: { query: null } }));
    expect(screen.queryByText('21 creators')).toBeNull();
  });

  it('[BEYOND-35] matches all values of a group, or any of them where the sponsor chooses so', async () => {
    await load();
    await press('Expertise');
    const isPressed = (name: string) => screen.queryByRole('button', { name })?.ariaPressed ?? null;
    const match = () => [isPressed('Match all of these'), isPressed('Match any of these')];
    expect(match()).toEqual([null, null]);
    await user.click(screen.getByLabelText('Sailing'));
    expect(match()).toEqual(['true', 'false']);
    await user.click(screen.getByLabelText('Skill 0'));
    await pass(300);
    expect(asked().query).toMatchObject({ expertise: ['sailing', 'skill-0'], matchAny: [] });
    const active = () => screen.getByText('Active filters:').parentElement?.textContent;
    expect(active()).toBe('Active filters:SailingSkill 0');
    await press('Match any of these');
    await pass(300);
    expect(asked().query).toMatchObject({ expertise: ['sailing', 'skill-0'], matchAny: ['expertise'] });
    expect(active()).toBe('Active filters:SailingorSkill 0');
    await expectAccessible();
    await press('Match all of these');
    await pass(300);
    expect(asked().query).toMatchObject({ matchAny: [] });
  });

  it('[BEYOND-36, BEYOND-37] asks for platforms and for a range of followers, and shows both as chips', async () => {
    await load();
    await press('Platforms');
    await user.click(screen.getByLabelText('YouTube'));
    await press('Followers');
    await user.selectOptions(screen.getByLabelText('At least'), '10K');
    expect(screen.getByRole('button', { name: 'Remove At least 10K followers' })).toBeDefined();
    await user.selectOptions(screen.getByLabelText('At most'), '100K');
    await pass(300);
    expect(asked().query).toMatchObject({ platform: ['youtube'], followers: { min: 10_000, max: 100_000 } });
    expect(screen.getByRole('button', { name: /^Followers/ }).textContent).toBe('Followers11 chosen');
    await expectAccessible();
    await press('Remove YouTube');
    await press('Remove 10K – 100K followers');
    expect(asked().query).toMatchObject({ platform: [], followers: null });
    await press('Followers');
    await user.selectOptions(screen.getByLabelText('At most'), '5K');
    await press('Clear All: Followers');
    expect(actors.discovery.getSnapshot().context.filters.followers).toBeNull();
  });

  it('[DISC-16, DISC-18, DISC-43] says in a banner what went wrong, until it is dismissed', async () => {
    await load();
    act(() => actors.discovery.send({ type: 'list.load' }));
    await fail('discovery', 'fetchCreators');
    expect(screen.getByText(/Error fetching creators/)).toBeDefined();
    expect(screen.queryByText('Loading creators...')).toBeNull();
    expect(cards()).toHaveLength(3);
    await press('Dismiss');
    expect(screen.queryByText(/Error fetching creators/)).toBeNull();
    act(() => actors.discovery.send({ type: 'list.load' }));
    await fail('discovery', 'fetchCreators', { message: 'The directory is closed for a minute.' });
    expect(screen.getByText(/The directory is closed for a minute\./)).toBeDefined();
  });

  it('[DISC-16] leaves a way on to whoever dismisses what went wrong where nobody was loaded yet', async () => {
    await fail('discovery', 'fetchCreators');
    expect(screen.queryByText('The creators for this search aren’t loaded.')).toBeNull();
    await press('Dismiss');
    expect(screen.getByText('The creators for this search aren’t loaded.')).toBeDefined();
    await expectAccessible();
    await press('Load creators');
    expect(screen.queryByText('The creators for this search aren’t loaded.')).toBeNull();
    await page([creator('Deniz')]);
    expect(cards()).toEqual(['Deniz']);
  });

  it('[DISC-01, DISC-02, DISC-07, DISC-27, DISC-29, DISC-35, DISC-36, FILTER-03, FILTER-11, FILTER-12, FILTER-13, FILTER-14, FILTER-15, FILTER-19] narrows by filters, applies them, and clears them', async () => {
    const two = [creator('Deniz'), creator('Ada', { expertises: [] })];
    await load(two);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset All' }).ariaDisabled).toBe('true');
    await press('Expertise');
    await user.click(screen.getByLabelText('Sailing'));
    expect(cards()).toEqual(['Deniz']);
    expect(screen.getByText('Active filters:')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove Sailing' })).toBeDefined();
    await press('Clear All: Expertise');
    expect(cards()).toEqual(['Deniz', 'Ada']);
    await user.click(screen.getByLabelText('Sailing'));
    await press('Apply Filters');
    expect(asked().query).toMatchObject({ expertise: ['sailing'] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Applying...' }).ariaDisabled).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset All' }).ariaDisabled).toBe('true');
    await page(two, { total: 1_029 });
    expect(screen.getByRole('button', { name: 'Apply Filters (1,029)' })).toBeDefined();
    await press('Reset All');
    expect(asked().query).toMatchObject({ expertise: [] });
    expect(cards()).toEqual(['Deniz', 'Ada']);
    act(() => {
      actors.discovery.send({ type: 'filter.toggle', group: 'expertise', value: 'sailing' });
      actors.discovery.send({ type: 'count.change', filter: 'minTripCount', count: 3 });
    });
    await user.type(search(), 'den');
    expect(screen.getByText('“den”')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove Sailing' })).toBeDefined();
    await press('Clear all');
    expect(asked().query).toEqual({ ...noFilters, search: '' });
  });

  it('[FILTER-16, FILTER-17, FILTER-18, FILTER-20, FILTER-21, FILTER-22] unfolds one group at a time, with a search box where it helps', async () => {
    await load();
    await press('Languages');
    expect(screen.queryByLabelText('Search in Languages')).toBeNull();
    await press('Expertise');
    expect(screen.queryByLabelText('Turkish')).toBeNull();
    await user.type(screen.getByLabelText('Search in Expertise'), 'AIL');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await press('Cities');
    await user.type(screen.getByLabelText('Search in Cities'), 'ber');
    await pass(300);
    await settle('city', 'findCities', [{ _id: '9', cityName: 'Bern', stateName: 'Bern', countryName: 'Switzerland' }]);
    expect(screen.getByRole('option', { name: 'Bern, Bern' })).toBeDefined();
    await user.click(document.body);
    expect(screen.queryByLabelText('Search in Cities')).toBeNull();
    expect(actors.city.getSnapshot().context).toMatchObject({ text: '', cities: [] });
  });

  it('[FILTER-04, FILTER-06, FILTER-07, FILTER-23, FILTER-24, FILTER-25, FILTER-26, FILTER-27, FILTER-28, FILTER-29, FILTER-31] finds cities on the server', async () => {
    await load();
    await press('Cities');
    expect(citiesOffered().map(({ textContent }) => textContent)).toEqual([
      'Kaş, Antalya',
      'Monaco',
      'İstanbul, İstanbul',
      'Unknown Location',
    ]);
    expect(screen.getByRole('option', { name: 'Unknown Location' }).ariaDisabled).toBe('true');
    const box = screen.getByLabelText('Search in Cities');
    await user.type(box, 'q');
    expect(screen.getByText('Searching cities...')).toBeDefined();
    await pass(200);
    expect(callOf('city', 'findCities')).toBeUndefined();
    await pass(120);
    expect(callOf('city', 'findCities')?.input).toEqual({ text: 'q' });
    const paris = { _id: '1', cityName: 'Paris', stateName: 'Île-de-France', countryName: 'France' };
    await settle('city', 'findCities', [paris, { ...paris, _id: '2', stateName: 'Texas' }]);
    expect(citiesOffered().map(({ textContent }) => textContent)).toEqual(['Paris, Île-de-France']);
    expect(screen.getByText('2 cities found').role).toBe('status');
    await user.type(box, 'q');
    await pass(320);
    await settle('city', 'findCities', []);
    expect(screen.getByText('No cities found matching "qq"')).toBeDefined();
    await user.type(box, 'w');
    await pass(300);
    await fail('city', 'findCities');
    expect(screen.getByText('Error searching cities')).toBeDefined();
    expect(actors.city.getSnapshot().context.cities).toEqual([]);
    await user.clear(box);
    const chosen = () => actors.discovery.getSnapshot().context.filters.city;
    await user.click(screen.getByRole('option', { name: 'Kaş, Antalya' }));
    expect(chosen()).toEqual(['Kaş']);
    expect(citiesOffered().find(({ ariaSelected }) => ariaSelected === 'true')?.textContent).toBe('Kaş, Antalya');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['Kaş', 'Monaco']);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(chosen()).toEqual(['Monaco']);
  });

  it('[FILTER-03, FILTER-06, FILTER-19] holds the ids that are ticked in each group, until they are unticked', async () => {
    await load();
    const filters = () => actors.discovery.getSnapshot().context.filters;
    const ticks = [
      ['Expertise', 'Sailing'],
      ['Languages', 'Turkish'],
      ['Service Offers', 'Press trip'],
      ['Services', 'Photo shoot'],
      ['Trip Types', 'Night Walk'],
    ] as const;
    const toggle = async () => {
      for (const [group, name] of ticks) {
        await press(new RegExp(`^${group}`));
        await user.click(screen.getByLabelText(name));
      }
    };
    await toggle();
    expect(filters()).toMatchObject({
      expertise: ['sailing'],
      language: ['tr'],
      offer: ['press-trip'],
      service: ['photo-shoot'],
      tripType: ['NIGHT_WALK'],
    });
    await toggle();
    expect(filters()).toEqual(noFilters);
  });

  it('[FILTER-05, FILTER-32, FILTER-33, FILTER-34] takes a least number of trips by number or slider', async () => {
    await load();
    await press('Min Trip Count');
    const [number, slider] = [
      screen.getByLabelText<HTMLInputElement>('Min Trip Count'),
      screen.getByLabelText<HTMLInputElement>('Min Trip Count slider'),
    ];
    const least = () => actors.discovery.getSnapshot().context.filters.minTripCount;
    expect([least(), number.value, slider.min, slider.max]).toEqual([0, '0', '0', '50']);
    await user.clear(number);
    await user.type(number, '80');
    expect([least(), slider.value]).toEqual([80, '50']);
    for (const [typed, counted] of [
      ['100', 100],
      ['101', 100],
      ['-3', 0],
      ['3.7', 3],
      ['1,5', 1],
      ['1.5.2', 0],
      ['1e2', 0],
      ['abc', 0],
    ] as const) {
      await user.clear(number);
      await user.type(number, typed);
      expect([least(), number.value]).toEqual([counted, typed]);
    }
    await user.tab();
    expect(number.value).toBe('0');
    await user.clear(number);
    expect(least()).toBe(0);
    expect(screen.getByText('50+')).toBeDefined();
    await user.type(number, '2{Enter}');
    expect(asked().query).toMatchObject({ minTripCount: 2 });
  });

  it('asks for a city, for days or for both, each as it is chosen', async () => {
    await load();
    await press(/^Where and when/);
    expect(citiesOffered().map(({ textContent }) => textContent)).toEqual([
      'Any city',
      'Kaş, Antalya',
      'Monaco',
      'İstanbul, İstanbul',
    ]);
    const there = () => actors.discovery.getSnapshot().context.filters.there;
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-12-01' } });
    expect(there()).toEqual({ city: '', from: '2026-12-01', to: '' });
    expect(screen.getByLabelText<HTMLInputElement>('To').min).toBe('2026-12-01');
    expect(screen.getByRole('button', { name: 'Remove On the road from 1 Dec 2026' })).toBeDefined();
    await user.click(screen.getByRole('option', { name: 'Kaş, Antalya' }));
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
    await pass(300);
    expect(asked().query).toMatchObject({ there: { city: 'Kaş', from: '2026-12-01', to: '2026-11-20' } });
    expect(screen.getByRole('button', { name: 'Remove In Kaş 20 Nov – 1 Dec 2026' })).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Apply/ })).toHaveLength(1);
    await press(/^Where and when/);
    await press(/^Where and when/);
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-12-01');
    await press('Clear All: Where and when');
    expect(there()).toBeNull();
    await expectAccessible();
  });

  it('[FILTER-08, FILTER-10, FILTER-30] says which options did not come', async () => {
    await settle('lists', 'fetchLists', {
      kind: 'incomplete',
      lists: { ...lists, expertises: [], suggestedCities: [] },
      failures: { languages: null, expertises: null, serviceOffers: null, services: null, suggestedCities: null },
    });
    expect(screen.getByText('Error fetching filter options')).toBeDefined();
    expect(screen.getByText('Error fetching suggested cities')).toBeDefined();
    expect(screen.queryByText('Error fetching languages')).toBeNull();
    await press('Expertise');
    expect(screen.queryByText(/^Nothing matches/), 'nobody has looked for anything').toBeNull();
    await press('Try again');
    expect(screen.getByText('Loading filters...')).toBeDefined();
  });

  it('[ERR-01, ERR-02, ERR-03, ERR-04] names each list that did not come; the others can be used', async () => {
    const texts = {
      languages: 'Error fetching languages',
      expertises: 'Error fetching expertises',
      serviceOffers: 'Error fetching service offers',
      services: 'Error fetching services',
    };
    for (const [name, text] of Object.entries(texts)) {
      await settle('lists', 'fetchLists', {
        kind: 'incomplete',
        lists: { ...lists, [name]: [] },
        failures: { [name]: null },
      });
      const shown = Object.values(texts).filter((each) => screen.queryByText(each));
      expect([shown, screen.queryByText('Error fetching filter options')]).toEqual([[text], null]);
      await press('Try again');
    }
    await settle('lists', 'fetchLists', {
      kind: 'incomplete',
      lists: { ...lists, services: [] },
      failures: { services: 'The services are away.', languages: null },
    });
    expect(screen.getByText('The services are away.')).toBeDefined();
    expect(screen.getByText('Error fetching languages')).toBeDefined();
    await press('Expertise');
    expect(screen.getByLabelText('Sailing')).toBeDefined();
  });

  it('says of a filter from the address that it is unknown, once the lists are there', async () => {
    act(() => actors.discovery.send({ type: 'filter.toggle', group: 'expertise', value: 'nonsense' }));
    await page([]);
    expect(screen.getByRole('button', { name: 'Remove nonsense' })).toBeDefined();
    await settle('lists', 'fetchLists', { kind: 'whole', lists, failures: {} });
    expect(screen.getByRole('button', { name: 'Remove Unknown: nonsense' })).toBeDefined();
  });

  it('calls a language that is asked for by its name where the list of them did not come', async () => {
    await load();
    act(() => actors.discovery.send({ type: 'filter.toggle', group: 'language', value: 'de' }));
    await page([]);
    expect(screen.getAllByText('German').length).toBeGreaterThan(0);
    expect(screen.queryByText('de')).toBeNull();
  });

  it('[CARD-02, CARD-03, CARD-04, CARD-05, CARD-06, CARD-07] says on a card what there is to say, and nothing else', async () => {
    const trips = [trip(['2026-05-01', '2026-05-03'], 'Bodrum'), trip(['2026-07-01'], 'İzmir')];
    await load([
      creator('Deniz', { totalVayaCount: 2, publishedVayas: trips, profilePicture: 'profile/a' }),
      creator('Ada Ay', {
        followersCount: 0,
        services: [],
        expertises: [],
        languages: [],
        serviceOffers: [],
        locations: [],
      }),
    ]);
    const [full, bare] = screen.getAllByRole('article');
    expect(full?.textContent).toContain('Currently in: Bodrum');
    expect(full?.textContent).toContain('Upcoming trip: İzmir');
    expect(full?.querySelector('img')?.getAttribute('src')).toBe('/media/profile/a');
    expect(within(full as HTMLElement).getByText('1,200 followers')).toBeDefined();
    expect(within(full as HTMLElement).getByText('2 trips')).toBeDefined();
    const seen = ['1,200 followers', '2 trips'].map(
      (figure) =>
        within(full as HTMLElement)
          .getByTitle(figure)
          .querySelector('[aria-hidden]:not(svg)')?.textContent,
    );
    expect(seen).toEqual(['1.2K', '2']);
    expect(
      within(full as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kaş', 'Photo shoot', 'Sailing', 'Turkish', 'Press trip']);
    expect(bare?.textContent).toBe('Open the profile of Ada AyAAAda Ay');
  });

  it('offers on a card the profile, the shortlist and one menu, which leads to an invitation', async () => {
    await load([creator('Deniz')]);
    const controls = () =>
      [...screen.getByRole('article').querySelectorAll('a, button')].map(
        (part) => part.getAttribute('aria-label') ?? part.textContent,
      );
    expect(controls()).toEqual(['Open the profile of Deniz', 'Add Deniz to your lists', 'More options for Deniz']);
    const choices = () =>
      within(screen.getByRole('dialog', { name: 'More options for Deniz' }))
        .getAllByText(/./, { selector: 'a, button' })
        .map((part) => [part.textContent, part.getAttribute('href')]);
    await press('More options for Deniz');
    expect(choices()).toEqual([
      ['Invite to stay', '/invitations/new?creator=deniz'],
      ['Add to comparison', null],
    ]);
    await user.keyboard('{Escape}');
    await press('Add Deniz to your lists');
    const invitation = { _id: 'stay-1', state: 'OTHER_DATES' };
    await settle('shortlist', 'saveEntry', {
      kind: 'list',
      list: { deniz: { note: '', listIds: [null], invitation } },
      lists: [],
    });
    expect(screen.getByRole('article').textContent).toContain('Latest invitation: Other dates requested');
    expect(controls()).toHaveLength(3);
    await press('More options for Deniz');
    expect(choices()).toContainEqual(['Open the latest invitation', '/invitations/stay-1']);
    await expectAccessible();
  });

  it('says on a card what its creator was found for: first what was asked, and the trip, with its place and its days', async () => {
    const coming = { ...trip(['2026-07-01', '2026-07-03'], 'Bodrum'), title: 'Down the coast' };
    const found = creator('Deniz', {
      locations: [],
      services: ['GUIDED_TOUR', 'PHOTO_SHOOT'],
      publishedVayas: [
        trip(['2026-05-01'], 'Roma'),
        { ...coming, locations: [{ cityName: 'Bodrum' }, { cityName: 'Kaş' }] },
        { ...trip([], 'Ankara'), tripType: 'NIGHT_WALK', title: 'Lights' },
      ],
    });
    const ask = async (filters: object) => {
      const query = { searchQuery: '', sortBy: 'default', filters: { ...noFilters, ...filters } } as const;
      act(() => actors.discovery.send({ type: 'query.return', ...query }));
      await page([found]);
      return screen.getByRole('article');
    };
    await load([found]);
    const card = await ask({ there: { city: 'KAS', from: '', to: '' }, service: ['photo-shoot'] });
    expect(card.textContent).toContain('In Kaş 1 – 3 Jul 2026Down the coast');
    expect(card.textContent).not.toContain('Currently in:');
    expect(within(card).getAllByRole('listitem')[0]?.textContent).toBe('Photo shoot');
    const walk = await ask({ tripType: ['NIGHT_WALK'] });
    expect(walk.textContent).toContain('In AnkaraNight Walk · Lights');
  });

  it('says on a card in which list its creator is, and its menu leads there', async () => {
    await load([creator('Deniz'), creator('Ada')]);
    const [deniz, ada] = screen.getAllByRole('article');
    await press('Add Deniz to your lists');
    expect(deniz?.textContent).toContain('In your lists: Saved');
    expect(ada?.textContent).not.toContain('In your lists:');
    await press('More options for Deniz');
    const toFirst = screen.getByRole('link', { name: 'Open the list “Saved”' });
    expect(toFirst.getAttribute('href')).toBe('/?list=shortlist');
    await user.keyboard('{Escape}');
    const entry = (...listIds: (string | null)[]) => ({ note: '', listIds, invitation: null });
    const lists = [{ _id: 'list-1', name: 'Summer' }];
    await settle('shortlist', 'saveEntry', {
      ...{ kind: 'list', lists },
      list: { deniz: entry(null), ada: entry(null, 'list-1') },
    });
    expect(ada?.textContent).toContain('In your lists: Saved, Summer');
    expect(ada?.textContent).toContain('Saved +1');
    await press('More options for Ada');
    expect(screen.getByRole('link', { name: 'Open the list “Summer”' }).getAttribute('href')).toBe('/?list=list-1');
    await user.keyboard('{Escape}');
    act(() => actors.shortlist.send({ type: 'entry.put', ids: ['deniz'], listId: null, isIn: false }));
    expect(deniz?.textContent).not.toContain('In your lists:');
  });

  it('names cities in the language of the reader, and asks the server by their own names', async () => {
    const coming = trip(['2026-07-01'], 'Rome');
    const lisbon = { _id: '1', id: '1', cityName: 'Lisbon', stateName: 'Lisbon', countryName: 'Portugal' };
    await load([creator('Deniz', { locations: [lisbon], publishedVayas: [coming] })]);
    act(() => chooseLanguage('tr'));
    const card = screen.getByRole('article');
    expect(card.textContent).toContain('Sıradaki gezi: Roma');
    expect(within(card).getAllByRole('listitem')[0]?.textContent).toBe('Lizbon');
    act(() => actors.discovery.send({ type: 'filter.toggle', group: 'city', value: 'Athens' }));
    await pass(300);
    expect(callOf('discovery', 'fetchCreators')?.input).toMatchObject({ query: { city: ['Athens'] } });
    await page([]);
    expect(screen.getByRole('button', { name: 'Kaldır: Atina' })).toBeDefined();
    act(() => chooseLanguage('en'));
    expect(screen.getByRole('button', { name: 'Remove Athens' })).toBeDefined();
  });

  it('marks on its card who is to be compared', async () => {
    await load([creator('Deniz')]);
    await press('More options for Deniz');
    await press('Add to comparison');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => actors.page.send({ type: 'address.change', parameters: [['compare', 'deniz']], isReturn: false }));
    expect(screen.getByRole('article').textContent).toContain('Comparing');
    await press('More options for Deniz');
    expect(screen.getByRole('button', { name: 'Remove from comparison' })).toBeDefined();
  });

  it('keeps creators in mind, at once', async () => {
    await load([creator('Deniz')]);
    await press('Add Deniz to your lists');
    expect(callOf('shortlist', 'saveEntry')?.input).toMatchObject({ change: { id: 'deniz', isListed: true } });
    expect(screen.getByRole('button', { name: 'Lists of Deniz' })).toBeDefined();
    await settle('shortlist', 'saveEntry', { kind: 'refused', message: 'Your lists can hold up to 500 creators.' });
    expect(screen.getByText(/Your lists can hold up to 500 creators\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add Deniz to your lists' })).toBeDefined();
  });

  it('opens the lists of a saved creator, where each press changes one of them', async () => {
    await load([creator('Deniz')]);
    await press('Add Deniz to your lists');
    const entry = { note: '', listIds: [null], invitation: null };
    const lists = [{ _id: 'list-1', name: 'Summer' }];
    await settle('shortlist', 'saveEntry', { kind: 'list', lists, list: { deniz: entry } });
    await press('Lists of Deniz');
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(boxes()).toEqual([true, false]);
    await user.click(screen.getByRole('checkbox', { name: 'Summer' }));
    expect(boxes()).toEqual([true, true]);
    await user.click(screen.getByRole('checkbox', { name: 'Saved' }));
    expect(callOf('shortlist', 'saveEntry')?.input).toEqual({
      change: { id: 'deniz', isListed: true, listIds: [null, 'list-1'] },
    });
    await settle('shortlist', 'saveEntry', { kind: 'refused', message: 'Not now.' });
    expect(callOf('shortlist', 'saveEntry')?.input).toEqual({
      change: { id: 'deniz', isListed: true, listIds: ['list-1'] },
    });
    await settle('shortlist', 'saveEntry', { kind: 'refused', message: 'Not now.' });
    expect(boxes()).toEqual([true, false]);
    expect(within(screen.getByRole('dialog')).getByText(/Not now\./)).toBeDefined();
  });

  it('announces which list a bookmark changed, in both languages, and nothing for one that was not saved', async () => {
    const announced = () => document.querySelector('[aria-live=polite]:not([role])')?.textContent;
    await load([creator('Deniz')]);
    expect(announced()).toBe('');
    await press('Add Deniz to your lists');
    expect(announced()).toBe('');
    const inSummer = { deniz: { note: '', listIds: ['list-1'], invitation: null } };
    const lists = [{ _id: 'list-1', name: 'Summer' }];
    await settle('shortlist', 'saveEntry', { kind: 'list', list: inSummer, lists });
    expect(announced()).toBe('Deniz was saved to “Summer”.');
    act(() => actors.shortlist.send({ type: 'entry.put', ids: ['deniz'], listId: 'list-1', isIn: false }));
    expect(announced()).toBe('Deniz was removed from “Summer”.');
    act(() => chooseLanguage('tr'));
    expect(announced()).toBe('Deniz “Summer” listesinden kaldırıldı.');
    act(() => chooseLanguage('en'));
    await settle('shortlist', 'saveEntry', { kind: 'refused', message: 'Not now.' });
    expect(announced()).toBe('');
  });
});
