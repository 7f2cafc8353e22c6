import './code-batches.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { carryOnCodesSubscription, clearCodeBatches, sendStalledBatches } from './carry-on-batch.ts';

export const codeBatchesModule: ServerModule = {
  name: 'code-batches',
  subscriptions: [carryOnCodesSubscription],
  jobs: [
    { name: 'carry on code batches', everySeconds: 5, run: sendStalledBatches },
    { name: 'clear code batches', everySeconds: 600, run: clearCodeBatches },
  ],
};
