import './abuse-limits.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { botChallengeRoutes } from './bot-challenge.routes.ts';
import { clearOldMarks } from './clear-old-marks.ts';
import { sendSmsSubscription } from './sms/send-sms.ts';

export const abuseLimitsModule: ServerModule = {
  name: 'abuse-limits',
  routes: botChallengeRoutes,
  subscriptions: [sendSmsSubscription],
  jobs: [{ name: 'clear order marks', everySeconds: 900, run: clearOldMarks }],
};
