import './schedule-changes.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { settleVisits } from './settle-visits.ts';

export const scheduleChangesModule: ServerModule = {
  name: 'schedule-changes',
  subscriptions: [
    { bus: 'command', type: 'settle-visits', destination: 'schedule-changes', handle: settleVisits },
  ],
};
