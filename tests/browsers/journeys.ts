import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedAs, tokenIn } from '#tests/kit/applicant.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import type { DrivenBrowser, OpenBrowser, Tab } from './tab.ts';

/** What each kind of person comes for, in one browser. */
export function takeJourneysIn({ name, launch }: DrivenBrowser): void {
  let server: TestServer;
  let browser: OpenBrowser;
  let tab: Tab;
  /** A second try finds what the first one has left. */
  let tries = 0;
  const newName = (first: string) => {
    tries += 1;
    return `${first}${tries}${name.toLowerCase()}`;
  };
  const open = (path: string) => tab.open(`${server.url}${path}`);

  beforeAll(async () => {
    server = await startTestServer();
    await startBlog(server, { username: 'deniz', trips: [{ title: 'By the sea' }] });
    await server.createAccount({ role: 'sponsor', username: 'bluebay' });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });

  describe(`in ${name}`, () => {
    it('a visitor reads a blog', async () => {
      tab = await browser.newTab();
      await open('/blog/deniz');
      await tab.sees('By the sea');
    });

    it('a sponsor signs in and opens a creator', async () => {
      tab = await browser.newTab();
      await open('/discovery');
      await tab.fill('Username', 'bluebay');
      await tab.fill('Password', password);
      await tab.press('Sign In');
      await tab.sees('Discover Creators');
      await tab.press('Open the profile of Deniz Yıldız');
      await tab.sees('By the sea');
    });

    it('an applicant verifies an address, and finds what was typed after a reload', async () => {
      tab = await browser.newTab();
      await open('/application');
      await tab.fill('Full name', 'Ada Yılmaz');
      await tab.fill('Email', `${newName('ada')}@mail.example`);
      await tab.press('Verify');
      await tab.sees('Verification code');
      const [mail] = await server.mails();
      await tab.fill('Verification code', /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '');
      await tab.press('Verify code');
      await tab.sees('Verified');
      await open('/application');
      await tab.sees('Verified');
      await expect.poll(() => tab.valueOf('Full name')).toBe('Ada Yılmaz');
    });

    it('a creator sends bank details, and the caret of the IBAN stays where it is typed', async () => {
      const username = newName('mia');
      await approvedAs(server, username);
      tab = await browser.newTab();
      await open(`/bank-details?token=${await tokenIn(server, `${username}@mail.example`, 'bank-link')}`);
      await tab.fill('Company name', 'Deniz Ltd');
      await tab.fill('IBAN', '33000610051978645784132');
      await tab.type('IBAN', 'ArrowLeft', 'ArrowLeft', ' ', 'x', '6', '9');
      expect(await tab.valueOf('IBAN')).toBe('TR330006100519786457841632');
      await tab.fill('IBAN', '330006100519786457841326');
      await tab.fill('Tax number', '1234567890');
      await tab.fill('Tax office', 'Kaş');
      await tab.fill('City', 'Antalya');
      await tab.fill('District', 'Kaş');
      await tab.fill('Address', 'Liman 3');
      await tab.press('Submit bank details');
      await tab.sees('Bank Details Submitted!');
    });

    it('a creator signs in, writes a trip and finds it saved', async () => {
      tab = await browser.newTab();
      await open('/login');
      await tab.fill('Email or username', 'deniz');
      await tab.fill('Password', password);
      await tab.press('Sign In');
      await tab.sees('Save Changes');
      await open('/blog/deniz/trips');
      await tab.press('New trip');
      const title = newName('Sailing');
      await tab.fill('Title', title);
      await tab.press('Create trip');
      await tab.sees('Publish');
      await open('/blog/deniz/trips');
      await tab.sees(title);
    });
  });
}
