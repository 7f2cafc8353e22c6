import './company-form.graphql.ts';
import './secrets.graphql.ts';
import './settings.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { companyFormRoutes } from './company-form.routes.ts';
import { settleSettings } from './settle-settings.ts';

export const settingsModule: ServerModule = {
  name: 'settings',
  routes: companyFormRoutes,
  jobs: [{ name: 'settle settings', everySeconds: 15, run: settleSettings }],
};
