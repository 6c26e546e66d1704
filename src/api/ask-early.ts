export interface EarlyAnswer {
  url: string;
  /** Of the session it was asked in; whoever comes by a link asks in none. */
  token?: string;
  currentBlog: string | null;
  /** Null where none came. */
  answer: Promise<{ status: number; data: string } | null>;
}

declare global {
  var askedEarly: EarlyAnswer[] | undefined;
}

/**
 * Asks for what the page at this address begins with, while its scripts are on their way. It is written into the page by
 * itself, so it stands on nothing. What an address names that the page's does not is told by the answer before it, or
 * was on an earlier day, and `:link` is the token of a mailed link, by which nobody is signed in.
 */
export function askEarly(path: string, addresses: readonly string[]): void {
  try {
    const [token, currentBlog, language] = ['authToken', 'currentBlog', 'vaya.language'].map((key) =>
      localStorage.getItem(key),
    );
    const isByLink = addresses.some((address) => address.endsWith('=:link'));
    const link = isByLink ? new URLSearchParams(location.search).get('token') : null;
    const here = location.pathname.split('/');
    const named: Record<string, string> = link ? { link } : {};
    for (const [index, part] of path.split('/').entries())
      if (part.startsWith(':')) named[part.slice(1)] = decodeURIComponent(here[index] ?? '');
    const isOthers = named.username !== undefined && named.username !== currentBlog;
    const isOwn = token && !isByLink && !isOthers && location.search === '';
    if (!link && !isOwn) return;
    const session = isOwn ? { token, currentBlog: currentBlog ?? null } : { currentBlog: null };
    const headers = {
      ...(isOwn && { Authorization: `Bearer ${token}` }),
      ...(session.currentBlog && { 'X-Current-Blog': session.currentBlog }),
      ...(language && { 'Accept-Language': language }),
    };
    const asked: EarlyAnswer[] = [];
    globalThis.askedEarly = asked;
    const urls = new Set<string>();
    const ask = (address: string, names: Record<string, string>) => {
      const url = address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
      if (urls.has(url)) return;
      urls.add(url);
      const answer = fetch(`/api${url}`, { headers })
        .then(async (response) => ({ status: response.status, data: await response.text() }))
        .catch(() => null);
      asked.push({ url, ...session, answer });
      return answer;
    };
    const place = location.pathname;
    const toldEarlier: Record<string, string> = JSON.parse(localStorage.getItem('vaya.told') ?? '{}')[place] ?? {};
    let before: EarlyAnswer['answer'] | undefined;
    for (const address of addresses) {
      const missing = [...address.matchAll(/:(\w+)/g)].flatMap(([, name = '']) => (name in named ? [] : [name]));
      if (missing.length === 0) before = ask(address, named);
      else {
        if (missing.every((name) => name in toldEarlier)) void ask(address, { ...named, ...toldEarlier });
        void before?.then((told) => {
          if (told?.status !== 200) return;
          const tells = JSON.parse(told.data);
          void ask(address, { ...named, ...tells });
          const names = Object.fromEntries(missing.map((name) => [name, tells[name]]));
          localStorage.setItem('vaya.told', JSON.stringify({ [place]: names }));
        });
      }
    }
  } catch {
    // Where nothing may be kept, nobody is signed in.
  }
}
