import './narrowcasting.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { narrowcastingRoutes } from './narrowcasting.routes.ts';

export const narrowcastingModule: ServerModule = { name: 'narrowcasting', routes: narrowcastingRoutes };
