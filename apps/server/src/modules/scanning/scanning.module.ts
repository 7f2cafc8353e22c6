import './scanning.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { scanningRoutes } from './scanning.routes.ts';

export const scanningModule: ServerModule = { name: 'scanning', routes: scanningRoutes };
