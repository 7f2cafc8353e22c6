import './discount-codes.ts';
import './discounts.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const discountsModule: ServerModule = { name: 'discounts' };
