import './abuse-limits.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { clearOldMarks } from './clear-old-marks.ts';

export const abuseLimitsModule: ServerModule = {
  name: 'abuse-limits',
  jobs: [{ name: 'clear order marks', everySeconds: 900, run: clearOldMarks }],
};
