import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

async function sourceAt(host: string | undefined): Promise<{ src: string; hosts: readonly string[] }> {
  vi.stubEnv('VITE_CDN_URL', host);
  vi.resetModules();
  const { sourcesOf, hostOfPictures } = await import('./picture-sources.ts');
  return { src: sourcesOf('profile/a', 'portrait').src, hosts: hostOfPictures };
}

it('pictures come from this server, or from the host that the build names', async () => {
  expect(await sourceAt(undefined)).toEqual({ src: '/media/profile/a/320.webp', hosts: [] });
  const elsewhere = { src: 'https://cdn.example/v/profile/a/320.webp', hosts: ['https://cdn.example'] };
  expect(await sourceAt('https://cdn.example/v')).toEqual(elsewhere);
});
