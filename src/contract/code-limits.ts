/** What client and server both know of a code. Free of schemas, so that a screen may import it. */
export const codeLifetime = 300_000;
export const codeTries = 5;
