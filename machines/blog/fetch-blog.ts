import type { BlogCreator } from '#rules/blog-visibility.ts';
import { refusalBy } from '../refusal.ts';

export type BlogAnswer<Config> =
  /** `config` is null if it could not be read: the page then shows the defaults. */
  { kind: 'found'; profile: BlogCreator; config: Config | null } | { kind: 'missing' };

interface BlogReader<Config> {
  readProfile: () => Promise<BlogCreator>;
  readConfig: (creatorId: string) => Promise<Config>;
}

export const fetchBlog = <Config>({ readProfile, readConfig }: BlogReader<Config>): Promise<BlogAnswer<Config>> =>
  readProfile()
    .then(async (profile): Promise<BlogAnswer<Config>> => {
      const config = await readConfig(profile._id).catch(() => null);
      return { kind: 'found', profile, config };
    })
    .catch(refusalBy<BlogAnswer<Config>>({ notFound: () => ({ kind: 'missing' }) }));
