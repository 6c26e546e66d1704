export const codeLifetimeMs = 300_000;
export const maxCodeTries = 5;
/** A verified address is valid for an application until then. */
export const proofLifetimeMs = 7 * 24 * 60 * 60_000;
/** How long the link to continue an application on another device is valid. */
export const draftLinkDays = 3;
