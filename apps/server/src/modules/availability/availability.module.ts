import './availability.graphql.ts';
import './product-list/product-list.graphql.ts';
import './sale-days/sale-days.graphql.ts';
import './type-today/type-today.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const availabilityModule: ServerModule = { name: 'availability' };
