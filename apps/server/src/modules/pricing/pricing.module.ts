import './pricing-mutations.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const pricingModule: ServerModule = { name: 'pricing' };
