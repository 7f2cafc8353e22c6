import './exports.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { clearExports } from './clear-exports.ts';
import { exportPersonData } from './export-person-data.ts';
import { exportsRoutes } from './exports.routes.ts';
import { runExportSubscription } from './run-export.ts';

offerPersonData(exportPersonData);

export const exportsModule: ServerModule = {
  name: 'exports',
  routes: exportsRoutes,
  subscriptions: [runExportSubscription],
  jobs: [{ name: 'clear exports', everySeconds: 600, run: clearExports }],
};
