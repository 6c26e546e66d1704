/** Free of schemas, so that a chart and a screen may import it. */
export const codeLifetimeMs = 300_000;
export const maxCodeTries = 5;
/** A verified address is valid for an application until then. */
export const proofLifetimeMs = 7 * 24 * 60 * 60_000;
/** How long the link to continue an application on another device is valid. */
export const draftLinkDays = 3;

/** What the bank form starts with. */
export const defaultBankCountry = 'Turkey';

export const proficiencies = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'NATIVE'] as const;
export const expertiseLevels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'] as const;

export type Proficiency = (typeof proficiencies)[number];
export type ExpertiseLevel = (typeof expertiseLevels)[number];
