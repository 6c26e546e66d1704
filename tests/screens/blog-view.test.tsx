import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Trip } from '#contract/creator.ts';
import { makePage, makeTrip } from '#tests/kit/make-blog.ts';
import { BlogInApp } from '#web/blog/blog-in-app.tsx';
import { BlogView } from '#web/blog/blog-view.tsx';
import { looksOf, styleSheetOf } from '#web/blog/tokens.ts';
import { TripView } from '#web/blog/trip-view.tsx';

const show = (trips: Partial<Trip>[], config: unknown = null) => {
  const page = makePage(
    { publishedVayas: trips.map((trip, index) => makeTrip({ _id: `trip-${index}`, ...trip })) },
    config,
  );
  render(<BlogView page={page} />);
  return page;
};
const card = () => screen.getByRole('article');

describe('the page of a creator', () => {
  it('[BLOG-06] [BLOG-07] [BLOG-08] [BLOG-09] [BLOG-10] [BLOG-11] shows who it is, in the order of its sections', () => {
    show([{}], {
      displayOrder: { contact: 1, services: 2, locations: 3, languages: 4, expertises: 5, serviceOffers: 6 },
      pageStyle: { coverImageUrl: `cover/${'a'.repeat(30)}` },
    });
    expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/^\/media\/cover\/a{30}\//);
    expect(screen.getByRole('heading', { level: 1, name: 'Deniz Yıldız' })).toBeTruthy();
    expect(screen.getByText('I walk old mule paths.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Portrait of Deniz Yıldız' }).getAttribute('srcset')).toContain('/media/');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const href of [
      'https://www.instagram.com/deniz/',
      'https://www.tiktok.com/@deniz.t',
      'mailto:deniz@mail.example',
      'tel:+905321000000',
    ])
      expect(links).toContain(href);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Contact',
      'Services',
      'Locations',
      'Languages',
      'Expertises',
      'Service Offers',
      'Trips',
    ]);
    expect(screen.getByText('Expert')).toBeTruthy();
    for (const item of ['Kaş, Turkey', 'Turkish', 'Photo Shoot', 'Press trip', 'Diving'])
      expect([item, screen.getAllByText(item).length > 0]).toEqual([item, true]);
  });

  it('[BLOG-25] is whole in a preview, which knows no session', () => {
    show([{}]);
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['BlogView', 'TripView'])(
    'leads its owner to their trips and their dashboard, and nobody else (%s)',
    (view) => {
      const page = makePage({ publishedVayas: [makeTrip({ _id: 'trip-0' })] });
      const tripId = view === 'TripView' ? 'trip-0' : null;
      const inApp = (isOwn: boolean) => (
        <MemoryRouter>
          <BlogInApp page={page} tripId={tripId} isOwn={isOwn} />
        </MemoryRouter>
      );
      const { rerender } = render(inApp(true));
      expect(screen.getByRole('link', { name: 'Trips' }).getAttribute('href')).toBe('/blog/deniz/trips');
      expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/blog/deniz/config');
      rerender(inApp(false));
      expect(screen.queryByRole('link', { name: 'Trips' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    },
  );

  it('[BLOG-17] hints at its trips, and has neither hint nor grid without trips', () => {
    render(<BlogView page={makePage({ publishedVayas: [makeTrip()] })} hint="shown" />);
    expect(screen.getByText('Scroll to see more')).toBeTruthy();
    document.body.replaceChildren();
    render(<BlogView page={makePage({ publishedVayas: [] })} hint="shown" />);
    expect(screen.queryByText('Scroll to see more')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Trips' })).toBeNull();
    expect(screen.getByText('No trips yet')).toBeTruthy();
  });

  it('[BLOG-12] has its trips after its sections, and the map of them last', () => {
    render(<BlogView page={makePage()} map={<h2>Places</h2>} />);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(-2)).toEqual(['Trips', 'Places']);
  });

  it('is of forty-eight trips in the app, too, and of more at a press', () => {
    const trips = Array.from({ length: 50 }, (_, index) => makeTrip({ _id: `trip-${index}`, title: `Trip ${index}` }));
    const page = makePage({ publishedVayas: trips });
    const { rerender } = render(<BlogInApp page={page} />);
    expect(screen.getAllByRole('article')).toHaveLength(48);
    const link = screen.getByRole('link', { name: 'Show more trips' });
    expect(link.getAttribute('href')).toBe('/blog/deniz?page=2#trips-2');
    rerender(<BlogInApp page={page} part={2} />);
    expect(screen.getAllByRole('article')).toHaveLength(50);
    expect(document.getElementById('trips-2')?.querySelector('h3')?.textContent).toBe('Trip 48');
    expect(screen.queryByRole('link', { name: 'Show more trips' })).toBeNull();
  });

  it('names a country once for cities that follow each other, and folds what is longer than three lines', () => {
    const placeOf = (cityName: string, countryName: string) => ({
      _id: cityName,
      cityName,
      stateName: '',
      countryName,
    });
    const far = Array.from({ length: 14 }, (_, index) => placeOf(`Town ${index}`, 'Nowhere'));
    const locations = [placeOf('Kaş', 'Turkey'), placeOf('Fethiye', 'Turkey'), placeOf('Lisbon', 'Portugal'), ...far];
    render(<BlogView page={makePage({ locations })} />);
    const section = screen.getByRole('region', { name: 'Locations' });
    expect(section.textContent).toContain('Kaş, Fethiye, Turkey; Lisbon, Portugal; Town 0');
    const fold = section.querySelector('details');
    const [before, behind] = [...section.querySelectorAll('ul')].map((list) => list.childElementCount);
    expect(fold?.open).toBe(false);
    expect(within(section).getByText(/^and \d+ more$/).textContent).toBe(`and ${behind} more`);
    expect((before ?? 0) + (behind ?? 0)).toBe(locations.length);
    expect(screen.getByRole('region', { name: 'Expertises' }).querySelector('details')).toBeNull();
  });

  it('names a trip’s author on its page, with the contacts that they show', () => {
    const linksOf = (config: unknown) => {
      document.body.replaceChildren();
      const page = makePage({ publishedVayas: [makeTrip({ title: 'By the sea' })] }, config);
      const [trip = expect.fail('There is no trip.')] = page.trips;
      render(<TripView page={page} trip={trip} />);
      const author = within(screen.getByRole('region', { name: /Deniz Yıldız/ }));
      return author.getAllByRole('link').map((link) => link.getAttribute('href'));
    };
    const others = ['https://www.instagram.com/deniz/', 'https://www.tiktok.com/@deniz.t'];
    const email = 'mailto:deniz@mail.example?subject=By%20the%20sea';
    expect(linksOf(null)).toEqual(['/blog/deniz', email, 'tel:+905321000000', ...others]);
    expect(linksOf({ showEmail: false, showPhoneNumber: false })).toEqual(['/blog/deniz', ...others]);
  });

  it('[BEYOND-99] shows the questions of a trip with their answers as text, and none where none is published', () => {
    const questions = [{ _id: 'question-1', question: 'Is it far?', answer: 'See https://maps.example' }];
    for (const given of [{ questions }, {}]) {
      document.body.replaceChildren();
      const page = makePage({ publishedVayas: [makeTrip(given)] });
      render(<BlogInApp page={page} tripId={page.trips[0]?.id ?? null} />);
      const part = screen.queryByRole('region', { name: 'Questions' });
      expect(part?.textContent).toBe('questions' in given ? 'QuestionsIs it far?See https://maps.example' : undefined);
      expect(part?.querySelector('a') ?? null).toBeNull();
    }
  });

  it('lets what people wrote run in its own direction', () => {
    const arabic = 'رحلة إلى إسطنبول';
    const [item] = makeTrip().itinerary;
    if (!item) throw new Error('A trip has items.');
    const trip = makeTrip({
      title: arabic,
      description: arabic,
      locations: [{ cityName: arabic }],
      itinerary: [{ ...item, name: arabic, address: arabic }],
    });
    const page = makePage({ fullName: arabic, aboutMe: arabic, publishedVayas: [trip] });
    const [shown = expect.fail('There is no trip.')] = page.trips;
    for (const view of [<BlogView key="blog" page={page} />, <TripView key="trip" page={page} trip={shown} />]) {
      document.body.replaceChildren();
      render(view);
      const texts = screen.getAllByText((text) => text.includes(arabic), { selector: 'main *' });
      expect(texts.length).toBeGreaterThan(3);
      for (const text of texts.filter((each) => !/^All trips/.test(each.textContent)))
        expect([text.tagName, text.closest('[dir=auto], bdi') !== null]).toEqual([text.tagName, true]);
    }
  });

  it('[BLOG-12] [BLOG-15] is laid out and dressed as its owner chose', () => {
    const page = makePage(
      {},
      {
        pageStyle: {
          backgroundColor: '#fef3c7',
          fontFamily: 'Georgia',
          coverImageStyle: { opacity: 0.5, positionY: 20 },
          profilePictureStyle: { shape: 'square', size: 200, borderColor: '#0b5563', borderWidth: 2 },
          textStyles: { fullName: { fontSize: 40, bold: true } },
        },
        tripSettings: { tripsPerRow: 3 },
      },
    );
    const sheet = styleSheetOf(page);
    for (const rule of [
      '--blog-background:#fef3c7',
      '--blog-font:"Georgia","Gelasio",serif',
      '--blog-coverOpacity:0.5',
      '--blog-coverPosition:20%',
      '--blog-picture-size:12.5rem',
      '--blog-picture-radius:14px',
      '--blog-picture-borderColor:#0b5563',
      '--blog-picture-border:2px',
      '--blog-fullName-size:2.5rem',
      '--blog-fullName-weight:700',
      '--blog-columns-four:3',
      '--blog-columns-two:2',
    ])
      expect(sheet).toContain(rule);
  });
});

describe('a trip card', () => {
  it('[TRIPCARD-01] [TRIPCARD-02] shows its title and its place, and says so where there is none', () => {
    show([{ title: 'By the sea', locations: [{ cityName: 'Kaş' }] }]);
    expect(within(card()).getByRole('heading', { name: 'By the sea' })).toBeTruthy();
    expect(within(card()).getByText('Kaş')).toBeTruthy();
    document.body.replaceChildren();
    show([{ title: '', locations: [] }]);
    expect(within(card()).getByRole('heading', { name: 'Untitled Trip' })).toBeTruthy();
    expect(within(card()).getByText('Location not specified')).toBeTruthy();
  });

  it.each([
    ['[TRIPCARD-03]', 'ITINERARY_SALES', 'For Sale'],
    ['[TRIPCARD-04]', 'NON_SHOPPABLE', 'Free'],
    ['[TRIPCARD-05]', 'GUIDED_TOUR', 'Guided Tour'],
    ['[TRIPCARD-06]', 'CRUISE', 'CRUISE'],
    ['[TRIPCARD-06]', 'constructor', 'constructor'],
  ])('%s calls %s %s', (_, tripType, label) => {
    show([{ tripType }]);
    expect(within(card()).getByText(label)).toBeTruthy();
  });

  it('[TRIPCARD-07] [TRIPCARD-08] shows a price above 0, and the days', () => {
    show([{}]);
    expect(within(card()).getByText('$1,250')).toBeTruthy();
    expect(within(card()).getByText('20 – 21 Jun 2026')).toBeTruthy();
    for (const price of [0, null]) {
      document.body.replaceChildren();
      show([{ price }]);
      expect(card().textContent).not.toContain('$');
    }
  });

  it('[TRIPCARD-09] [TRIPCARD-10] [TRIPCARD-15] shows four items, and how many more there are', () => {
    const [item] = makeTrip().itinerary;
    if (!item) throw new Error('A trip has items.');
    const itinerary = [1, 2, 3, 4, 5, 6, 7].map((dayNumber) => ({
      ...item,
      objectId: `${dayNumber}`,
      name: `Stop ${dayNumber}`,
      dayNumber,
    }));
    show([{ itinerary }], { vayaDisplaySettings: { 'trip-0': { itineraryItemsVisibility: { 2: false } } } });
    const items = within(card())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(items).toEqual(['Day 1Stop 1', 'Day 3Stop 3', 'Day 4Stop 4', 'Day 5Stop 5', '+2 more activities']);
  });

  it('[TRIPCARD-11] [TRIPCARD-12] spans two columns for the one that is highlighted', () => {
    show([{}, {}, {}], { tripSettings: { highlightedTrips: ['trip-1', 'trip-2'] } });
    const places = screen.getAllByRole('article').map((article) => article.parentElement?.className);
    expect(new Set(places).size).toBe(2);
    expect(places[1]).toBe(places[2]);
    document.body.replaceChildren();
    show([{}, {}], { tripSettings: { highlightedTrips: ['trip-1'], tripsPerRow: 1 } });
    expect(new Set(screen.getAllByRole('article').map((article) => article.parentElement?.className)).size).toBe(1);
  });

  it('puts the highlighted trip first, and leaves the others in their order', () => {
    const trips = ['Sea', 'Hills', 'Winter'].map((title) => ({ title }));
    show(trips, { tripSettings: { highlightedTrips: ['trip-2'] } });
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Winter', 'Sea', 'Hills']);
  });

  it.each([
    ['showDescription', 'Three slow days.'],
    ['showLocations', 'Kaş'],
    ['showPeriod', '20 – 21 Jun 2026'],
    ['showItinerary', 'Stop 0'],
    ['showTripType', 'Guided Tour'],
  ])('[TRIPCARD-13] [TRIPCARD-14] leaves out what %s turns off', (flag, text) => {
    show([{}]);
    expect(card().textContent).toContain(text);
    document.body.replaceChildren();
    show([{}], { vayaDisplaySettings: { 'trip-0': { [flag]: false } } });
    expect(card().textContent).not.toContain(text);
    expect(card().textContent).not.toContain('Location not specified');
  });

  it('[TRIPCARD-16] follows the text styles of its own trip', () => {
    const chosen = { color: '#e11d48', fontSize: 20, bold: true, italic: true, underline: true };
    const textStyles = { title: chosen, description: chosen, locations: chosen, period: chosen };
    const page = show([{}, {}], { vayaDisplaySettings: { 'trip-1': { textStyles } } });
    const looks = screen.getAllByRole('article').map((article) => article.getAttribute('data-look'));
    expect(looks).toEqual(['0', '1']);
    expect(looksOf(page)).toHaveLength(2);
    const [, rule] = /\[data-look="1"\]\{([^}]*)\}/.exec(styleSheetOf(page)) ?? [];
    for (const text of ['title', 'description', 'locations', 'period'])
      for (const value of ['color:#e11d48', 'size:1.25rem', 'weight:700', 'slant:italic', 'line:underline'])
        expect(rule).toContain(`--blog-${text}-${value}`);
  });

  it('[BLOG-26] [BLOG-27] takes pictures from our host, unless they are marked as another’s', () => {
    const elsewhere = 'https://pictures.example/a.jpg';
    show([{}, { coverImage: { url: elsewhere, isFromAnotherResource: true } }]);
    const sources = screen.getAllByRole('article').map((article) => article.querySelector('img')?.getAttribute('src'));
    expect(sources).toEqual([`/media/${makeTrip().coverImage?.url}/960.webp`, elsewhere]);
  });

  it('[BLOG-27] of another host is on the page of the trip as well, and is not told where it is', () => {
    const page = makePage({
      publishedVayas: [
        makeTrip({ coverImage: { url: 'https://pictures.example/a.jpg', isFromAnotherResource: true } }),
      ],
    });
    const [trip = expect.fail('There is no trip.')] = page.trips;
    for (const shown of [<BlogView key="blog" page={page} />, <TripView key="trip" page={page} trip={trip} />]) {
      document.body.replaceChildren();
      render(shown);
      const picture = document.querySelector('img[src="https://pictures.example/a.jpg"]');
      expect([picture?.getAttribute('referrerpolicy'), picture?.hasAttribute('srcset')]).toEqual([
        'no-referrer',
        false,
      ]);
    }
  });
});
