import './conflicts.graphql.ts';
import './product-timeslots.graphql.ts';
import './scheduling.graphql.ts';
import './scheduling-mutations.graphql.ts';
import './starts/timeslot-starts.graphql.ts';
import './timeslot-of-group.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { extendHorizons } from './extend-horizons.ts';

const sixHoursInSeconds = 6 * 60 * 60;

export const schedulingModule: ServerModule = {
  name: 'scheduling',
  jobs: [{ name: 'extend horizons', everySeconds: sixHoursInSeconds, run: extendHorizons }],
};
