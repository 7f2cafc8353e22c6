import './scheduler.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const availabilitySchedulerModule: ServerModule = { name: 'availability-scheduler' };
