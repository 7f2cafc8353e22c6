import './desk-leases.graphql.ts';
import './lease-staff.graphql.ts';
import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { lateSalePersonData } from './late-sale-person-data.ts';

offerPersonData(lateSalePersonData);

export const deskLeasesModule: ServerModule = { name: 'desk-leases' };
