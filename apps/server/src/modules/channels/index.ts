export { changeChannel } from './change-channel.ts';
export {
  findChannel,
  getChannel,
  listChannels,
  listPaymentMethods,
} from './channel.repository.ts';
export { offerChannelCheck } from './channel-checks.ts';
export { ManagedChannelRef } from './channel-management.graphql.ts';
export { TicketstreetInput, withTextsByKey } from './channels.graphql.ts';
export { createChannel } from './create-channel.ts';
export { deleteChannel } from './delete-channel.ts';
export { draftChannel } from './draft-channel.ts';
export { findOpenChannel } from './find-open-channel.ts';
export { findPublishedChannel } from './find-published-channel.ts';
export { listOtherForms } from './list-other-forms.ts';
export { publishChannel } from './publish-channel.ts';
export { offerSalesFacts, type SalesFacts } from './readiness/read-readiness.ts';
export { channelModules, requireChannelRight } from './require-channel-right.ts';
export { unpublishChannel } from './unpublish-channel.ts';
