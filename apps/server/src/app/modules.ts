import { abuseLimitsModule } from '../modules/abuse-limits/abuse-limits.module.ts';
import { auditLogModule } from '../modules/audit-log/audit-log.module.ts';
import { auditSearchModule } from '../modules/audit-search/audit-search.module.ts';
import { availabilityModule } from '../modules/availability/availability.module.ts';
import { availabilitySchedulerModule } from '../modules/availability-scheduler/availability-scheduler.module.ts';
import { barcodesModule } from '../modules/barcodes/barcodes.module.ts';
import { bulkActsModule } from '../modules/bulk-acts/bulk-acts.module.ts';
import { capacityModule } from '../modules/capacity/capacity.module.ts';
import { catalogModule } from '../modules/catalog/catalog.module.ts';
import { changesModule } from '../modules/changes/changes.module.ts';
import { channelsModule } from '../modules/channels/channels.module.ts';
import { clientsModule } from '../modules/clients/clients.module.ts';
import { closuresModule } from '../modules/closures/closures.module.ts';
import { codeBatchesModule } from '../modules/code-batches/code-batches.module.ts';
import { deskLeasesModule } from '../modules/desk-leases/desk-leases.module.ts';
import { deskSalesModule } from '../modules/desk-sales/desk-sales.module.ts';
import { discountsModule } from '../modules/discounts/discounts.module.ts';
import { eventsModule } from '../modules/events/events.module.ts';
import { exportsModule } from '../modules/exports/exports.module.ts';
import { foreignTicketsModule } from '../modules/foreign-tickets/foreign-tickets.module.ts';
import { giftCardsModule } from '../modules/gift-cards/gift-cards.module.ts';
import { identityModule } from '../modules/identity/identity.module.ts';
import { imagesModule } from '../modules/images/images.module.ts';
import { invoicesModule } from '../modules/invoices/invoices.module.ts';
import { ledgerModule } from '../modules/ledger/ledger.module.ts';
import { mailingListModule } from '../modules/mailing-list/mailing-list.module.ts';
import { messageQueueModule } from '../modules/message-queue/message-queue.module.ts';
import { narrowcastingModule } from '../modules/narrowcasting/narrowcasting.module.ts';
import { orderChangesModule } from '../modules/order-changes/order-changes.module.ts';
import { orderLedgerModule } from '../modules/order-ledger/order-ledger.module.ts';
import { ordersModule } from '../modules/orders/orders.module.ts';
import { paymentsModule } from '../modules/payments/payments.module.ts';
import { popupDataModule } from '../modules/popup-data/popup-data.module.ts';
import { pricingModule } from '../modules/pricing/pricing.module.ts';
import { privacyModule } from '../modules/privacy/privacy.module.ts';
import { productCopiesModule } from '../modules/product-copies/product-copies.module.ts';
import { productSchedulesModule } from '../modules/product-schedules/product-schedules.module.ts';
import { rateLimitsModule } from '../modules/rate-limits/rate-limits.module.ts';
import { rebookingModule } from '../modules/rebooking/rebooking.module.ts';
import { reportingModule } from '../modules/reporting/reporting.module.ts';
import { reservationsModule } from '../modules/reservations/reservations.module.ts';
import { savedViewsModule } from '../modules/saved-views/saved-views.module.ts';
import { scanningModule } from '../modules/scanning/scanning.module.ts';
import { schedulingModule } from '../modules/scheduling/scheduling.module.ts';
import { settingsModule } from '../modules/settings/settings.module.ts';
import { storefrontModule } from '../modules/storefront/storefront.module.ts';
import { ticketSearchModule } from '../modules/ticket-search/ticket-search.module.ts';
import { ticketsModule } from '../modules/tickets/tickets.module.ts';
import { tillsModule } from '../modules/tills/tills.module.ts';
import { timeslotChangesModule } from '../modules/timeslot-changes/timeslot-changes.module.ts';
import { venuesModule } from '../modules/venues/venues.module.ts';
import { visitMailsModule } from '../modules/visit-mails/visit-mails.module.ts';
import { visitsModule } from '../modules/visits/visits.module.ts';
import { vouchersModule } from '../modules/vouchers/vouchers.module.ts';
import { waitingListModule } from '../modules/waiting-list/waiting-list.module.ts';
import { waitingRoomModule } from '../modules/waiting-room/waiting-room.module.ts';
import { walletPassesModule } from '../modules/wallet-passes/wallet-passes.module.ts';
import type { ServerModule } from '../platform/server-module.ts';

/** Every slice of the server, by name. Loading this file also fills the GraphQL schema. */
export const modules: readonly ServerModule[] = [
  abuseLimitsModule,
  auditLogModule,
  auditSearchModule,
  availabilityModule,
  availabilitySchedulerModule,
  barcodesModule,
  capacityModule,
  catalogModule,
  changesModule,
  channelsModule,
  clientsModule,
  closuresModule,
  eventsModule,
  exportsModule,
  foreignTicketsModule,
  identityModule,
  imagesModule,
  invoicesModule,
  ledgerModule,
  pricingModule,
  codeBatchesModule,
  discountsModule,
  giftCardsModule,
  vouchersModule,
  privacyModule,
  productCopiesModule,
  productSchedulesModule,
  rateLimitsModule,
  rebookingModule,
  reportingModule,
  reservationsModule,
  savedViewsModule,
  scanningModule,
  schedulingModule,
  settingsModule,
  ticketsModule,
  ticketSearchModule,
  tillsModule,
  timeslotChangesModule,
  venuesModule,
  visitsModule,
  visitMailsModule,
  waitingRoomModule,
  mailingListModule,
  popupDataModule,
  messageQueueModule,
  narrowcastingModule,
  ordersModule,
  bulkActsModule,
  orderChangesModule,
  orderLedgerModule,
  paymentsModule,
  storefrontModule,
  deskSalesModule,
  deskLeasesModule,
  waitingListModule,
  walletPassesModule,
];
