import './acts/cancel-acts.ts';
import './acts/resend-act.ts';
import './bulk-acts.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { carryOnSubscription, sendStalledRuns } from './carry-on-bulk-run.ts';

export const bulkActsModule: ServerModule = {
  name: 'bulk-acts',
  subscriptions: [carryOnSubscription],
  jobs: [{ name: 'carry on bulk runs', everySeconds: 5, run: sendStalledRuns }],
};
