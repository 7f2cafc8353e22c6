export type { AuditCheck } from './audit-check.repository.ts';
export type { AuditAction } from './audit-words.ts';
export { type AuditSeals, readAuditSeals, startAuditCheck } from './check-audit.ts';
export { findLastChange } from './last-change.repository.ts';
export { Personal } from './personal.ts';
export { hasEntrySince } from './recent-entry.repository.ts';
export { changedMeanwhile, refuseStale } from './refuse-stale.ts';
export { verifyAudit } from './verify-audit.ts';
export { type AuditActor, type AuditLater, actorOf, auditLater, writeAudit } from './write-audit.ts';
