import './orders-of-conflict.graphql.ts';
import './timeslot-changes.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const timeslotChangesModule: ServerModule = { name: 'timeslot-changes' };
