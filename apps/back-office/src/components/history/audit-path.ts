/** Where the audit log shows what was changed about one thing; `entity` is its kind as the log names it: 'product'. */
export function auditPathOf(entity: string, id: string): string {
  return `/audit-log?entity=${entity}&entityId=${id}`;
}
