import type { ServerModule } from '../../platform/server-module.ts';
import { auditCounters } from './audit-counters.ts';
import { expireHolds } from './expire-holds.ts';

export const capacityModule: ServerModule = {
  name: 'capacity',
  jobs: [
    { name: 'expire holds', everySeconds: 5, run: expireHolds },
    { name: 'audit counters', everySeconds: 300, run: auditCounters },
  ],
};
