/** Whether a host, as a setting or an address names it, is this machine and nothing else. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
