/** The authors of changes: people, devices and keys of the API, and the system itself. */
export const auditActorKinds = ['account', 'admin', 'device', 'key', 'system'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];

/** What an author that the log names is today; gone: it was deleted. */
export const knownActorKinds = ['account', 'admin', 'device', 'gone'] as const;
export type KnownActorKind = (typeof knownActorKinds)[number];
