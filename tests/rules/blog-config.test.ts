import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blogConfigRequest } from '#contract/blog.ts';
import { parseBlogConfig } from '#rules/blog-config.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { mailLink, phoneLink, pictureElsewhere, picturePathOf } from '#rules/blog-tokens.ts';
import { colourOf } from '#rules/css-colour.ts';
import { pictureFolderOf } from '#rules/picture-folder.ts';
import { socialAddress } from '#rules/social-account.ts';

const saved = { creatorId: 'one' };
const names = (sections: readonly string[]) => sections.join(' ');

describe('the defaults of a blog', () => {
  it('[CONFIG-03] [CONFIG-29] show everything, and so does what is absent', () => {
    for (const stored of [null, saved])
      expect(Object.values(blogSettings(stored, 'page').shown)).toEqual(Array.from({ length: 8 }, () => true));
    expect(blogSettings({ showEmail: false }, 'page').shown).toMatchObject({ showEmail: false, showServices: true });
  });

  it('[CONFIG-20] [CONFIG-21] [CONFIG-24] [CONFIG-25] differ between the page and the editor until something is saved', () => {
    const looks = (stored: unknown, surface: 'page' | 'editor') => {
      const { background, picture } = blogSettings(stored, surface).style;
      return [background, picture.size];
    };
    expect(looks(null, 'page')).toEqual(['#f8fafc', 120]);
    expect(looks(null, 'editor')).toEqual(['#ffffff', 150]);
    expect(looks(saved, 'editor')).toEqual(looks(saved, 'page'));
  });

  it('[CONFIG-22] [CONFIG-23] [CONFIG-26] [CONFIG-27] [CONFIG-30] [CONFIG-31] [CONFIG-32] are those of the contract', () => {
    const { style, tripsPerRow } = blogSettings(null, 'page');
    expect(tripsPerRow).toBe(2);
    expect(style).toMatchObject({
      font: 'Inter',
      coverOpacity: 1,
      coverPosition: 50,
      picture: { shape: 'circle', borderColor: '#ffffff', borderWidth: 4 },
      texts: {
        fullName: { color: '#1f2937', fontSize: 24, bold: false, italic: false, underline: false },
        aboutMe: { color: '#4b5563', fontSize: 16, bold: false, italic: false, underline: false },
        services: { color: '#1f2937', fontSize: 18 },
      },
    });
  });

  it('[CONFIG-08] [CONFIG-28] order the sections from 1', () => {
    expect(names(blogSettings(null, 'page').sections)).toBe(
      'locations languages expertises services serviceOffers contact',
    );
    const displayOrder = { contact: 1, services: 2, locations: 6, languages: 5, expertises: 4, serviceOffers: 3 };
    expect(names(blogSettings({ displayOrder }, 'page').sections)).toBe(
      'contact services serviceOffers expertises languages locations',
    );
    expect(names(blogSettings({ displayOrder: { contact: 0 } }, 'page').sections)).toBe(
      'contact locations languages expertises services serviceOffers',
    );
  });
});

describe('what was not saved', () => {
  it('[CONFIG-16] [CONFIG-17] [CONFIG-18] shows of a trip', () => {
    const { styles, hiddenItems, ...shown } = blogSettings(saved, 'page').tripOf('constructor');
    expect(new Set(Object.values(shown))).toEqual(new Set([true]));
    expect(hiddenItems.size).toBe(0);
    expect(styles.title).toEqual({ color: '#1f2937', fontSize: 18, bold: false, italic: false, underline: false });
  });

  it('[CONFIG-35] is filled in, and what was saved wins', () => {
    const { style } = blogSettings(
      { pageStyle: { backgroundColor: '#ABC', textStyles: { aboutMe: { bold: true } } } },
      'page',
    );
    expect(style.background).toBe('#aabbcc');
    expect(style.texts.aboutMe).toEqual({
      color: '#4b5563',
      fontSize: 16,
      bold: true,
      italic: false,
      underline: false,
    });
    expect(style.font).toBe('Inter');
  });
});

