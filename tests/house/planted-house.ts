import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

export interface Planted {
  file: string;
  code: string;
}

/** What reads the sources for us, told to name each error by its file. */
const readers = {
  doors: [bin('biome'), 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', '.'],
  types: ['npm', 'run', '--silent', 'lint', '--', '--format=github', 'src', 'machines'],
};

/** The errors that our lint finds in each file, were all in the house: one run reads them, each by a name of its own. */
export function lintPlanted<File extends Planted>(
  all: readonly File[],
  reader: keyof typeof readers,
): Map<File, string[]> {
  const placed = all.map(({ file, code }, index) => ({ file: file.replace(/planted(?=[^/]*$)/, `$&-${index}`), code }));
  const output = inPlantedHouse(placed, (house) => run(house, readers[reader]));
  const errors = output.match(/^::error .*$/gm) ?? [];
  return new Map(all.map((each, index) => [each, errors.filter((error) => error.includes(`${placed[index]?.file},`))]));
}

function inPlantedHouse<Result>(planted: readonly Planted[], act: (house: string) => Result): Result {
  const house = mkdtempSync(join(tmpdir(), 'vaya-house-'));
  try {
    for (const kept of ['package.json', 'biome.json', '.oxlintrc.json', 'tsconfig.json'])
      cpSync(join(root, kept), join(house, kept));
    for (const project of ['src/contract', 'src/rules', 'src/api', 'src/server', 'src/web', 'machines', 'tests']) {
      mkdirSync(join(house, project), { recursive: true });
      cpSync(join(root, project, 'tsconfig.json'), join(house, project, 'tsconfig.json'));
    }
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const { file, code } of planted) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), code);
    }
    return act(house);
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

function run(cwd: string, [command = '', ...args]: string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return `${stdout}\n${stderr}`;
}
