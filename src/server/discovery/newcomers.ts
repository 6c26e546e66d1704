import type { DirectoryWish } from '#rules/directory.ts';
import type { Platform } from '../platform/platform.ts';
import { directoryOf } from './directory.ts';

/** Who meets a wish, and came to the directory after a moment. */
export interface NewcomersQuestion {
  wish: DirectoryWish;
  since: number;
}

export async function countNewcomers(platform: Platform, questions: readonly NewcomersQuestion[]): Promise<number[]> {
  if (questions.length === 0) return [];
  const { index } = await directoryOf(platform).current();
  return questions.map(({ wish, since }) => index.countNewcomers(wish, since));
}

/** Their ids, the newest first. */
export async function listNewcomers(
  platform: Platform,
  { wish, since }: NewcomersQuestion,
  most: number,
): Promise<string[]> {
  const { index } = await directoryOf(platform).current();
  return index.newcomers(wish, since).slice(0, most);
}
