import './availability.graphql.ts';
import './product-list.graphql.ts';
import './sale-days.graphql.ts';
import './type-today.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const availabilityModule: ServerModule = { name: 'availability' };
