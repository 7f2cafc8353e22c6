import type { ServerModule } from '../../platform/server-module.ts';
import { settleVisit } from './settle-visit.ts';

export const changesModule: ServerModule = {
  name: 'changes',
  subscriptions: [{ bus: 'command', type: 'settle-visit', destination: 'changes', handle: settleVisit }],
};
