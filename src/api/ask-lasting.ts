import axios, { type AxiosAdapter } from 'axios';
import { answering } from './answering.ts';

/** Reaches the server though the page that asks is left at once: a browser gives an XMLHttpRequest up with its page. */
export const askLasting: AxiosAdapter = answering((config) => {
  const { method = 'GET', headers, data, signal } = config;
  return fetch(axios.getUri(config), {
    ...{ method: method.toUpperCase(), headers: { ...headers.toJSON(true) }, body: data, keepalive: true },
    ...(signal instanceof AbortSignal && { signal }),
  })
    .then(async (response) => ({ status: response.status, data: await response.text() }))
    .catch(() => null);
});
