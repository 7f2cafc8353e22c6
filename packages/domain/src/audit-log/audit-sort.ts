/** The newest entries first, or the oldest. */
export const auditSorts = ['-at', 'at'] as const;
export type AuditSort = (typeof auditSorts)[number];
