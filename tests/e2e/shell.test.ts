import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { slowLine } from '#tests/bench/page-load.ts';
import { closePages, launchChromium, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { facesOf } from '#tests/kit/faces-of.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { shiftsOf, watchShifts } from '#tests/kit/shifts.ts';

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let tellOf: ReturnType<typeof followPage>;

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
});
afterAll(async () => {
  await closePages();
  await server.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'en-GB' });
  page = await context.newPage();
  page.setDefaultTimeout(patience);
  tellOf = followPage(page);
});
afterEach(async ({ task }) => {
  await tellOf(task);
  await context.close();
});

const open = (path: string, on = page) => on.goto(`${server.url}${path}`);
const heading = (name: string, on = page) => on.getByRole('heading', { level: 1, name }).waitFor();
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('while the scripts of a page come', () => {
  const looks = [
    ['en-GB', 'light', { 'vaya.theme': 'dark', 'vaya.language': 'tr' }, 'Yükleniyor...', 'rgb(14, 21, 25)'],
    ['en-GB', 'light', {}, 'Loading...', 'rgb(251, 250, 247)'],
    ['tr-TR', 'dark', {}, 'Yükleniyor...', 'rgb(14, 21, 25)'],
  ] as const;

  it.each(sampleOf(looks))(
    '[ROUTE-22] a spinner shows, in %s and %s with the choices %j, and goes with the first thing that the app shows',
    async (locale, colorScheme, choices, words, paper) => {
      const visitor = await browser.newContext({ locale, colorScheme });
      const waiting = await visitor.newPage();
      waiting.setDefaultTimeout(patience);
      await waiting.addInitScript((stored) => Object.assign(localStorage, stored), choices);
      await watchShifts(waiting);
      const scripts = Promise.withResolvers<void>();
      await waiting.route(/assets\/.*\.js/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await waiting.goto(`${server.url}/login`, { waitUntil: 'commit' });
      await waiting.getByRole('status').getByText(words).waitFor();
      const other = words === 'Loading...' ? 'Yükleniyor...' : 'Loading...';
      expect(await waiting.getByText(other).isVisible()).toBe(false);
      expect(await waiting.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(paper);
      scripts.resolve();
      await waiting.getByRole('heading', { level: 1 }).waitFor();
      expect(await waiting.getByText(words).count()).toBe(0);
      expect(await shiftsOf(waiting)).toEqual([]);
      await visitor.close();
    },
  );
});

describe('a script that a deployment has replaced', () => {
  const withdrawn = /assets\/(login-route|application-route)/;

  it('costs one full load of the page that was wanted', async () => {
    await open('/login');
    await heading('Sign in');
    await page.evaluate(() => Reflect.set(window, 'isFirstLoad', true));
    // Chromium 156 requests a failed script again: it stays missing until the page is loaded again.
    const replaced = await intercept(page, withdrawn, (route) => route.fulfill({ status: 404 }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) replaced.end();
    });
    await page.getByRole('link', { name: 'Vaya' }).click();
    await heading('Apply to become a creator');
    expect(new URL(page.url()).pathname).toBe('/application');
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstLoad'))).toBeUndefined();
    await page.goBack();
    await heading('Sign in');
  });

  itAtNight('that is still missing is reported, with a way to try again', async () => {
    const replaced = await intercept(page, withdrawn, (route) => route.fulfill({ status: 404 }));
    await open('/login');
    await heading('Something went wrong');
    replaced.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading('Sign in');
  });
});

describe('a link that is followed offline', () => {
  it('leads to the page once the connection is back', async () => {
    await open('/login');
    await heading('Sign in');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Vaya' }).click();
    await heading('Something went wrong');
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.click();
    await page.getByText('Please check your connection').waitFor();
    await context.setOffline(false);
    await tryAgain.click();
    await heading('Apply to become a creator');
  });
});

describe("a script of a page's part", () => {
  it('that failed says so in place, and nothing typed is lost by loading the page again', async () => {
    const failed = await intercept(page, /assets\/radix-dialog-.*\.js/, (route) => route.abort());
    await open('/application');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Deniz Yıldız');
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page
      .getByRole('alert')
      .getByText(/^We still couldn’t load this part/)
      .waitFor();
    expect(await page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Deniz Yıldız');
    failed.end();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('[name=fullName]').inputValue()).toBe('Deniz Yıldız');
  });
});

describe('every page', () => {
  itAtNight('says its Turkish heading in one font', async () => {
    const turkish = await browser.newContext({ locale: 'tr-TR' });
    const fresh = await turkish.newPage();
    await open('/application', fresh);
    await heading('İçerik üreticisi olmak için başvur', fresh);
    await eventually(async () => expect(await facesOf(fresh, 'h1')).toEqual(['Fraunces']));
    await turkish.close();
  });

  const texts = {
    400: [
      'Enter a handle or a profile address. One of the three is enough.',
      'Kullanıcı adı veya profil adresi girin. Üçünden biri yeterli.',
      'A verified email address without an application: seven days.',
      'Başvurusu olmayan doğrulanmış bir e-posta adresi: yedi gün.',
      'It becomes part of your blog’s address',
      'Blogunuzun adresinde yer alır',
      'The name sponsors will see',
      'Sponsorların göreceği ad',
    ],
    500: [
      'Stay in exchange for content',
      'İçerik karşılığı konaklama',
      'Brand ambassadorship',
      'Sosyal medya paylaşımı',
      'Content licensing',
      'Fotoğraf çekimi',
    ],
    600: [
      'Account holder name (optional)',
      'Hesap sahibinin adı (isteğe bağlı)',
      'Search for a city',
      'Telefon numarası',
      'Email or username',
      'E-posta veya kullanıcı adı',
    ],
  } as const;

  itAtNight('takes the room of Inter before its letters are there, text by text', async () => {
    await page.route('**/*.woff2', (route) => route.abort());
    await open('/login');
    await heading('Sign in');
    const before = await sizesIn('var(--family)');
    await page.unroute('**/*.woff2');
    await loadFace('Inter');
    const after = await sizesIn('Ours');
    const off = after.map((one, index) => ({
      ...one,
      width: Math.round(1_000 * ((before[index]?.width ?? 0) / one.width - 1)) / 10,
      height: (before[index]?.height ?? 0) - one.height,
    }));
    expect(off).toHaveLength(60);
    expect(off.filter(({ width, height }) => Math.abs(width) > 2 || height !== 0)).toEqual([]);
  });

  itAtNight('takes the room of Fraunces before its letters are there', async () => {
    await open('/application');
    await heading('Apply to become a creator');
    await loadFace('Fraunces');
    const wider = await page.evaluate(() => {
      const widthIn = (family: string) => {
        const words = document.createElement('span');
        words.textContent = document.querySelector('main')?.textContent ?? '';
        words.style.cssText = `position:absolute;white-space:nowrap;font:600 32px ${family}`;
        document.body.append(words);
        const { width } = words.getBoundingClientRect();
        words.remove();
        return width;
      };
      return widthIn('"Fraunces Stand-In"') / widthIn('Ours');
    });
    expect(Math.abs(wider - 1)).toBeLessThan(0.04);
  });

  /** Loads the file of a face of the app under a name of its own. */
  const loadFace = (name: string) =>
    page.evaluate(async (name) => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const file = rules
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style, parentStyleSheet }) => ({ style, base: parentStyleSheet?.href ?? '' }))
        .find(({ style }) => style.getPropertyValue('font-family').includes(name));
      const [, path = ''] = /url\("?([^")]+)/.exec(file?.style.getPropertyValue('src') ?? '') ?? [];
      const face = new FontFace('Ours', `url(${new URL(path, file?.base)})`, { weight: '400 700' });
      document.fonts.add(await face.load());
    }, name);

  /** The size of each text in three font sizes, without the rounding to pixels by which each letter is drawn. */
  const sizesIn = (family: string) =>
    page.evaluate(
      async ({ texts, family }) => {
        document.body.style.setProperty('--family', getComputedStyle(document.body).fontFamily);
        const spans = Object.entries(texts).flatMap(([weight, each]) =>
          each.flatMap((text) =>
            [14, 16, 22].map((size) => {
              const span = document.createElement('span');
              span.textContent = text;
              span.style.cssText = `position:absolute;white-space:nowrap;text-rendering:geometricPrecision;font-weight:${weight};font-size:${size}px;line-height:normal;font-family:${family}`;
              document.body.append(span);
              return { span, text, weight, size };
            }),
          ),
        );
        document.body.getBoundingClientRect();
        await document.fonts.ready;
        return spans.map(({ span, ...of }) => {
          const { width, height } = span.getBoundingClientRect();
          span.remove();
          return { ...of, width, height };
        });
      },
      { texts, family },
    );

  itAtNight('is set in its own fonts on a usual line', async () => {
    // Where others take the processor a font may be late all the same.
    await eventuallyAtFirst(async (fresh) => {
      await openOnLine({ ...slowLine, latency: 80, downloadThroughput: 625_000 }, fresh);
      expect([await facesOf(fresh, 'h1'), await facesOf(fresh, 'label')]).toEqual([['Fraunces'], ['Inter']]);
    });
  });

  it('is the first thing that is painted: no wait is shown before it', async () => {
    // Who waits for longer than half a second is shown so, and where others take the processor it may be longer.
    await eventuallyAtFirst(async (fresh) => {
      await fresh.addInitScript(() => {
        const look = () => {
          if (document.querySelector('[role=status]')?.checkVisibility({ visibilityProperty: true }))
            Reflect.set(window, 'hasWaited', true);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const devtools = await fresh.context().newCDPSession(fresh);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await open('/login', fresh);
      await heading('Sign in', fresh);
      expect(await fresh.evaluate(() => Reflect.get(window, 'hasWaited'))).toBeUndefined();
    });
  });

  itAtNight('asks for its scripts before its fonts on a slow one', async () => {
    await openOnLine(slowLine);
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map((file) => file.toJSON()));
    const startsOf = (kind: string) =>
      files.filter(({ name }) => name.endsWith(kind)).map(({ startTime }) => startTime);
    expect(startsOf('.woff2')).toHaveLength(2);
    expect(Math.max(...startsOf('.js'))).toBeLessThan(Math.min(...startsOf('.woff2')));
  });

  /** Each look in a browser that has nothing in its cache. */
  const eventuallyAtFirst = (looks: (fresh: Page) => Promise<void>) =>
    eventually(async () => {
      const first = await browser.newContext({ locale: 'en-GB' });
      try {
        await looks(await first.newPage());
      } finally {
        await first.close();
      }
    });

  async function openOnLine(speed: typeof slowLine, on = page): Promise<void> {
    const devtools = await on.context().newCDPSession(on);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', speed);
    await open('/login', on);
    await heading('Sign in', on);
    await on.waitForLoadState('networkidle');
  }
});

