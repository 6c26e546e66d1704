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

/** The errors that our lint finds in each file, were all in the house: one run reads them, each by a name of its own. */
export function lintPlanted<File extends Planted>(all: readonly File[]): Map<File, string[]> {
  const placed = all.map(({ file, code }, index) => ({ file: file.replace(/planted(?=[^/]*$)/, `$&-${index}`), code }));
  const { output } = inPlantedHouse(placed, (house) =>
    run(house, bin('biome'), ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github', '.']),
  );
  const errors = output.match(/^::error .*$/gm) ?? [];
  return new Map(all.map((each, index) => [each, errors.filter((error) => error.includes(`${placed[index]?.file},`))]));
}

/** What our types say of one file, were it in the house. */
export const typecheckPlanted = ({ file, code }: Planted) =>
  inPlantedHouse([{ file, code }], (house) => {
    const project = ['src/contract', 'src/rules', 'src/server', 'src/web', 'machines'].find((folder) =>
      file.startsWith(folder),
    );
    const { output } = run(house, bin('tsc'), [
      '-p',
      `${project}`,
      '--composite',
      'false',
      '--incremental',
      'false',
      '--emitDeclarationOnly',
      'false',
      '--noEmit',
    ]);
    return output;
  });

function inPlantedHouse<Result>(planted: readonly Planted[], act: (house: string) => Result): Result {
  const house = mkdtempSync(join(tmpdir(), 'vaya-house-'));
  try {
    for (const kept of ['package.json', 'biome.json', 'tsconfig.json']) cpSync(join(root, kept), join(house, kept));
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

function run(cwd: string, command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, output: `${stdout}\n${stderr}` };
}
