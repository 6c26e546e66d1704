/** A browser never fetches a script again that has failed under its address, nor one that hangs: it is asked for under another one. */
export function loadAnew<Module>(load: () => Promise<Module>, tries: number): Promise<Module> {
  const [, address] = /import\(\s*["'`]([^"'`]+)["'`]/.exec(String(load)) ?? [];
  if (address === undefined) return load();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  return import(/* @vite-ignore */ `${address}?${tries}`);
}
