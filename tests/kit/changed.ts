import { spawnSync } from 'node:child_process';
import { it } from 'vitest';
import { isNightly } from './nightly.ts';

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

/** The changed files in these folders; null where git does not know. */
export function changedFiles(...folders: string[]): string[] | null {
  const base = baseCommit();
  const changed = base === null ? null : git('diff', '--name-only', base, '--', ...folders.map((name) => `:/${name}`));
  return changed?.split('\n').filter(Boolean) ?? null;
}

/** Tests of what changes seldom: in every run after a change in these files or folders, and at night. */
export const itWhenChanged = (...folders: string[]) =>
  it.runIf(isNightly || (changedFiles(...folders)?.length ?? 1) > 0);
