import { execFileSync, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Runs Vitest with these arguments and, at the same time, what reads the sources. `--changed` takes what differs from main. */
const wanted = process.argv.slice(2);
const isChanged = wanted.includes('--changed');

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const listChanged = () => [
  ...git('diff', '--name-only', '--diff-filter=d', '--merge-base', 'main'),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Names of files have no spaces here. */
function checksOfChanged(): Record<string, string> {
  const files = listChanged();
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  return {
    types: 'tsc',
    format: `biome ci --no-errors-on-unmatched ${files.join(' ')}`,
    ...(sources.length > 0 && { lint: `oxlint --type-aware ${sources.join(' ')}` }),
  };
}

const checks = isChanged
  ? checksOfChanged()
  : { 'lint and types': 'npm run --silent lint', format: 'biome ci .', 'dead code': 'knip' };

async function passes([name, command]: [string, string]): Promise<boolean> {
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, code] = await Promise.all([text(child.stdout), codeOf(child)]);
  process.stdout.write(code === 0 ? `${name}: passed\n` : `${output}\n${name}: failed\n`);
  return code === 0;
}

const codeOf = (child: ReturnType<typeof spawn>) => new Promise<number | null>((resolve) => child.on('close', resolve));

const vitest = wanted.flatMap((each) => (each === '--changed' ? ['--changed', 'main', '--passWithNoTests'] : [each]));
const tests = codeOf(spawn('vitest', ['run', ...vitest], { stdio: 'inherit', shell: process.platform === 'win32' }));
const entries = Object.entries(checks);
const passed = await Promise.all(entries.map(passes));
const failed = entries.filter((_, index) => !passed[index]).map(([name]) => name);
const testsCode = await tests;
if (failed.length > 0) process.stdout.write(`failed: ${failed.join(', ')}\n`);
process.exitCode = testsCode === 0 && failed.length === 0 ? 0 : 1;
