import axios from 'axios';
import type { ErrorBody } from '#contract/errors.ts';
import { baseURL } from './base-url.ts';

/** The rejection of a call without a response, or with one that has no body. */
export const noResponse = 'Wrong Services';

/** A response that should have data and has none. */
export const nothingFound = { message: noResponse, code: 'notFound' } satisfies ErrorBody;

/** A response that is not JSON, like the sign-in page of a network, is an error. */
export const client = axios.create({
  baseURL,
  validateStatus: isSuccess,
  responseType: 'json',
  transitional: { silentJSONParsing: false },
});

client.interceptors.request.use((config) => {
  const language = globalThis.document?.documentElement.lang;
  if (language) config.headers.set('Accept-Language', language);
  return config;
});

client.interceptors.response.use(undefined, async (failure: unknown) =>
  axios.isCancel(failure) ? neverSettles() : Promise.reject(await bodyOf(failure)),
);

/** An aborted call must not deliver a late response to the page that is open now. */
const neverSettles = () => new Promise<never>(() => {});

export function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

async function bodyOf(failure: unknown): Promise<unknown> {
  const data: unknown = axios.isAxiosError(failure) ? failure.response?.data : undefined;
  const body = data instanceof Blob ? await jsonIn(data) : data;
  if (body === undefined || body === null || body === '') return noResponse;
  const isUnauthenticated = axios.isAxiosError(failure) && failure.response?.status === 401;
  return isUnauthenticated ? withCode(body) : body;
}

/** The specification promises a message alone; the app recognises a 401 by its code. */
const withCode = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'message' in body && !('code' in body)
    ? { ...body, code: 'unauthenticated' }
    : body;

/** The error of a call for a file arrives as a Blob too. */
const jsonIn = (file: Blob): Promise<unknown> =>
  file
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
