import './catalog.graphql.ts';
import './catalog-mutations.graphql.ts';
import './product-list.graphql.ts';
import './product-parts.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const catalogModule: ServerModule = { name: 'catalog' };