describe('a config that was read', () => {
  it('[CONFIG-02] [CONFIG-04] [CONFIG-05] [CONFIG-09] [CONFIG-10] [CONFIG-11] [CONFIG-12] [CONFIG-13] [CONFIG-14] [CONFIG-15] [CONFIG-19] keeps all that the contract names', () => {
    expect(blogConfigRequest.parse(whole)).toEqual({ ...whole, version: 3 });
    const { version: _, ...choices } = whole;
    expect(parseBlogConfig(whole)).toEqual({ config: choices, problems: {} });
  });

  it('says what it left out, and where it stood', () => {
    const { config, problems } = parseBlogConfig({
      showEmail: 'no',
      pageStyle: { backgroundColor: 'red;position:fixed', fontFamily: 'Comic Sans', textStyles: { aboutMe: [] } },
      vayaDisplaySettings: { one: { textStyles: { title: { color: '#12', fontSize: '18px' } } } },
    });
    expect(config).toEqual({
      pageStyle: { textStyles: {} },
      vayaDisplaySettings: { one: { textStyles: { title: { fontSize: 18 } } } },
    });
    expect(Object.keys(problems)).toEqual([
      'showEmail',
      'pageStyle.backgroundColor',
      'pageStyle.fontFamily',
      'pageStyle.textStyles.aboutMe',
      'vayaDisplaySettings.one.textStyles.title.color',
    ]);
    expect(problems['pageStyle.backgroundColor']?.text.en).toBe('Please enter a valid hex color (e.g., #ffffff)');
  });
});

describe('any config', () => {
  it('is never refused whole, whatever was stored, and reads the same when it is read again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anything, style) => {
        const { config } = parseBlogConfig({ ...(Object(anything) as object), pageStyle: style });
        expect(parseBlogConfig(config)).toEqual({ config, problems: {} });
        for (const surface of ['page', 'editor'] as const) blogSettings(anything, surface);
      }),
    );
  });

  it('gives style sheets nothing but tokens', () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.constantFrom('#fff', 'RED', 'url(x)', '24px', null),
    );
    const style = fc.record({ color: value, fontSize: value, bold: value, italic: value, underline: value });
    fc.assert(
      fc.property(
        fc.record({
          backgroundColor: value,
          fontFamily: value,
          coverImageStyle: fc.record({ opacity: value, positionY: value }),
          profilePictureStyle: fc.record({ shape: value, size: value, borderColor: value, borderWidth: value }),
          textStyles: fc.record({ fullName: style, aboutMe: style }),
        }),
        (pageStyle) => {
          const settings = blogSettings({ pageStyle, vayaDisplaySettings: { one: pageStyle } }, 'page');
          const leaves = JSON.stringify([settings.style, settings.tripOf('one').styles]).match(
            /:(?:"[^"]*"|[^{[,}]+)/g,
          );
          for (const leaf of leaves ?? [])
            expect(leaf).toMatch(/^:("#[0-9a-f]{6}"|"Inter"|"circle"|-?\d+(\.\d+)?(e-\d+)?|true|false)$/);
        },
      ),
    );
  });
});

