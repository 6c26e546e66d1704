import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { journeys } from '#tests/kit/flows.ts';

/** Runs git in this repository; null where git fails or is not installed. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Where this branch left the main branch; on the main branch itself, the previous commit. */
function baseCommit(): string | null {
  const branchPoint = git('merge-base', 'HEAD', 'origin/main');
  return branchPoint === null || branchPoint === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : branchPoint;
}

/** The flows with a changed file in the folder of their chart, by name. */
export function changedFlows(): string[] {
  const base = baseCommit();
  const changed = base === null ? null : git('diff', '--name-only', base, '--', ':/machines');
  const folders = new Set(changed?.split('\n').map(dirname));
  return Object.entries(journeys)
    .filter(([, { file }]) => folders.has(`machines/${dirname(file)}`))
    .map(([name]) => name);
}
