/** Whether a host, as a setting or an address names it, is this machine and nothing else: names below localhost are (RFC 6761). */
export const isLoopback = (host: string): boolean => /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
