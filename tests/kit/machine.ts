import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programAt } from '#tests/browsers/programs.ts';
import { eventually } from './eventually.ts';

const root = join(import.meta.dirname, '../..');
/** Where the machine finds this repository, whatever folder it lies in. */
export const repository = '/srv/repository';

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const programs = ['unshare', 'nsenter', 'ip', 'pivot_root', 'systemctl', 'runuser', 'git', 'npm', 'openssl'];

/** Why no machine can be started here, with what a test needs on it; null if one can. */
export function whyNoMachine(...needed: readonly string[]): string | null {
  if (process.getuid?.() !== 0) return 'needs root';
  const missing = [...programs, ...needed].filter((name) => programAt(name) === null);
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  if (cgroups() === undefined) return 'needs cgroup2';
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
    ? null
    : 'namespaces are not permitted';
}

const cgroups = () =>
  ['/sys/fs/cgroup', '/sys/fs/cgroup/unified'].find((folder) => existsSync(join(folder, 'cgroup.procs')));

/** The files are those of this machine; what is written to them stays in memory. */
const boot = `
mount -t tmpfs tmpfs /mnt
mkdir /mnt/upper /mnt/work /mnt/root
mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work /mnt/root
cd /mnt/root
mkdir -p .${repository}
mount --bind "$1" .${repository}
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
for folder in run tmp dev; do mount -t tmpfs tmpfs $folder; done
chmod 1777 tmp
for node in null zero full random urandom tty; do touch dev/$node; mount --bind /dev/$node dev/$node; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ip link set lo up
pivot_root . mnt
cd /
umount -l mnt
exec env -i container=test PATH=${path} /lib/systemd/systemd --unit=basic.target
`;

/**
 * A machine to throw away: a copy of this one, with systemd as its first process and no network but its own loopback.
 * Only what systemd needs runs on it.
 */
export async function startMachine() {
  const group = join(cgroups() ?? '', `vaya-machine-${process.pid}`);
  const enter = 'mkdir "$2"; echo 0 > "$2/cgroup.procs"; exec unshare --cgroup sh -euc "$3" sh "$1"';
  const alone = ['--pid', '--fork', '--mount', '--propagation', 'private', '--uts', '--ipc', '--net'];
  const outer = spawn('unshare', [...alone, 'sh', '-euc', enter, 'sh', root, group, boot], { stdio: 'ignore' });
  const first = await eventually(() => {
    const [pid] = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8').split(' ');
    if (!pid || !readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('systemd')) throw new Error('It does not start.');
    return pid;
  });
  const inside = [
    '-t',
    first,
    '-m',
    '-p',
    '-u',
    '-i',
    '-n',
    '-C',
    '-r',
    '-w',
    'env',
    '-i',
    `PATH=${path}`,
    'HOME=/root',
  ];
  const machine = {
    /** Runs lines in a shell of root, which stops at the first that fails; returns what they print. */
    run(lines: string, input = ''): string {
      const { status, stdout, stderr } = spawnSync('nsenter', [...inside, 'sh', '-euc', lines], {
        input,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${lines}\nended with ${status}:\n${stdout}\n${stderr}`);
      return stdout;
    },
    async stop() {
      process.kill(Number(first), 'SIGKILL');
      if (outer.exitCode === null) await once(outer, 'exit');
      await eventually(() => execFileSync('find', [group, '-depth', '-type', 'd', '-delete'], { stdio: 'ignore' }));
    },
  };
  await eventually(() => machine.run('systemctl is-active basic.target'));
  machine.run("git config --system --replace-all safe.directory '*'");
  return machine;
}

export type Machine = Awaited<ReturnType<typeof startMachine>>;