describe('a browser whose scrollbars take room', () => {
  itAtNight('leaves a page where it is under a dialog', async () => {
    const broad = await launchChromium({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    const visitor = await broad.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
    visitor.setDefaultTimeout(patience);
    await open('/application', visitor);
    await visitor.getByRole('textbox', { name: 'Email' }).fill('mia@mail.example');
    const leftOf = () => visitor.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().left);
    const room = () => visitor.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    expect(await room(), 'there is a scrollbar').toBeGreaterThan(0);
    const before = await leftOf();
    await visitor.getByRole('button', { name: 'Verify', exact: true }).click();
    await visitor.getByLabel('Verification code').waitFor();
    await expect.poll(leftOf).toBe(before);
    const groundOf = () => visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect.poll(groundOf, { message: 'the scrollbar is as dark as the page' }).toBe('rgb(148, 152, 155)');
    await broad.close();
  });
});

describe('the keyboard alone', () => {
  it('signs a sponsor in, again after the session has ended, and out', async () => {
    await open('/discovery');
    await heading('Welcome Back');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // The wordmark, three links, the language and the theme come first.
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
    await page.keyboard.type('bluebay');
    await press('Tab');
    await page.keyboard.type('not-this-one');
    await press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await focused()).toBe('Invalid username or password. Please try again.');
    await press('Tab', 'Tab', 'Control+a');
    await page.keyboard.type('open-sesame-1');
    await press('Enter');
    await heading('Discover Creators');
    expect(await focused()).toBe('Discover Creators');
    await server.platform.database.deleteFrom('session').execute();
    await page.reload();
    await page.getByText('Your session has ended. Sign in to continue.').waitFor();
    await page.getByLabel('Username').fill('bluebay');
    await press('Tab');
    await page.keyboard.type('open-sesame-1');
    await press('Enter');
    await heading('Discover Creators');
    const loaded = page.waitForEvent('load');
    await press('Shift+Tab', 'Enter');
    await loaded;
    await heading('Welcome Back');
    // Signing out loads the page anew, which begins at its first link.
    await press('Tab');
    expect(await focused()).toBe('Vaya');
  });
});

describe('a reload in the middle', () => {
  it('asks for the mail once, and never finds a code that was typed', async () => {
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/send-verification-email')) sent.push(request.headers()['idempotency-key']);
    });
    const held = Promise.withResolvers<void>();
    await page.route('**/send-verification-email', async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    await open('/application');
    await page.getByLabel('Email', { exact: true }).fill('ida@mail.example');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Sending...').waitFor();
    await page.reload();
    await page.getByText('Sending...').waitFor();
    held.resolve();
    const code = page.getByLabel('Verification code');
    await code.waitFor();
    expect(new Set(sent).size).toBe(1);
    expect((await server.mails()).filter(({ to }) => to === 'ida@mail.example')).toHaveLength(1);

    const unanswered = await intercept(page, '**/verify-email', () => {});
    await code.fill('907143');
    await code.press('Enter');
    await page.getByRole('button', { name: 'Checking...' }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain('ida@mail.example');
    expect(kept).not.toContain('907143');
    unanswered.end();
    await page.reload();
    await code.waitFor();
    expect([await code.isEditable(), await code.inputValue()]).toEqual([true, '']);
    expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
  });
});
