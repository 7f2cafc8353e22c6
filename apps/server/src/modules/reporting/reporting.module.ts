import './catalogue-sales.graphql.ts';
import './client-figures.graphql.ts';
import './client-health.graphql.ts';
import './dashboard.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { liveDashboardRoutes } from './live/live-dashboard.routes.ts';

export const reportingModule: ServerModule = { name: 'reporting', routes: liveDashboardRoutes };
