import './catalog.graphql.ts';
import './catalog-mutations.graphql.ts';
import './products/product-parts.graphql.ts';
import './ticket-groups/ticket-group.graphql.ts';
import './ticket-groups/ticket-group-mutations.graphql.ts';
import './ticket-types/ticket-type.graphql.ts';
import './ticket-types/ticket-type-mutations.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const catalogModule: ServerModule = { name: 'catalog' };
