import type { ServerModule } from '../../platform/server-module.ts';
import { sealAudit } from './seal-audit.ts';

export const auditLogModule: ServerModule = {
  name: 'audit-log',
  jobs: [{ name: 'seal audit', everySeconds: 2, run: sealAudit }],
};
