import axios from 'axios';

/** What an error rejects with when there is no response, or none with a body. */
export const noResponse = 'Wrong Services';

/** What answers in the server's place, as the sign-in page of a network, is no answer: the call has failed. */
export const client = axios.create({
  baseURL: import.meta.env.VITE_API_URL ?? '/api',
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
  axios.isCancel(failure) ? noAnswer() : Promise.reject(await bodyOf(failure)),
);

/** An aborted call must not deliver a late response to the page that is open now. */
const noAnswer = () => new Promise<never>(() => {});

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

/** The specification promises a message alone; a call that needs a sign-in is recognised by its code. */
const withCode = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'message' in body && !('code' in body)
    ? { ...body, code: 'unauthenticated' }
    : body;

/** A call for a file is turned down with words like any other, and they come as a file. */
const jsonIn = (file: Blob): Promise<unknown> =>
  file
    .text()
    .then(JSON.parse)
    .catch(() => undefined);
