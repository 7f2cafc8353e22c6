/** Staff use GraphQL; the export registers itself with `exports`. */
export { exportAuditLog } from './audit-export.ts';
