import type { ServerModule } from '../../platform/server-module.ts';
import { offerChannelCheck } from '../channels/index.ts';
import { checkAddress } from './check-address.ts';
import './popup-data.graphql.ts';
import { sendSummarySubscription } from './send-summary.ts';

offerChannelCheck((context, input, before) => checkAddress(context, input, before));

export const popupDataModule: ServerModule = {
  name: 'popup-data',
  subscriptions: [sendSummarySubscription],
};
