import './reservation-export.ts';
import './reservations.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { reservationPersonData } from './reservation-person-data.ts';

offerPersonData(reservationPersonData);

export const reservationsModule: ServerModule = { name: 'reservations' };
