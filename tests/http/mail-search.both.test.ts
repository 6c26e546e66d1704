import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyAs, signInStaff } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;

beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server);
  await applyAs(server, 'deniz_a');
  await applyAs(server, 'denizxa', { phoneNumber: '+90 532 000 00 01' });
});
afterAll(() => server.stop());

const found = async (search: string) => {
  const { body } = await staff.get(`/mails?search=${encodeURIComponent(search)}`);
  const rows: { to: string; template: string }[] = body.data;
  expect(body.total).toBe(rows.length);
  return rows.map(({ to, template }) => `${template} ${to}`).toSorted();
};
const toBoth = (template: string) => [`${template} deniz_a@mail.example`, `${template} denizxa@mail.example`];

it('finds emails by any part of their address, however it is typed', async () => {
  expect(await found('DENIZ_A@')).toEqual(['application-received deniz_a@mail.example', 'code deniz_a@mail.example']);
  expect(await found(' mail.example ')).toHaveLength((await found('')).length);
  expect(await found('nizx')).toEqual(['application-received denizxa@mail.example', 'code denizxa@mail.example']);
});

it('finds emails by the name of their template in English and Turkish', async () => {
  expect(await found('verification')).toEqual(toBoth('code'));
  expect(await found('BAŞVURU ALINDI')).toEqual(toBoth('application-received'));
  expect(await found('application-received')).toEqual(toBoth('application-received'));
});

it('finds nothing for what no email has, and takes % and _ as they are', async () => {
  expect(await found('nothing like it')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('\\')).toEqual([]);
});

it('refuses a search that is too long', async () => {
  expect((await staff.get(`/mails?search=${'a'.repeat(81)}`)).status).toBe(400);
});
