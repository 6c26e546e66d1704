/** Whether a host, as a setting or an address names it, is this machine and nothing else. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

/** The same, or a name below localhost, which browsers resolve to this machine. */
export const isLocalName = (host: string): boolean => isLoopback(host.replace(/^([\w-]+\.)+(?=localhost$)/i, ''));
