/** What client and server both know of a code and of what it proves. Free of schemas, so that a screen may import it. */
export const codeLifetime = 300_000;
export const codeTries = 5;
/** For so long an address that was verified may be applied with. */
export const proofLifetime = 7 * 24 * 60 * 60_000;
