import type { BlogConfigRequest } from '#contract/blog.ts';
import type { Language } from '#contract/language.ts';
import { ask } from './ask.ts';
import { nothingFound } from './client.ts';

/** With a token, the response is redacted for the signed-in account. */
interface BlogCall {
  token: string | null;
  currentBlog?: string | null;
  signal: AbortSignal;
}

/** A server of the specification says that there is no such blog by the status alone, or by an empty answer. */
export async function readBlog(username: string, language: Language | null, call: BlogCall) {
  const query = language === null ? {} : { lang: language };
  const blog = await ask('readBlog', { params: { username }, query, ...callerOf(call), resolveStatus: { 404: null } });
  if (blog === null) throw nothingFound;
  return { ...blog, username: blog.username || username };
}

export const readBlogConfig = (id: string, call: BlogCall) =>
  ask('readBlogConfig', { params: { id }, ...callerOf(call) });

/** The map of one trip, by the end of its address, or of all places. */
export const readBlogMap = async (username: string, trip: string | null, { signal }: { signal: AbortSignal }) =>
  (await ask('readBlogMap', { params: { username }, query: trip === null ? {} : { trip }, signal })).map;

/** A server that does not return the config has saved it as it was sent. */
export async function saveBlogConfig(
  { username, id }: { username: string | null; id: string },
  config: BlogConfigRequest,
  write: { token: string; attemptKey: string; signal: AbortSignal },
) {
  const request = { body: config, version: config.version, ...write };
  const saved =
    username === null
      ? await ask('saveBlogConfig', { params: { id }, ...request })
      : await ask('saveBlogConfigOfBlog', { params: { username }, ...request });
  return saved.updatedAt === null ? { ...config, ...saved, version: Date.now(), updatedAt: Date.now() } : saved;
}

const callerOf = ({ token, ...call }: BlogCall) => ({ ...call, ...(token !== null && { token }) });

/** The form has the picture as its part 'coverImage'. */
export const uploadCoverImage = (id: string, form: FormData, call: { token: string; signal: AbortSignal }) =>
  ask('uploadCoverImage', { params: { id }, form, ...call });

/** The form has the picture as its part 'profilePicture'. */
export const uploadProfilePicture = (id: string, form: FormData, call: { token: string; signal: AbortSignal }) =>
  ask('uploadProfilePicture', { params: { id }, form, ...call });

/** Null on a server that does not count visits, or does not count those of trips yet. */
export async function readBlogVisits(id: string, call: { token: string; signal: AbortSignal }) {
  const visits = await ask('readBlogVisits', { params: { id }, ...call, resolveStatus: { 404: null } });
  return visits?.trips ? visits : null;
}
