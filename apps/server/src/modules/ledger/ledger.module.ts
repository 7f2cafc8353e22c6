import type { ServerModule } from '../../platform/server-module.ts';
import { offerPersonData } from '../person-data/index.ts';
import { postingPersonData } from './posting-person-data.ts';

offerPersonData(postingPersonData);

export const ledgerModule: ServerModule = { name: 'ledger' };
