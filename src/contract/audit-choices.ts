/** The audit trail is filtered by the kind of actor. Free of schemas. */
export const auditActorKinds = ['staff', 'creator', 'system', 'commandLine'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];
