import type { ServerModule } from '../../platform/server-module.ts';
import { forgetOldFailures } from './failed-attempts.ts';

export const rateLimitsModule: ServerModule = {
  name: 'rate-limits',
  jobs: [{ name: 'forget old failures', everySeconds: 900, run: forgetOldFailures }],
};
