import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Platform } from '#server/db/platform.ts';
import { examine } from '#server/ops/doctor.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { type MailServer, startMailServer } from '#tests/kit/mail-server.ts';
import { selfSigned } from '#tests/kit/self-signed.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let mailServer: MailServer;

beforeEach(async () => {
  [server, mailServer] = await Promise.all([startTestServer(), startMailServer()]);
});
afterEach(async () => {
  await server.stop();
  await mailServer.stop();
});

const platform = (changes: Partial<Platform['config']> = {}): Platform => ({
  ...server.platform,
  config: { ...server.platform.config, publicUrl: server.url, smtpUrl: mailServer.url, ...changes },
  now: Date.now,
});
const complaints = async (asked: Platform, sendTo: string | null = null): Promise<string[]> => {
  const said = await examine(asked, sendTo).catch(({ message }: Error) => message);
  return said.split('\n').filter((line) => line.startsWith('WRONG'));
};

describe('the doctor', () => {
  it('finds nothing wrong with a server that is well, and sends a mail where it is asked to', async () => {
    const said = await examine(platform(), 'mia@mail.example');
    expect(said.split('\n').filter((line) => !line.startsWith('good '))).toEqual([]);
    for (const part of ['Vaya', 'Keys', 'Database', 'Clock', 'Pictures', 'Mail', 'Address'])
      expect(said).toMatch(new RegExp(`^good  ?${part}`, 'm'));
    expect(mailServer.taken).toEqual([expect.stringMatching(/^To: mia@mail\.example/m)]);
    await eventually(() => expect(mailServer.countConnections()).toBe(0), { within: 5_000 });
  });

  it('names the mail server that does not listen or takes no mail, and what to look at', async () => {
    const away = { smtpUrl: 'smtp://127.0.0.1:1' };
    expect(await complaints(platform(away))).toEqual([expect.stringMatching(/127\.0\.0\.1.*ECONNREFUSED.*SMTP_URL/)]);
    mailServer.mood.refuses = 550;
    expect(await complaints(platform(), 'mia@mail.example')).toEqual([
      expect.stringMatching(/none could be sent to mia@mail\.example/),
    ]);
  });

  it.runIf(existsSync('/usr/bin/openssl'))(
    'says where the authority of a certificate goes that Node does not know',
    async () => {
      const own = await startMailServer({ tls: true });
      expect(await complaints(platform({ smtpUrl: own.url }))).toEqual([
        expect.stringMatching(/DEPTH_ZERO_SELF_SIGNED_CERT.*NODE_EXTRA_CA_CERTS/),
      ]);
      await own.stop();
    },
  );

  it('names an address that leads elsewhere or nowhere', async () => {
    expect(await complaints(platform({ publicUrl: `${server.url}/media` }))).toEqual([
      expect.stringMatching(/leads to something else \(status 404\).*PUBLIC_URL/),
    ]);
    expect(await complaints(platform({ publicUrl: 'http://127.0.0.1:1' }))).toEqual([
      expect.stringMatching(/does not answer.*Does the server run/),
    ]);
  });

  it('names a setting that has no effect', async () => {
    const said = await examine(platform(), null, { SMTP_ULR: 'smtp://mail.example' }).catch(({ message }) => message);
    expect(said).toMatch(/^WRONG SMTP_ULR has no effect: is SMTP_URL meant\?\n/);
  });

  it.runIf(existsSync('/usr/bin/openssl'))('says the same of a proxy with such a certificate', async () => {
    const proxy = createServer(selfSigned(), (_, response) => response.end()).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    expect(await complaints(platform({ publicUrl: `https://127.0.0.1:${port}` }))).toEqual([
      expect.stringMatching(/does not answer: self-signed certificate\. .*NODE_EXTRA_CA_CERTS/),
    ]);
    proxy.close();
  });

  it('says in words that a proxy has no certificate, and that a mail server speaks no TLS at its port', async () => {
    const proxy = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    expect(await complaints(platform({ publicUrl: `https://127.0.0.1:${port}` }))).toEqual([
      expect.stringMatching(
        /does not answer: ssl\/tls alert handshake failure\. Does it have a certificate for this name\?/,
      ),
    ]);
    expect(await complaints(platform({ smtpUrl: mailServer.url.replace('smtp:', 'smtps:') }))).toEqual([
      expect.stringMatching(/does not let us in \(\w+\): wrong version number\. See SMTP_URL\.$/),
    ]);
    proxy.close();
  });

  it('names a store that takes no picture', async () => {
    const media = { ...server.platform.media, write: () => Promise.reject(new Error('There is no such bucket.')) };
    expect(await complaints({ ...platform(), media })).toEqual([
      expect.stringContaining('cannot be used: There is no such bucket. See MEDIA_DIR'),
    ]);
  });

  it('names a clock that is ahead of the database', async () => {
    const ahead = { ...platform(), now: () => Date.now() + 7_200_000 };
    const wrong =
      process.env.VAYA_TEST_DATABASE === 'sqlite' ? [] : [expect.stringContaining('7200 s ahead of the database')];
    expect(await complaints(ahead)).toEqual(wrong);
  });
});
