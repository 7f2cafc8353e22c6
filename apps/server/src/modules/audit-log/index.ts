export { findLastChange } from './last-change.repository.ts';
export { verifyAudit } from './verify-audit.ts';
export { type AuditActor, type AuditValues, actorOf, Personal, writeAudit } from './write-audit.ts';
