import type { ServerModule } from '../../platform/server-module.ts';
import { offerSettingCheck } from '../settings/index.ts';
import { checkLists } from './check-lists.ts';
import { subscribeBuyerSubscription } from './subscribe-buyer.ts';

offerSettingCheck('mailing-list', checkLists);

export const mailingListModule: ServerModule = {
  name: 'mailing-list',
  subscriptions: [subscribeBuyerSubscription],
};
