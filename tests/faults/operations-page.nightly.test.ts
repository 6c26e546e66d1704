import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programAt } from '#tests/browsers/programs.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { type Machine, repository, startMachine, whyNoMachine } from '#tests/kit/machine.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** What stands between a heading and the next one. */
const sectionOf = (heading: string) => page.split(`\n${heading}\n`)[1]?.split(/^##+ /m)[0] ?? '';
const blocksOf = (heading: string): string[] =>
  [...sectionOf(heading).matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replaceAll(/.+/g, asHere),
  );

/** The machine has no network: what is downloaded, built for minutes or certified by others is taken from here. */
function asHere(line: string): string {
  if (line.startsWith('apt-get install')) return ':';
  if (line.startsWith('git clone REPOSITORY')) return line.replace('REPOSITORY', `--quiet --shared ${repository}`);
  if (line === 'npm ci && npm run build') return `ln -s ${repository}/node_modules . && cp -r ${repository}/dist .`;
  if (line === 'systemctl reload caddy')
    return `sed -i '1i {\\n local_certs\\n skip_install_trust\\n}' /etc/caddy/Caddyfile && ${line}`;
  return line;
}

const settings = (key: string, mailPort: string) =>
  Object.entries({
    PUBLIC_URL: 'https://example.org',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    DATABASE_URL: 'postgres://vaya:sea-and-stone@localhost/vaya',
    VAYA_KEYS: key,
    NODE_EXTRA_CA_CERTS: '/etc/vaya/ca.pem',
  })
    .map(([name, value]) => `sed -i 's|^#*${name}=.*|${name}=${value}|' /etc/vaya/vaya.env`)
    .join('\n');

const authority = '/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt';
const answers = 'curl -fs --cacert /etc/vaya/ca.pem https://example.org/api/ready';
const mailServer = `import('${repository}/tests/kit/mail-server.ts').then((kit) => kit.startMailServer()).then(({ url }) => console.log(url))`;

const why = whyNoMachine('caddy', 'nginx', 'psql', 'curl');

describe.skipIf(why)(
  `the page for operators, followed on a machine with systemd${why ? `: ${why}` : ''}`,
  {
    timeout: 900_000,
  },
  () => {
    let machine: Machine;
    const run = (lines: string, input?: string) => machine.run(lines, input);
    const folderOf = (port: number) => run(`readlink /proc/$(systemctl show -P MainPID vaya@${port})/cwd`).trim();
    /** A process is there before it is in its folder. */
    const untilIn = (folder: string) => eventually(() => expect([3000, 3001].map(folderOf)).toEqual([folder, folder]));
    const ask = (address: string, authority = '/etc/vaya/ca.pem') =>
      run(
        `curl -s -o /tmp/answer -w '%{http_version} %{http_code}' --cacert ${authority} https://example.org${address}`,
      );
    /** Each answer of a proxy is that of Vaya: more of them than there are processes. */
    const expectWordsWhileDatabaseIsAway = async (authority?: string) => {
      run('systemctl stop postgresql@15-main');
      for (const _ of Array.from({ length: 6 })) {
        expect(ask('/blog/mia', authority)).toBe('2 503');
        expect(run('cat /tmp/answer')).toContain('We can’t reach our database right now.');
      }
      run('systemctl start postgresql@15-main');
      await eventually(() => expect(ask('/api/ready', authority)).toBe('2 200'));
    };

    beforeAll(async () => {
      machine = await startMachine();
      run('systemctl start postgresql caddy; echo 127.0.0.1 example.org >> /etc/hosts');
      run(`systemd-run --quiet --unit=mail ${repository}/node_modules/.bin/node -e "${mailServer}"`);
      const mailPort = await eventually(
        () => /127\.0\.0\.1:(\d+)/.exec(run('journalctl -u mail -o cat'))?.[1] ?? expect.fail(),
      );
      const [release = '', database = '', files = '', start = '', proxy = ''] = blocksOf('### With systemd');
      run(release);
      run(database, 'sea-and-stone\nsea-and-stone\n');
      // The link leads to the release, in which its block has left the shell.
      const key = run(`cd /opt/vaya\n${files}`).trim();
      run(settings(key, mailPort));
      run(`cd /opt/vaya\n${start}`);
      run(`cd /opt/vaya\n${proxy}`);
      await eventually(() => run(`install -m 0644 ${authority} /etc/vaya/ca.pem && ${answers}`));
    }, 900_000);
    afterAll(() => machine?.stop());

    it('leads to a service that is right in every point, is signed in to, and is backed up', () => {
      const [doctor = '', staff = '', backup = '', ...others] = blocksOf('### With systemd').slice(5);
      expect(others).toEqual([]);
      const lines = run(doctor).trim().split('\n');
      expect(lines.filter((line) => !line.startsWith('good '))).toEqual([]);
      expect(lines).toContain('good  Mail: one was sent to mia@example.com');
      expect(run(staff)).toContain('https://example.org/set-password?token=');
      run(backup);
      expect(run('ls /var/backups/vaya')).toMatch(/^vaya-.+\.backup\n$/);
      expect(run('systemctl is-active vaya-backup.timer')).toBe('active\n');
    });

    it('leads to a service that answers an upload before it restarts', () => {
      const upload = 'curl -s -o /dev/null -w %{http_code} --limit-rate 15k -F profilePicture=@/tmp/picture';
      const status = run(`
      head -c 60000 /dev/zero > /tmp/picture
      ${upload} localhost:3000/api/creator/apply > /tmp/status &
      until [ -n "$(ls /var/lib/vaya/3000/uploads)" ]; do :; done
      systemctl restart vaya@3000
      wait
      cat /tmp/status`);
      expect(status).toBe('400');
    });

    it('upgrades it, and goes back', async () => {
      const [upgrade = '', back = ''] = blocksOf('## Upgrade');
      run(upgrade);
      await untilIn('/opt/vaya-0.3.0');
      run(back);
      await untilIn('/opt/vaya-0.2.0');
    });

    it('restores what was backed up', async () => {
      const [backup = '', restore = ''] = blocksOf('## Back up and restore');
      run('vaya staff add --username lin --email lin@example.com --name "Lin Su"');
      run(backup);
      run('vaya staff add --username noor --email noor@example.com --name "Noor Ay"');
      const [newest = ''] = run('ls -r /var/backups/vaya').split('\n');
      run("systemctl stop 'vaya@*'");
      expect(run(`cp /var/backups/vaya/${newest} /root && vaya restore /root/${newest} 2>&1 || true`)).toContain(
        `/root/${newest} cannot be read by the user vaya.`,
      );
      // What is left is what a new machine has before its first start.
      const [, database = '', , start = ''] = blocksOf('### With systemd');
      run(
        `rm -r /var/lib/vaya; runuser -u postgres -- dropdb vaya; ${database.split('\n')[1]}; cd /opt/vaya; ${start}`,
      );
      run(restore.replace(/vaya-\S+\.backup/, newest));
      await eventually(() => run(answers));
      expect(run('vaya staff list')).toMatch(/^lin\tactive/m);
      expect(run('vaya staff list')).not.toContain('noor');
      expect(run('vaya audit verify')).toMatch(/^The audit trail is intact/);
    });

    it('has a file for Caddy that passes the words on while the database is away, and speaks HTTP/3', async () => {
      await expectWordsWhileDatabaseIsAway();
      expect(run('curl -sI --cacert /etc/vaya/ca.pem https://example.org/api/ready')).toMatch(/^alt-svc: h3=":443"/im);
      if (programAt('gtlsclient') === null) return;
      run('gtlsclient -q --exit-on-all-streams-close example.org 443 https://example.org/api/ready 2>&1 || true');
      await eventually(() => expect(run('tail -n 1 /var/log/caddy/vaya.log')).toMatch(/"HTTP\/3\.0".*"status":200/));
    });

    it('has a file for nginx that passes the service on, and keeps secrets out of its log', async () => {
      const [nginx = ''] = blocksOf('## Proxy and TLS');
      const own = '/etc/ssl/vaya/fullchain.pem';
      run(`
      install -d /etc/ssl/vaya
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=example.org -addext subjectAltName=DNS:example.org -keyout /etc/ssl/vaya/privkey.pem -out ${own} 2>/dev/null
      systemctl stop caddy
      cd /opt/vaya
      ${nginx}`);
      await eventually(() => expect(ask('/api/ready', own)).toBe('2 200'));
      expect(run('curl -s -o /dev/null -w %{http_code} http://example.org/')).toBe('301');
      expect(ask('/calendar/secret-of-mia.ics', own)).toBe('2 404');
      expect(ask('/set-password?token=secret-of-mia', own)).toBe('2 200');
      expect(run('cat /var/log/nginx/vaya.log')).toMatch(/"GET \/calendar\/" 404 .*\n.*"GET \/set-password" 200 /);
      await expectWordsWhileDatabaseIsAway(own);
      run('head -c 7000000 /dev/zero > /tmp/picture');
      expect(ask('/api/creator/apply -F profilePicture=@/tmp/picture', own)).toBe('2 413');
    });
  },
);
