import { barcodeSeriesInput } from '@foyer/domain/barcodes/barcode-series-input.ts';
import { productInput } from '@foyer/domain/catalog/product-input.ts';
import { ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { channelInputSchema } from '@foyer/domain/channels/channel-input.ts';
import { colourSchemeInput } from '@foyer/domain/channels/colour-scheme.ts';
import { clientInput, newClientInput } from '@foyer/domain/clients/client-input.ts';
import { giveSaleBackInput } from '@foyer/domain/desk-leases/late-sale-input.ts';
import { assortmentInput } from '@foyer/domain/desk-sales/assortment-input.ts';
import { deskBuyerInput } from '@foyer/domain/desk-sales/desk-sale-input.ts';
import { codeBatchInput } from '@foyer/domain/discounts/discount-code-text.ts';
import { discountInput } from '@foyer/domain/discounts/discount-input.ts';
import { giftCardCorrectionInput, newGiftCardInput } from '@foyer/domain/gift-cards/gift-card-input.ts';
import { accountInput, newAccountInput } from '@foyer/domain/identity/account-input.ts';
import { menuInput } from '@foyer/domain/identity/menu-input.ts';
import { ownPasswordInput } from '@foyer/domain/identity/own-password-input.ts';
import { alternativeTextsInput } from '@foyer/domain/images/alternative-text.ts';
import { billingInput, invoiceMailInput } from '@foyer/domain/invoices/billing-input.ts';
import { waitingTimeInput, wallScreenInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';
import { buyerInput } from '@foyer/domain/order-changes/buyer-input.ts';
import { providerAccountInput } from '@foyer/domain/payments/provider-keys.ts';
import { ratesFromDayInput } from '@foyer/domain/pricing/platform-rates-input.ts';
import { productScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import { scheduleBlockerInput } from '@foyer/domain/product-schedules/schedule-blocker-input.ts';
import { rebookingExceptionInput } from '@foyer/domain/rebooking/exception-input.ts';
import { groupReservationInput } from '@foyer/domain/reservations/group-reservation-input.ts';
import { inputPaths } from '@foyer/domain/result/input-paths.ts';
import { savedViewInput } from '@foyer/domain/saved-views/saved-view-input.ts';
import { deviceInput } from '@foyer/domain/scanning/device-input.ts';
import { exceptionInput } from '@foyer/domain/scheduling/exception-input.ts';
import {
  periodDatesInput,
  rulesChangeInput,
  timeslotGroupInput,
} from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { newTimeslotInput, timeslotUpdateInput } from '@foyer/domain/scheduling/timeslot-input.ts';
import { companyFormInput } from '@foyer/domain/settings/company-form-input.ts';
import { eTicketTemplateInput } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { cashMovementInput, closeTillInput, openTillInput } from '@foyer/domain/tills/session-input.ts';
import { tillInput } from '@foyer/domain/tills/till-input.ts';
import { locationInput } from '@foyer/domain/venues/location-input.ts';
import { voucherBatchInput, voucherDetailsInput } from '@foyer/domain/vouchers/voucher-batch-input.ts';
import { waitingRoomInput } from '@foyer/domain/waiting-room/waiting-room-input.ts';
import { appleWalletInput, googleWalletInput } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { pictureTextControlOf } from '../../components/picture/picture-text.ts';
import { viewControlOf } from '../../components/saved-views/saved-view.ts';
import { accountControlOf } from '../../features/accounts/account-form.ts';
import {
  newTicketstreetControlOf,
  ticketstreetControlOf,
} from '../../features/channels/ticketstreet-form.ts';
import { newWebshopControlOf, webshopControlOf } from '../../features/channels/webshop/webshop-form.ts';
import { clientControlOf } from '../../features/clients/client-form.ts';
import { assortmentControlOf } from '../../features/desk-sale/button-list.tsx';
import { discountControlOf } from '../../features/discounts/discount-form.ts';
import { giftCardControlOf } from '../../features/gift-cards/gift-card-form.ts';
import { emptyReservation } from '../../features/reservations/reservation-form.ts';
import {
  controlOfException,
  type ExceptionRow,
  exceptionFormOf,
} from '../../features/scheduling/exceptions/exception-form.ts';
import { newTime } from '../../features/scheduling/exceptions/time-fields.ts';
import { timeslotGroupFormOf } from '../../features/scheduling/timeslot-groups/timeslot-group-form.ts';
import { providerControlOf } from '../../features/settings/payment-providers/provider-form.ts';
import { closeTillControlOf } from '../../features/tills/close-till-controls.ts';
import { waitingRoomControlOf } from '../../features/waiting-room/waiting-room-form.ts';

/** What can be refused of a form, and what proves that the refusal is seen. */
export type KnownForm =
  /** The form is drawn with every refusal: every-refusal-is-marked. */
  | 'drawn'
  /** It lists the refusals that none of its fields marks. */
  | 'lists what no field marks'
  /** Its check and the server refuse at these paths; each is a field that its sources mark. */
  | {
      paths: readonly string[];
      controlOf?: (field: string) => string;
      /** Fields of the input that are no values of the form: it tells in words what is refused of them. */
      inWords?: readonly string[];
      /** The names of its values, where its source does not list them. */
      values?: readonly string[];
      /** Values of which it lists the refusals above its fields, with the piece of its source that draws the list. */
      inList?: Readonly<Record<string, string>>;
    };

const of = (
  input: Parameters<typeof inputPaths>[0],
  rest: Omit<Extract<KnownForm, object>, 'paths'> = {},
): KnownForm => ({ paths: inputPaths(input), ...rest });

const aTimeslotGroup = { name: '', hidden: false, synced: false, ticketGroups: [], periods: [] };
// Only what its form is made of.
const anException: ExceptionRow = JSON.parse('{"weekdays":[],"ticketGroupIds":[],"times":[]}');

const reservation = of(groupReservationInput, {
  inWords: ['exceedsBy'],
  values: Object.keys(emptyReservation),
});

/** Every form of the back office, by the file that makes it. */
export const knownForms: Record<string, KnownForm> = {
  'components/account/remove-second-factor-dialog.tsx': { paths: ['password'] },
  'components/fields/create-location-dialog.tsx': of(locationInput),
  'components/picture/describe-picture-dialog.tsx': of(alternativeTextsInput, {
    controlOf: pictureTextControlOf,
  }),
  'components/saved-views/save-view-dialog.tsx': of(savedViewInput, { controlOf: viewControlOf }),
  'features/accounts/add-account-page.tsx': of(newAccountInput, { controlOf: accountControlOf }),
  'features/accounts/edit-account-page.tsx': of(accountInput, { controlOf: accountControlOf }),
  'features/administration/administration-page.tsx': of(companyFormInput),
  'features/administration/company-form-page.tsx': of(companyFormInput),
  'features/availability-scheduler/schedules/blocker-editor.tsx': of(scheduleBlockerInput),
  'features/availability-scheduler/schedules/schedule-editor.tsx': of(productScheduleInput),
  'features/catalog/product-list/create-product-dialog.tsx': of(productInput),
  'features/catalog/products/edit-product-form.tsx': 'drawn',
  'features/catalog/ticket-groups/create-ticket-group-dialog.tsx': of(ticketGroupInput),
  'features/catalog/ticket-groups/edit-ticket-group.tsx': 'drawn',
  'features/catalog/ticket-types/add-ticket-type-page.tsx': 'drawn',
  'features/catalog/ticket-types/edit-ticket-type-page.tsx': 'drawn',
  'features/channels/create-ticketstreet-dialog.tsx': of(channelInputSchema, {
    controlOf: newTicketstreetControlOf,
  }),
  'features/channels/edit-ticketstreet-page.tsx': of(channelInputSchema, {
    controlOf: ticketstreetControlOf,
  }),
  'features/channels/schemes/colour-scheme-dialog.tsx': of(colourSchemeInput),
  'features/channels/webshop/create-webshop-page.tsx': of(channelInputSchema, {
    controlOf: newWebshopControlOf,
  }),
  'features/channels/webshop/edit-webshop-page.tsx': of(channelInputSchema, {
    controlOf: webshopControlOf,
  }),
  'features/client-pictures/site-logo-dialog.tsx': { paths: ['address'] },
  'features/clients/create-client-page.tsx': of(newClientInput, { controlOf: clientControlOf }),
  'features/clients/disable-client-dialog.tsx': { paths: ['subdomain'] },
  'features/clients/edit-client-page.tsx': {
    paths: [...inputPaths(clientInput), ...inputPaths(ratesFromDayInput)],
    controlOf: clientControlOf,
  },
  'features/barcodes/edit-series-page.tsx': of(barcodeSeriesInput),
  'features/barcodes/generate-series-page.tsx': of(barcodeSeriesInput),
  'features/barcodes/import/import-series-page.tsx': of(barcodeSeriesInput),
  'features/discounts/codes/generate-codes-dialog.tsx': of(codeBatchInput),
  'features/discounts/create-discount-page.tsx': of(discountInput, { controlOf: discountControlOf }),
  'features/discounts/edit-discount-page.tsx': of(discountInput, { controlOf: discountControlOf }),
  'features/eticket-template/eticket-template-page.tsx': of(eTicketTemplateInput),
  'components/tills/cash-panel.tsx': of(cashMovementInput, { inWords: ['kind', 'movementId'] }),
  'features/tills/close-till-form.tsx': of(closeTillInput, { controlOf: closeTillControlOf }),
  'features/tills/open-till-form.tsx': of(openTillInput),
  'features/desk-leases/give-back-dialog.tsx': of(giveSaleBackInput),
  'features/tills/till-dialog.tsx': of(tillInput),
  'features/vouchers/create-batch-page.tsx': of(voucherBatchInput),
  'features/vouchers/edit-batch-page.tsx': of(voucherDetailsInput),
  'features/events/add-event.tsx': 'drawn',
  'features/events/edit-event-page.tsx': 'drawn',
  'features/gift-cards/correct-balance-card.tsx': of(giftCardCorrectionInput, {
    controlOf: giftCardControlOf,
  }),
  'features/desk-sale/buttons-page.tsx': {
    paths: inputPaths(assortmentInput),
    controlOf: assortmentControlOf,
    inWords: ['assortment'],
  },
  'features/desk-sale/customer-dialog.tsx': { paths: inputPaths(deskBuyerInput) },
  'features/gift-cards/make-gift-card-dialog.tsx': of(newGiftCardInput, { controlOf: giftCardControlOf }),
  'features/menu-rights/menu-order.tsx': of(menuInput),
  'features/narrowcasting/create-wall-screen-page.tsx': of(wallScreenInput),
  'features/narrowcasting/edit-wall-screen-page.tsx': of(wallScreenInput),
  'features/narrowcasting/waiting-time-dialog.tsx': of(waitingTimeInput),
  'features/orders/acts/edit-buyer-dialog.tsx': of(buyerInput, { inWords: ['orderId', 'seen'] }),
  'features/orders/invoices/issue-invoice-dialog.tsx': of(billingInput),
  'features/orders/invoices/send-invoice-dialog.tsx': of(invoiceMailInput),
  'features/own-account/change-password-page.tsx': of(ownPasswordInput),
  'features/own-account/set-up-dialog.tsx': { paths: ['code'] },
  'features/own-account/set-up-password-dialog.tsx': { paths: ['password'] },
  'features/pricing/add-rule-page.tsx': 'drawn',
  'features/pricing/edit-rule-page.tsx': 'drawn',
  'features/reservations/add-reservation-page.tsx': reservation,
  'features/reservations/edit-reservation-page.tsx': reservation,
  'features/scanning/create-device-dialog.tsx': of(deviceInput),
  'features/scheduling/exceptions/exception-drawer.tsx': of(exceptionInput, {
    controlOf: controlOfException,
    inWords: ['id', 'kind', 'closed'],
    values: Object.keys(exceptionFormOf(anException)),
  }),
  'features/scheduling/exceptions/day-form.tsx': 'lists what no field marks',
  'features/scheduling/exceptions/weekday-times-dialog.tsx': 'lists what no field marks',
  'features/scheduling/periods/period-dialog.tsx': of(periodDatesInput),
  'features/scheduling/timeslot-groups/create-timeslot-group-dialog.tsx': of(timeslotGroupInput),
  'features/scheduling/timeslot-groups/edit-timeslot-group.tsx': of(rulesChangeInput, {
    inWords: ['exceptions'],
    values: Object.keys(timeslotGroupFormOf(aTimeslotGroup)),
    inList: { periods: 'above={periodErrors.map(' },
  }),
  'features/scheduling/timeslot-groups/link-ticket-groups-dialog.tsx': { paths: ['ticketGroupIds'] },
  'features/scheduling/timeslots/add-timeslot-dialog.tsx': of(newTimeslotInput, {
    inWords: ['date'],
    values: Object.keys(newTime('', null)),
  }),
  'features/scheduling/timeslots/add-timeslot-page.tsx': { paths: ['groupId', 'date'] },
  'features/scheduling/timeslots/edit-timeslot.tsx': of(timeslotUpdateInput, {
    inWords: ['id', 'followsRules'],
  }),
  'features/session/choose-password-page.tsx': { paths: ['newPassword', 'repeatPassword'] },
  'features/session/forgotten-password-page.tsx': { paths: ['username'] },
  'features/settings/rates/platform-rates-form.tsx': of(ratesFromDayInput, {
    controlOf: (field: string) => field.replace(/Minor$/, ''),
  }),
  'features/settings/subject-form.tsx': 'lists what no field marks',
  'features/settings/rebooking/rebooking-exception-drawer.tsx': of(rebookingExceptionInput),
  'features/settings/payment-providers/provider-keys-dialog.tsx': of(providerAccountInput, {
    controlOf: providerControlOf,
  }),
  'features/settings/replace-secret-dialog.tsx': { paths: ['value'] },
  'features/settings/wallets/apple-dialog.tsx': of(appleWalletInput),
  'features/settings/wallets/google-dialog.tsx': of(googleWalletInput),
  'features/venues/edit-location-page.tsx': 'drawn',
  'features/venues/opening-hours-page.tsx': 'drawn',
  'features/waiting-room/waiting-room-page.tsx': of(waitingRoomInput, { controlOf: waitingRoomControlOf }),
};
