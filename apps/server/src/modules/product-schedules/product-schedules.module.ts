import './product-schedules.graphql.ts';
import './schedule-mutations.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { extendScheduleHorizons } from './extend-schedule-horizons.ts';

const sixHoursInSeconds = 6 * 60 * 60;

export const productSchedulesModule: ServerModule = {
  name: 'product-schedules',
  jobs: [{ name: 'extend schedule horizons', everySeconds: sixHoursInSeconds, run: extendScheduleHorizons }],
};
