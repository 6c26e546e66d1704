/** By whom something was done, as the trail is looked through. Free of schemas. */
export const auditDoers = ['staff', 'creator', 'system', 'commandLine'] as const;
export type AuditDoer = (typeof auditDoers)[number];
