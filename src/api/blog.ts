import type { BlogConfigReply, BlogConfigRequest, BlogReply } from '#contract/blog.ts';
import { ifMatchHeader } from '#contract/headers.ts';
import type { Language } from '#contract/language.ts';
import { authorization } from './authorization.ts';
import { type Call, type SignedDeed, signedOnce } from './call.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

/** With a token, whoever it is of is told what they may know. */
interface BlogCall extends Call {
  token: string | null;
}

/** In the page's own language, or in another one. */
export const readBlog = async (username: string, language: Language | null, call: BlogCall): Promise<BlogReply> => {
  const params = language === null ? {} : { lang: language };
  return (await client.get<BlogReply>(pathTo('readBlog', { username }), { ...headersOf(call), params })).data;
};

export const readBlogConfig = async (id: string, call: BlogCall): Promise<BlogConfigReply> =>
  (await client.get<BlogConfigReply>(pathTo('readBlogConfig', { id }), headersOf(call))).data;

/** By the blog's name, or else by the creator's id. */
export async function saveBlogConfig(
  { username, id }: { username: string | null; id: string },
  config: BlogConfigRequest,
  deed: SignedDeed,
): Promise<BlogConfigReply> {
  const path = username === null ? pathTo('saveBlogConfig', { id }) : pathTo('saveBlogConfigOfBlog', { username });
  const { headers, signal } = signedOnce(deed);
  const edited = config.version === undefined ? {} : { [ifMatchHeader]: `"${config.version}"` };
  return (await client.post<BlogConfigReply>(path, config, { headers: { ...headers, ...edited }, signal })).data;
}

const headersOf = ({ token, signal }: BlogCall) => ({
  ...(token === null ? {} : { headers: authorization({ token }) }),
  signal,
});
