export interface EarlyAnswer {
  url: string;
  token: string;
  currentBlog: string | null;
  /** Null where none came. */
  answer: Promise<{ status: number; data: string } | null>;
}

declare global {
  var askedEarly: EarlyAnswer[] | undefined;
}

/**
 * Asks for what the page at this address begins with, while its scripts are on their way. It is written into the page by
 * itself, so it stands on nothing. What an address names that the page's does not is told by the answer before it.
 */
export function askEarly(path: string, addresses: readonly string[]): void {
  try {
    const [token, currentBlog, language] = ['authToken', 'currentBlog', 'vaya.language'].map((key) =>
      localStorage.getItem(key),
    );
    const here = location.pathname.split('/');
    const named: Record<string, string> = {};
    for (const [index, part] of path.split('/').entries())
      if (part.startsWith(':')) named[part.slice(1)] = decodeURIComponent(here[index] ?? '');
    const isOthers = named.username !== undefined && named.username !== currentBlog;
    if (!token || isOthers || location.search !== '') return;
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(currentBlog && { 'X-Current-Blog': currentBlog }),
      ...(language && { 'Accept-Language': language }),
    };
    const asked: EarlyAnswer[] = [];
    globalThis.askedEarly = asked;
    const ask = (address: string, names: Record<string, string>) => {
      const url = address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
      const answer = fetch(`/api${url}`, { headers })
        .then(async (response) => ({ status: response.status, data: await response.text() }))
        .catch(() => null);
      asked.push({ url, token, currentBlog: currentBlog ?? null, answer });
      return answer;
    };
    let before: EarlyAnswer['answer'] | undefined;
    for (const address of addresses) {
      const isWhole = [...address.matchAll(/:(\w+)/g)].every(([, name]) => String(name) in named);
      if (isWhole) before = ask(address, named);
      else
        void before?.then((told) => {
          if (told?.status === 200) void ask(address, { ...named, ...JSON.parse(told.data) });
        });
    }
  } catch {
    // Where nothing may be kept, nobody is signed in.
  }
}