describe('what may stand in a style or a link', () => {
  it('[EDIT-16] is a colour of 3 or 6 digits, in one spelling', () => {
    expect(['#FFF', ' #1f2937 ', 'Red', 'rgb(1, 20,255)'].map(colourOf)).toEqual([
      '#ffffff',
      '#1f2937',
      '#ff0000',
      '#0114ff',
    ]);
    for (const text of ['#fffff', 'fff', '#ggg', 'rgb(1,2)', 'var(--x)', 'red;', 'constructor', 7, null, '#fff\n}'])
      expect([text, colourOf(text)]).toEqual([text, null]);
  });

  it('[TRIPS-13] is every colour that CSS writes as a name, in hex, as rgb or as hsl, without its alpha', () => {
    for (const [text, colour] of [
      ['tomato', '#ff6347'],
      ['RebeccaPurple', '#663399'],
      ['lightgoldenrodyellow', '#fafad2'],
      ['#abcd', '#aabbcc'],
      ['#a1b2c3d4', '#a1b2c3'],
      ['rgb(255 99 71)', '#ff6347'],
      ['rgba(1, 2, 3, .5)', '#010203'],
      ['rgb(10% 20% 30% / 50%)', '#1a334d'],
      ['rgb(300, -5, 3.6)', '#ff0004'],
      ['hsl(9, 100%, 64%)', '#ff6347'],
      ['hsl(-30 50% 50%)', '#bf4080'],
      ['hsl(0.5turn 40% 40%)', '#3d8f8f'],
      ['hsla(120.5deg, 50%, 50%, 0.3)', '#40bf41'],
    ])
      expect([text, colourOf(text)]).toEqual([text, colour]);
    for (const text of [
      'tomatoo',
      'transparent',
      'currentColor',
      'rgb(1deg 2 3)',
      'rgb(1 2, 3)',
      'hsl(10% 2% 3%)',
      '#12345',
    ])
      expect([text, colourOf(text)]).toEqual([text, null]);
  });

  it('[BLOG-08] is the address of a profile at its platform', () => {
    expect(socialAddress('instagram', '@deniz.y')).toEqual({
      handle: 'deniz.y',
      href: 'https://www.instagram.com/deniz.y/',
    });
    expect(socialAddress('youtube', 'deniz')?.href).toBe('https://www.youtube.com/@deniz');
    expect(socialAddress('youtube', 'UCabcdefghijklmnopqrstuv')?.href).toBe(
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
    );
    expect(socialAddress('tiktok', 'çağla')?.href).toBe('https://www.tiktok.com/@%C3%A7a%C4%9Fla');
    for (const stored of ['', '..', 'javascript:alert(1)', 'a/b', 'a"b', 'https://evil.example/deniz'])
      expect([stored, socialAddress('instagram', stored)]).toEqual([stored, null]);
  });

  it('[BLOG-09] is an address to write to, or a number to call', () => {
    expect(mailLink('deniz+blog@mail.example')).toBe('mailto:deniz%2Bblog@mail.example');
    expect(phoneLink('+90 (532) 100-00-00')).toBe('tel:+905321000000');
    for (const text of ['', 'deniz', 'a@b', 'a@b.c?bcc=x@y.z" onclick', 'a b@c.de', 'a@b@c.de'])
      expect([text, mailLink(text)]).toEqual([text, null]);
    for (const text of ['', '12', '+90;ext=1', 'tel:1', '1'.repeat(16)])
      expect([text, phoneLink(text)]).toEqual([text, null]);
  });

  it('[BLOG-27] is a picture of ours, or a whole address that another resource is marked with', () => {
    expect(pictureFolderOf(folder)).toBe(folder);
    expect(pictureElsewhere('https://images.example/one.jpg?w=2')).toBe('https://images.example/one.jpg?w=2');
    for (const text of ['../x', 'cover/1', `${folder}/96.webp`, `//${folder}`])
      expect(pictureFolderOf(text)).toBe(null);
    expect([folder, 'covers/ada ay.v2.jpg'].map(picturePathOf)).toEqual([folder, 'covers/ada ay.v2.jpg']);
    for (const text of ['../x', 'a/../b', '/x', '//evil.example/x', 'https://evil.example/x', 'a"b', 'a)b', ''])
      expect([text, picturePathOf(text)]).toEqual([text, null]);
    for (const text of [
      'http://images.example/one.jpg',
      'javascript:alert(1)',
      'data:image/svg+xml,x',
      'https://u:p@images.example/',
      'https://images.example/")}',
      'https://images.example/a b',
      'https://localhost/x',
    ])
      expect([text, pictureElsewhere(text)]).toEqual([text, null]);
  });
});

const folder = `cover-image/${'0a'.repeat(15)}`;
const style = { color: '#112233', fontSize: 20, bold: true, italic: false, underline: true };
const items = { items: { one: true, two: false } };
const whole = {
  version: 3,
  showEmail: true,
  showPhoneNumber: false,
  showLocations: true,
  showServices: true,
  showServiceOffers: false,
  showLanguages: true,
  showExpertises: true,
  showSocialMedia: true,
  socialMediaVisibility: items,
  locationsVisibility: items,
  servicesVisibility: { items: { 0: false } },
  serviceOffersVisibility: items,
  languagesVisibility: items,
  expertisesVisibility: items,
  contactsVisibility: { items: { email: true, phone: false } },
  displayOrder: { locations: 2, languages: 1, expertises: 3, services: 4, serviceOffers: 5, contact: 6 },
  pageStyle: {
    backgroundColor: '#fafafa',
    fontFamily: 'Playfair Display',
    coverImageUrl: folder,
    coverImageStyle: { opacity: 0.7, positionY: 30 },
    profilePictureStyle: { shape: 'square', size: 180, borderColor: '#000000', borderWidth: 2 },
    textStyles: { fullName: style, aboutMe: style, expertises: style, services: style, serviceOffers: style },
  },
  tripSettings: { tripsPerRow: 3, visibleTrips: ['one'], highlightedTrips: ['one'], hideAllTrips: false },
  vayaDisplaySettings: {
    one: {
      showDescription: false,
      showLocations: true,
      showTripType: false,
      showPeriod: true,
      showItinerary: false,
      itineraryItemsVisibility: { one: false },
      textStyles: { title: style, description: style, locations: style, period: style },
    },
  },
  language: 'tr',
  sharing: { title: 'Slow roads', description: 'Two lines\nof it' },
};
