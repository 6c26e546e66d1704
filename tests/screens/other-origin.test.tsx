import { render, screen } from '@testing-library/react';
import type { AxiosHeaders } from 'axios';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => {
  vi.stubEnv('VITE_API_URL', 'https://api.example/v1');
  vi.resetModules();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Those that a browser sends without asking the other origin first. */
const always = ['Accept', 'Accept-Language', 'Content-Type'];

it('[HTTP-06] a call to an API of another origin has the specified headers alone', async () => {
  const { ask } = await import('#api/ask.ts');
  const { client } = await import('#api/client.ts');
  const sent: { url: string; headers: Record<string, unknown> }[] = [];
  client.defaults.adapter = async (config) => {
    sent.push({ url: client.getUri(config), headers: (config.headers as AxiosHeaders).toJSON() });
    return { data: {}, status: 200, statusText: '', headers: {}, config };
  };
  await ask('saveBlogConfigOfBlog', {
    ...{ params: { username: 'deniz' }, body: {}, version: 3, attemptKey: 'attempt-1' },
    ...{ token: 'token-1', currentBlog: 'deniz' },
  });
  const [call] = sent;
  expect(call?.url).toBe('https://api.example/v1/blog/deniz/blog-config');
  const headers = Object.entries(call?.headers ?? {}).filter(([name]) => !always.includes(name));
  expect(Object.fromEntries(headers)).toEqual({ Authorization: 'Bearer token-1', 'X-Current-Blog': 'deniz' });
});

it('a page with an API of another origin links to no page that needs our server', async () => {
  const { OwnServerLink } = await import('#web/page/own-server-link.tsx');
  render(<OwnServerLink to="/blog/deniz/account">Account</OwnServerLink>);
  expect(screen.queryByText('Account')).toBeNull();
});
