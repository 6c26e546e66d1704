import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

const ownFolder = `profile/${'a'.repeat(30)}`;

async function sourcesAt(host: string | undefined, path: string) {
  vi.stubEnv('VITE_CDN_URL', host);
  vi.resetModules();
  const { sourcesOf, hostOfPictures } = await import('./picture-sources.ts');
  return { ...sourcesOf(path, 'portrait'), hosts: hostOfPictures };
}

describe('pictures', () => {
  it('[BLOG-26] are loaded from the CDN host, by the stored path behind it', async () => {
    const file = 'creators/ada ay/portrait.jpg';
    const { src, srcSet, hosts } = await sourcesAt('https://cdn.example/v', file);
    expect([src, srcSet]).toEqual(['https://cdn.example/v/creators/ada%20ay/portrait.jpg', undefined]);
    expect(hosts).toEqual(['https://cdn.example']);
    expect((await sourcesAt(undefined, file)).src).toBe('/media/creators/ada%20ay/portrait.jpg');
    expect((await sourcesAt(undefined, `/${file}`)).src).toBe('/media/creators/ada%20ay/portrait.jpg');
  });

  it('of our own come in several widths from their folder', async () => {
    const { src, srcSet, hosts } = await sourcesAt(undefined, ownFolder);
    expect([src, hosts]).toEqual([`/media/${ownFolder}/320.webp`, []]);
    expect(srcSet).toContain(`/media/${ownFolder}/800.webp 800w`);
  });
});
