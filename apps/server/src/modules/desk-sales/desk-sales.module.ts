import './desk-offer.graphql.ts';
import './desk-sales.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const deskSalesModule: ServerModule = { name: 'desk-sales' };
