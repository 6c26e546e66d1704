import type { BlogConfigRequest } from '#contract/blog.ts';
import type { Language } from '#contract/language.ts';
import { ask } from './ask.ts';

/** With a token, the response is redacted for the signed-in account. */
interface BlogCall {
  token: string | null;
  currentBlog?: string | null;
  signal: AbortSignal;
}

/** In the page's own language, or in another one. */
export async function readBlog(username: string, language: Language | null, call: BlogCall) {
  const query = language === null ? {} : { lang: language };
  const blog = await ask('readBlog', { params: { username }, query, ...whoCalls(call) });
  return { ...blog, username: blog.username || username };
}

export const readBlogConfig = (id: string, call: BlogCall) =>
  ask('readBlogConfig', { params: { id }, ...whoCalls(call) });

/** Of one trip, as its address ends, or of all places. */
export const readBlogMap = async (username: string, trip: string | null, { signal }: { signal: AbortSignal }) =>
  (await ask('readBlogMap', { params: { username }, query: trip === null ? {} : { trip }, signal })).map;

/** By the blog's name, or else by the creator's id. A server that does not answer with the config has saved it as it was sent. */
export async function saveBlogConfig(
  { username, id }: { username: string | null; id: string },
  config: BlogConfigRequest,
  write: { token: string; attemptKey: string; signal: AbortSignal },
) {
  const asked = { body: config, version: config.version, ...write };
  const saved =
    username === null
      ? await ask('saveBlogConfig', { params: { id }, ...asked })
      : await ask('saveBlogConfigOfBlog', { params: { username }, ...asked });
  return saved.updatedAt === null ? { ...config, ...saved, version: Date.now(), updatedAt: Date.now() } : saved;
}

const whoCalls = ({ token, ...call }: BlogCall) => ({ ...call, ...(token !== null && { token }) });

/** A cover picture of a creator's own blog, as the part 'coverImage'. */
export const uploadCoverImage = (id: string, form: FormData, call: { token: string; signal: AbortSignal }) =>
  ask('uploadCoverImage', { params: { id }, form, ...call });

/** How often a creator's own blog was opened; null on a server that does not count. */
export const readBlogVisits = async (id: string, call: { token: string; signal: AbortSignal }) =>
  (await ask('readBlogVisits', { params: { id }, ...call, instead: { 404: null } }))?.days ?? null;
