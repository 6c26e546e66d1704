import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '#rules/fold.ts';
import { replaceAccountWords } from '#server/db/account-words.ts';
import { insertApproval, signInStaff } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof signInStaff>>;
let sponsor: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await signInStaff(server, 'keeper');
  sponsor = await signInSponsor(server);
});
afterAll(() => server.stop());

let people = 0;

/** A creator of a name that no form would take, as older rows may have. */
async function named(name: string) {
  people += 1;
  const { id, owner, account } = await startBlog(server, { username: `person${people}`, number: people });
  await server.platform.database.updateTable('account').set({ name }).where('id', '=', id).execute();
  await replaceAccountWords(server.platform.database, { ...account, name });
  await insertApproval(server, id);
  const path = `/api/creator/${id}/blog-config`;
  const { profile } = (await server.get(path, owner)).body;
  const aboutMe = 'I walk along the Lycian coast and write.';
  expect((await server.post(path, { profile: { ...profile, fullName: 'Ada Sea', aboutMe } }, owner)).status).toBe(200);
  await server.platform.database.updateTable('account').set({ name }).where('id', '=', id).execute();
  await replaceAccountWords(server.platform.database, { ...account, name, usernameFolded: fold(account.username) });
  return { id, owner, username: account.username };
}

describe('a search of staff takes a sign for itself', () => {
  it.each(['%', '_', '\\', "'", '"', '*', '?', '[', ';'])('%s', async (sign) => {
    const { username } = await named(`Bay${sign}Sea`);
    await named(`Bay${sign === '?' ? '!' : 'x'}Sea`);
    const found = async (path: string, search: string) =>
      (await staff.get(`${path}search=${encodeURIComponent(search)}`)).body.data.map(
        (each: { username: string }) => each.username,
      );
    for (const list of ['/creators?', '/applications?']) {
      expect(await found(list, `bay${sign}s`), list).toEqual([username]);
      expect(await found(list, `bay${sign}${sign}`), list).toEqual([]);
      expect(await found(list, sign), list).toEqual([]);
    }
    const audit = await staff.get(`/audit?search=${encodeURIComponent(`bay${sign}s`)}`);
    expect(audit.body.data.map((entry: { action: string }) => entry.action)).toEqual(['profile.change']);
  });
});

/** RFC 4180, as a spreadsheet reads it. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, end] of csv.replace(/^\ufeff/, '').matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('a note in the file of a shortlist is a text, whatever it looks like', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://elsewhere.example","Press")', '\'=HYPERLINK("https://elsewhere.example","Press")'],
    ['+SUM(A1)', "'+SUM(A1)"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['-12.5', '-12.5'],
    ['+90 532 000 00 00', '+90 532 000 00 00'],
    ['says "yes", and\nmore', 'says "yes", and\nmore'],
    ['ends with a quote"', 'ends with a quote"'],
    ['a, b; c\td', 'a, b; c\td'],
  ])('%j', async (note, cell) => {
    people += 1;
    const { id } = await startBlog(server, { username: `noted${people}`, number: people });
    const listed = await server.post(`/api/sponsor/shortlist/${id}`, { isListed: true, note }, sponsor);
    expect(listed.status).toBe(200);
    const { body } = await server.get('/api/sponsor/shortlist.csv', sponsor);
    const [head = [], ...rows] = rowsOf(body);
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
    expect(rows.map((row) => row[head.indexOf('Note')])).toEqual([cell]);
    await server.post(`/api/sponsor/shortlist/${id}`, { isListed: false }, sponsor);
  });
});
