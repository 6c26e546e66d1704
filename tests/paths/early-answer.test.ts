import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '#api/ask.ts';
import { askEarly } from '#api/ask-early.ts';
import { client } from '#api/client.ts';
import { eventually } from '#tests/kit/eventually.ts';

const kept: Readonly<Record<string, string>> = { authToken: 'token-1', currentBlog: 'deniz' };
const caller = { token: 'token-1', currentBlog: 'deniz' };
const profile = { _id: 'creator-1', username: 'deniz' };
const dashboard = ['/blog/:username', '/creator/:_id/blog-config'];

const fetched = vi.fn(async (url: string, _: { headers: Record<string, string> }) => {
  const body = url.endsWith('/blog-config') ? { version: 3 } : profile;
  return new Response(JSON.stringify(body));
});
interface Opening {
  storage?: Record<string, string>;
  search?: string;
}

/** What reaches the server from the app itself. */
const later = vi.fn(() => Promise.reject(new Error('Nothing was to be asked.')));
const { adapter } = client.defaults;

function openAt(pathname: string, { storage = { ...kept }, search = '' }: Opening = {}) {
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
  });
  askEarly('/blog/:username/config', dashboard);
}
function openLinkAt(search: string) {
  openAt('/blog/ada/config');
  vi.stubGlobal('location', { pathname: '/set-password', search });
  askEarly('/set-password', ['/auth/password/link?token=:link']);
}
const readConfig = (id: string) => ask('readBlogConfig', { params: { id }, ...caller });
const readBlog = (by = caller) => ask('readBlog', { params: { username: 'deniz' }, query: {}, ...by });

describe('what a page asks for before its scripts are there', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    client.defaults.adapter = later;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    fetched.mockClear();
    later.mockClear();
    globalThis.askedEarly = undefined;
    Object.assign(client.defaults, { adapter });
  });

  it('is asked for in the name of whoever is signed in, one thing by what another tells', async () => {
    openAt('/blog/deniz/config', { storage: { ...kept, 'vaya.language': 'tr' } });
    await eventually(() => expect(fetched).toHaveBeenCalledTimes(2));
    const headers = { Authorization: 'Bearer token-1', 'X-Current-Blog': 'deniz', 'Accept-Language': 'tr' };
    expect(fetched.mock.calls).toEqual([
      ['/api/blog/deniz', { headers }],
      ['/api/creator/creator-1/blog-config', { headers }],
    ]);
  });

  it('is asked for at once where an earlier load was told what it is named by', async () => {
    const storage = { ...kept };
    openAt('/blog/deniz/config', { storage });
    await eventually(() => expect(fetched).toHaveBeenCalledTimes(2));
    fetched.mockClear();
    openAt('/blog/deniz/config', { storage });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/blog/deniz', '/api/creator/creator-1/blog-config']);
    expect([await readBlog(), await readConfig('creator-1')]).toEqual([profile, { version: 3 }]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is asked for by its new name where the earlier one is no more', async () => {
    const storage = { ...kept, 'vaya.told': JSON.stringify({ '/blog/deniz/config': { _id: 'creator-0' } }) };
    openAt('/blog/deniz/config', { storage });
    await eventually(() => expect(fetched).toHaveBeenCalledTimes(3));
    expect(await readConfig('creator-1')).toEqual({ version: 3 });
    expect(later).not.toHaveBeenCalled();
    expect(JSON.parse(storage['vaya.told'])).toEqual({ '/blog/deniz/config': { _id: 'creator-1' } });
  });

  it('is the answer to the very call, once', async () => {
    openAt('/blog/deniz/config');
    expect(await readBlog()).toEqual(profile);
    expect(await readConfig('creator-1')).toEqual({ version: 3 });
    expect(later).not.toHaveBeenCalled();
    await expect(readBlog()).rejects.toBeDefined();
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('is no answer to anybody else, nor after something was written, nor a minute later', async () => {
    openAt('/blog/deniz/config');
    await expect(readBlog({ ...caller, token: 'token-2' })).rejects.toBeDefined();
    await expect(readBlog({ ...caller, currentBlog: 'ada' })).rejects.toBeDefined();
    await expect(ask('logOut', caller)).rejects.toBeDefined();
    await expect(readBlog()).rejects.toBeDefined();
    expect(later).toHaveBeenCalledTimes(4);
    openAt('/blog/deniz/config');
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    await expect(readBlog()).rejects.toBeDefined();
    expect(later).toHaveBeenCalledTimes(5);
  });

  it('is refused with the words of the server, or for want of one, as any call is', async () => {
    const refusal = { code: 'notFound', message: 'No creator data available' };
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 404 }));
    openAt('/blog/deniz/config');
    await expect(readBlog()).rejects.toEqual(refusal);
    fetched.mockRejectedValueOnce(new Error('Failed to fetch'));
    openAt('/blog/deniz/config');
    await expect(readBlog()).rejects.toBe('Wrong Services');
    expect(later).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is asked for by a mailed link in nobody’s name, whoever is signed in', async () => {
    openLinkAt('?token=link-1');
    expect(fetched.mock.calls).toEqual([['/api/auth/password/link?token=link-1', { headers: {} }]]);
    await expect(ask('readPasswordLink', { query: { token: 'link-2' } })).rejects.toBeDefined();
    expect(later).toHaveBeenCalledTimes(1);
    expect(await ask('readPasswordLink', { query: { token: 'link-1' } })).toEqual(profile);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('is nothing where the link has no token', () => {
    for (const search of ['', '?token=', '?other=1']) openLinkAt(search);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['nobody is signed in', '/blog/deniz/config', { storage: {} }],
    ['the blog is another’s', '/blog/ada/config', {}],
    ['the address wants something of its own', '/blog/deniz/config', { search: '?state=OPEN' }],
    ['the address cannot be read', '/blog/%/config', {}],
  ])('is nothing where %s', (_, path, more) => {
    openAt(path, more);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is nothing where a device lets nothing be kept', () => {
    vi.stubGlobal('location', { pathname: '/blog/deniz/config', search: '' });
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('Forbidden');
      },
    });
    askEarly('/blog/:username/config', dashboard);
    expect(fetched).not.toHaveBeenCalled();
  });
});
