const fewestBytes = 8;

/** 32 bytes, and not a handful of them over and over: chance does not make such a key. */
export const isMasterKey = (text: string): boolean =>
  /^[\w-]{43}$/.test(text) && new Set(Buffer.from(text, 'base64url')).size >= fewestBytes;
