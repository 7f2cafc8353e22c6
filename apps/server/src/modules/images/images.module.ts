import './images.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { imagesRoutes } from './images.routes.ts';

export const imagesModule: ServerModule = { name: 'images', routes: imagesRoutes };
