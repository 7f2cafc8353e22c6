import './catalog.graphql.ts';
import './catalog-mutations.graphql.ts';
import './product-parts.graphql.ts';
import './ticket-group.graphql.ts';
import './ticket-group-mutations.graphql.ts';
import './ticket-type.graphql.ts';
import './ticket-type-mutations.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const catalogModule: ServerModule = { name: 'catalog' };
