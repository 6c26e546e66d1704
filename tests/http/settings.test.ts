import { describe, expect, it } from 'vitest';
import { refuseDemoAccounts } from '#demo/refuse-demo-accounts.ts';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { checkConfig, storesPicturesLocally } from '#server/check-config.ts';
import { configOf } from '#tests/kit/config-of.ts';
import { startTestServer } from '#tests/kit/server.ts';

const problemsWith = (env: Record<string, string>) => checkConfig(configOf(env));
const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail', PUBLIC_URL: 'https://vaya.example' };
const postgres = { DATABASE_URL: 'postgres://database/vaya?sslmode=verify-full' };
const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'vaya', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };

describe('a server is meant to run', () => {
  it.each([
    ['at home, as it comes', {}],
    ['at home, on any name of this machine', { HOST: '127.0.0.1' }],
    ['at home, without the demo', { VAYA_DEMO: 'off' }],
    ['at home, on a name below localhost', { PUBLIC_URL: 'http://world.localhost:3000' }],
    ['at home, on an address of this machine', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
    [
      'as a demo behind a proxy, said twice',
      { PUBLIC_URL: 'https://demo.example', TRUST_PROXY: '1', VAYA_DEMO: 'on', VAYA_DEMO_HOST: 'demo.example' },
    ],
    ['without the demo behind a proxy, whose calls the mailbox refuses', { TRUST_PROXY: '1', VAYA_DEMO: 'off' }],
    ['as a demo for everybody, said twice', { HOST: '0.0.0.0', VAYA_DEMO: 'on', VAYA_DEMO_HOST: '0.0.0.0' }],
    ['in production', { ...production, HOST: '0.0.0.0' }],
    [
      'in production, without TLS, said so',
      { ...production, PUBLIC_URL: 'http://vaya.example', PUBLIC_URL_ALLOW_HTTP: 'yes' },
    ],
    ['in production, in several processes', { ...production, ...postgres, ...s3 }],
    ['in production, on PostgreSQL without S3, with a warning', { ...production, ...postgres }],
    ['in production, on PostgreSQL of this machine', { ...production, DATABASE_URL: 'postgres://127.0.0.1/vaya' }],
    [
      'in production, on PostgreSQL in a private network, said so',
      { ...production, DATABASE_URL: 'postgres://database/vaya?sslmode=disable' },
    ],
    [
      'for others, with a mail server and without the demo',
      { HOST: '0.0.0.0', VAYA_DEMO: 'off', SMTP_URL: 'smtp://mail' },
    ],
  ])('%s', (_, env) => {
    expect(problemsWith(env)).toEqual([]);
  });
});

it('pictures are seen by one process alone on PostgreSQL without S3 and a shared folder', () => {
  const isLonely = (env: Record<string, string>) => storesPicturesLocally(configOf(env));
  const shared = { MEDIA_DIR: '/var/lib/vaya/media' };
  expect([postgres, {}, { ...postgres, ...s3 }, { ...postgres, ...shared }].map(isLonely)).toEqual([
    ...[true, false, false, false],
  ]);
});

describe('a server is not meant to run', () => {
  const openTo = (setting: string, host: string) =>
    `${setting} lets others in to the demo's accounts, or to all mails at /dev/mailbox: set NODE_ENV=production, or say VAYA_DEMO=on and VAYA_DEMO_HOST=${host}.`;
  const open = openTo('HOST=0.0.0.0', '0.0.0.0');
  const behindProxy = openTo('PUBLIC_URL=https://vaya.example', 'vaya.example');
  const { PUBLIC_URL, SMTP_URL } = production;
  it.each([
    ['with the demo, for others', { HOST: '0.0.0.0' }, [open]],
    ['with the demo, for others, said once', { HOST: '0.0.0.0', VAYA_DEMO: 'on' }, [open]],
    ['with everybody reading the mails', { HOST: '0.0.0.0', VAYA_DEMO: 'off' }, [open]],
    ['with the demo in production, said once', { ...production, HOST: '0.0.0.0', VAYA_DEMO: 'on' }, [open]],
    ['with the demo, behind a proxy', { PUBLIC_URL, TRUST_PROXY: '1' }, [behindProxy]],
    ['with the demo, behind a proxy, with a mail server', { PUBLIC_URL, SMTP_URL }, [behindProxy]],
    ['with the demo, behind a proxy, said once', { PUBLIC_URL, VAYA_DEMO: 'on' }, [behindProxy]],
    [
      'with the demo, behind a proxy, said of another place',
      { PUBLIC_URL, VAYA_DEMO: 'on', VAYA_DEMO_HOST: 'localhost' },
      [behindProxy],
    ],
    ['with everybody reading the mails behind a proxy', { PUBLIC_URL, VAYA_DEMO: 'off' }, [behindProxy]],
    ['with the demo, behind a proxy that it believes', { TRUST_PROXY: '1' }, [openTo('TRUST_PROXY=1', 'localhost')]],
    [
      'with the demo, behind proxies of a network',
      { TRUST_PROXY: 'loopback,10.0.0.0/8' },
      [openTo('TRUST_PROXY=loopback,10.0.0.0/8', 'localhost')],
    ],
    ['with the demo in production behind a proxy, said once', { ...production, VAYA_DEMO: 'on' }, [behindProxy]],
    [
      'in production, at an address that leads everybody to their own machine',
      { ...production, PUBLIC_URL: 'http://127.0.0.1:3000' },
      ['PUBLIC_URL=http://127.0.0.1:3000 is this machine alone: in production mails point to it.'],
    ],
    [
      'in production, at an address without TLS',
      { ...production, PUBLIC_URL: 'http://vaya.example' },
      [
        'PUBLIC_URL=http://vaya.example sends passwords and links in the clear: in production it begins with https://. If that is meant, say PUBLIC_URL_ALLOW_HTTP=yes.',
      ],
    ],
    [
      'in production, with a database elsewhere that may be spoken to in the clear',
      { ...production, DATABASE_URL: 'postgres://vaya:secret@database/vaya' },
      [
        'DATABASE_URL sends all data to database in the clear: in production it ends with ?sslmode=verify-full. If plain text is meant, say ?sslmode=disable.',
      ],
    ],
    [
      'in production, where no mail leaves and none would find its way back',
      { NODE_ENV: 'production' },
      [
        'SMTP_URL is needed in production: without it no mail leaves.',
        'PUBLIC_URL is needed in production: mails point to it.',
      ],
    ],
  ])('%s', (_, env, problems) => {
    expect(problemsWith(env)).toEqual(problems);
  });

  it('[BEYOND-70] with the QA workbench, for others or in production, unless its host is repeated', () => {
    const qa = { VAYA_QA: 'on', VAYA_DEMO: 'off', SMTP_URL: 'smtp://mail' };
    const open = (setting: string, host: string) =>
      `${setting} lets others in to the QA workbench: set VAYA_QA=off, or say VAYA_QA_HOST=${host}.`;
    expect(problemsWith({ VAYA_QA: 'on' })).toEqual([]);
    expect(problemsWith({ ...qa, HOST: '0.0.0.0' })).toEqual([open('HOST=0.0.0.0', '0.0.0.0')]);
    expect(problemsWith({ ...qa, HOST: '0.0.0.0', VAYA_QA_HOST: 'localhost' })).toHaveLength(1);
    expect(problemsWith({ ...qa, HOST: '0.0.0.0', VAYA_QA_HOST: '0.0.0.0' })).toEqual([]);
    expect(problemsWith({ ...qa, PUBLIC_URL })).toEqual([open(`PUBLIC_URL=${PUBLIC_URL}`, 'vaya.example')]);
    expect(problemsWith({ ...qa, TRUST_PROXY: '1' })).toEqual([open('TRUST_PROXY=1', 'localhost')]);
    expect(problemsWith({ ...production, VAYA_QA: 'on', VAYA_QA_HOST: 'vaya.example' })).toEqual([
      'VAYA_QA=on is for testing: the QA workbench is never served in production.',
    ]);
  });

  it('for others on a database that was the demo’s, unless that is said', async () => {
    const server = await startTestServer();
    const start = (env: Record<string, string>) => refuseDemoAccounts({ ...server.platform, config: configOf(env) });
    await start(production);
    await seedDemoWorld(server.platform);
    const without = { VAYA_DEMO: 'off', SMTP_URL };
    for (const env of [production, { ...without, HOST: '0.0.0.0' }, { ...without, PUBLIC_URL }])
      await expect(start(env)).rejects.toThrow(
        "This database holds the demo's account demo-creator with the password that everybody knows: start with an empty one, or say VAYA_DEMO=on.",
      );
    await start({ ...production, VAYA_DEMO: 'on' });
    await start(without);
    await server.stop();
  });
});
