/** The host that a visit came from, without its 'www.'; nothing for one of our own pages, or what is no name of a host. */
export function referringHost(referrer: string, ownUrl: string): string {
  const host = hostIn(referrer);
  if (host === '' || host === hostIn(ownUrl)) return '';
  return /^(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]{1,62}$/.test(host) && host.length <= 100 ? host : '';
}

const hostIn = (address: string): string =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
