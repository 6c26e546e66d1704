import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { type EarlierFlow, readPage } from './compare.ts';

const run = promisify(execFile);

/** The versions of a checkout in `folder`. Git is started without a shell, and what it prints is bounded. */
export function versionsIn(folder: string) {
  const git = async (...args: string[]): Promise<string | null> =>
    run('git', args, { cwd: folder, timeout: 10_000, maxBuffer: 5_000_000 }).then(
      ({ stdout }) => stdout,
      () => null,
    );
  return {
    isCheckout: async (): Promise<boolean> => (await git('rev-parse', '--show-cdup'))?.trim() === '',

    /** The commit that is checked out, with “-dirty” where a file of it was changed since; null outside of a checkout. */
    currentCommit: async (): Promise<string | null> =>
      (await git('describe', '--always', '--dirty', '--exclude=*', '--abbrev=40'))?.trim() ?? null,

    /** The newest tag, or the commit before this one. */
    defaultVersion: async (): Promise<string> => (await git('tag', '--sort=-creatordate'))?.split('\n')[0] || 'HEAD~1',

    /** The flows on the pages in docs/machines at a tag, branch or commit; null where there is no such version. */
    async flowsAt(version: string): Promise<EarlierFlow[] | null> {
      const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${version}^{commit}`);
      if (commit === null) return null;
      // The title of each page, the titles of its diagrams and the arrows, as "commit:path NUL line".
      const found = await git(
        ...['grep', '-z', '--no-color', '--no-line-number', '-E', '-e', '^# |^### |^  [^ ]+ --> [^ ]+: '],
        ...[commit.trim(), '--', 'docs/machines'],
      );
      const lines = (found ?? '').split('\n').map((line): [name: string, text: string] => {
        const [file = '', text = ''] = line.split('\0');
        return [basename(file, '.md'), text];
      });
      return [...Map.groupBy(lines, ([name]) => name)]
        .map(([name, those]) =>
          readPage(
            name,
            those.map(([, text]) => text),
          ),
        )
        .filter(({ arrows }) => arrows.length > 0);
    },
  };
}
