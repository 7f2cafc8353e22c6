import type { ServerModule } from '../../platform/server-module.ts';
import { checkAuditSubscription } from './check-audit.ts';
import { sealAudit } from './seal-audit.ts';

export const auditLogModule: ServerModule = {
  name: 'audit-log',
  subscriptions: [checkAuditSubscription],
  jobs: [{ name: 'seal audit', everySeconds: 2, run: sealAudit }],
};
