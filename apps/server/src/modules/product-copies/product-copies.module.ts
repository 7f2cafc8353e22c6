import './product-copies.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';

export const productCopiesModule: ServerModule = { name: 'product-copies' };
