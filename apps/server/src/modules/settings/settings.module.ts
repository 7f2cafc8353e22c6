import './settings.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { settleSettings } from './settle-settings.ts';

export const settingsModule: ServerModule = {
  name: 'settings',
  jobs: [{ name: 'settle settings', everySeconds: 15, run: settleSettings }],
};
