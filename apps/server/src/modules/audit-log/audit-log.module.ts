import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { checkAuditSubscription } from './check-audit.ts';
import { entryPersonData } from './entry-person-data.ts';
import { sealAudit } from './seal-audit.ts';

offerPersonData(entryPersonData);

export const auditLogModule: ServerModule = {
  name: 'audit-log',
  subscriptions: [checkAuditSubscription],
  jobs: [{ name: 'seal audit', everySeconds: 2, run: sealAudit }],
};
