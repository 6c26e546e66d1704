import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertApproval, pngOf } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

it('[BEYOND-01] [BEYOND-04] a creator changes name and picture in the dashboard; blog, directory and staff see them', async () => {
  const { id } = await startBlog(server, { trips: [{}] });
  await insertApproval(server, id);
  const sponsor = await signInSponsor(server);
  const context = await (await sharedChromium()).newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await signInAt(server, page, { role: 'creator', username: 'deniz' });
  await page.goto(`${server.url}/blog/deniz/config`);
  await page.getByRole('button', { name: /^Profile & Style/ }).click();

  await page.getByRole('textbox', { name: 'Full name' }).fill('');
  await page.getByText('Full name is required').waitFor();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Yıldız');
  const { name, type, bytes } = await pngOf();
  await page.locator('input[name=profilePicture]').setInputFiles({ name, mimeType: type, buffer: bytes });
  await page.getByRole('button', { name: 'Use this part' }).click();
  await page.locator('img[src*="/media/profile/"]').first().waitFor();
  await page.getByLabel('Live Preview').getByRole('heading', { name: 'Ada Yıldız' }).waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Changes saved successfully!').waitFor();

  await page.goto(`${server.url}/blog/deniz`);
  await page.getByRole('heading', { name: 'Ada Yıldız' }).waitFor();
  expect(await page.locator('img[src*="/media/profile/"]').count()).toBeGreaterThan(0);
  const { body } = await server.get('/api/creator?search=Ada', sponsor);
  expect(body.data).toMatchObject([
    { fullName: 'Ada Yıldız', profilePicture: expect.stringMatching(/^profile\/[0-9a-f]{30}/) },
  ]);

  await server.createAccount({ role: 'staff', username: 'keeper' });
  const office = await context.newPage();
  office.setDefaultTimeout(patience);
  await signInAt(server, office, { role: 'staff', username: 'keeper' });
  await office.goto(`${server.url}/admin?application=${id}`);
  const changes = office.getByRole('region', { name: 'Changed since the approval' });
  await changes.waitFor();
  expect(await changes.locator('del').allTextContents()).toEqual(['Deniz Yıldız']);
  expect(await changes.locator('ins').allTextContents()).toEqual(['Ada Yıldız']);
  await changes.getByText('A new picture').waitFor();
  await context.close();
});

it('Save with a faulty field on another tab shows that tab and puts the focus into the field', async () => {
  const username = 'kaya';
  await startBlog(server, { username, number: 7 });
  const context = await (await sharedChromium()).newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await signInAt(server, page, { role: 'creator', username });
  await page.goto(`${server.url}/blog/${username}/config?tab=profile`);
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: /^General Settings/ }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const phone = page.locator('input:focus');
  await phone.waitFor();
  expect(await phone.evaluate((field: HTMLInputElement) => [field.value, field.getAttribute('aria-invalid')])).toEqual([
    '12',
    'true',
  ]);
  await expect
    .poll(() => phone.evaluate((field) => field.getBoundingClientRect().top < innerHeight), { timeout: patience })
    .toBe(true);
  await context.close();
});
