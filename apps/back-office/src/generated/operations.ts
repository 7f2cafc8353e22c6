// Made by `npm run codegen` from the schema and the *.graphql.ts files. Not edited by hand.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AccountLocale } from '@foyer/domain/identity/account-locales.ts';
import type { AccountSort } from '@foyer/domain/identity/account-filter-input.ts';
import type { AccountState } from '@foyer/domain/identity/account-state.ts';
import type { AccountType } from '@foyer/domain/identity/account-types.ts';
import type { AddressForm, BuyerRestriction, ChannelTemplate, CornerStyle, CustomFieldKind, DonationChoice, StepButtonStyle, TicketNameChoice, TimeslotStyle } from '@foyer/domain/channels/sales-flow.ts';
import type { AdviceCode, CompleteCode, MissingCode } from '@foyer/domain/channels/channel-readiness.ts';
import type { Assortment, ButtonColour } from '@foyer/domain/desk-sales/assortments.ts';
import type { AuditActorKind, KnownActorKind } from '@foyer/domain/audit-log/audit-actor.ts';
import type { AuditSort } from '@foyer/domain/audit-log/audit-sort.ts';
import type { AvailabilityReason, AvailabilityState } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { AvailabilityType, TicketGroupKind } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import type { BarcodeDeletion } from '@foyer/domain/barcodes/barcode-series-input.ts';
import type { BarcodeSeriesKind, BarcodeState, BarcodeStock, BarcodeTab } from '@foyer/domain/barcodes/barcode-series.ts';
import type { BarcodeSeriesSort } from '@foyer/domain/barcodes/barcode-filter-input.ts';
import type { BarcodeValidity } from '@foyer/domain/barcodes/barcode-validities.ts';
import type { BlockingKind } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import type { BulkAct, BulkRowGroup, BulkRowState, BulkRunState } from '@foyer/domain/bulk-acts/bulk-states.ts';
import type { CalendarKind, ExceptionKind, GroupReservationStatus } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { CancelReason, DonationFilter, FailedOrderFilter, ProviderFilter, ScanFilter } from '@foyer/domain/orders/order-facets.ts';
import type { ChangeState } from '@foyer/domain/changes/change-state.ts';
import type { ChangeStepKind } from '@foyer/domain/order-changes/change-steps.ts';
import type { ChangedFactField, VisitorConflict } from '@foyer/domain/scheduling/timeslot-changes/timeslot-change.ts';
import type { ChannelSort } from '@foyer/domain/channels/channel-filter-input.ts';
import type { ChannelTextKey } from '@foyer/domain/channels/channel-texts.ts';
import type { ChannelType, ClientCountry, CodeType, PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import type { ChargebackChoice, DueWay, OrderChangeState } from '@foyer/domain/order-changes/order-change-states.ts';
import type { CheckLevel, CheckLineCode, ProviderAccountState } from '@foyer/domain/payments/check-lines.ts';
import type { ClientLocale } from '@foyer/domain/settings/client-locales.ts';
import type { ClientSort, ClientStatus } from '@foyer/domain/clients/managed-client-filter-input.ts';
import type { ClosureAct, ClosureCause, ClosureVisitGroup, ClosureVisitState } from '@foyer/domain/closures/closure-visit.ts';
import type { ClosureReason, ClosureRemedy, ClosureScope, UnansweredOutcome } from '@foyer/domain/closures/closure-input.ts';
import type { ClosureState } from '@foyer/domain/closures/closure-state.ts';
import type { CodeBatchMode, CodeBatchState, CodeKind } from '@foyer/domain/code-batches/code-batch.ts';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { DearerDay, VoucherBilling, VoucherState } from '@foyer/domain/vouchers/voucher.ts';
import type { DeskMeans } from '@foyer/domain/desk-sales/desk-payment.ts';
import type { DetailKind } from '@foyer/domain/channels/detail-kinds.ts';
import type { DiscountKind, DiscountedTickets } from '@foyer/domain/discounts/discount.ts';
import type { DiscountSort } from '@foyer/domain/discounts/discount-sorts.ts';
import type { DiscountState } from '@foyer/domain/discounts/discount-state.ts';
import type { ETicketBannerHeight, ETicketBlockKind, ETicketCodePlace, ETicketCodeType, ETicketPlace, ETicketVisitField } from '@foyer/domain/tickets/eticket-template/eticket-blocks.ts';
import type { ErasureReason } from '@foyer/domain/privacy/erasure-reasons.ts';
import type { ErasureState, PersonFileFormat, PersonFileState } from '@foyer/domain/privacy/erasure.ts';
import type { EventKind } from '@foyer/domain/events/event-kinds.ts';
import type { EventLimitChoice } from '@foyer/domain/events/event-input.ts';
import type { EventState } from '@foyer/domain/events/planned-event.ts';
import type { ExceptionColour } from '@foyer/domain/scheduling/availability/availability-look.ts';
import type { ExportFormat, ExportState } from '@foyer/domain/exports/export-file.ts';
import type { FailedBus, QueueBus } from '@foyer/domain/message-queue/failed-message-filter.ts';
import type { FailedMessageState } from '@foyer/domain/message-queue/failed-message-state.ts';
import type { GiftCardMovementKind } from '@foyer/domain/gift-cards/gift-card-movements.ts';
import type { GiftCardSort } from '@foyer/domain/gift-cards/gift-card-sorts.ts';
import type { GiftCardSource } from '@foyer/domain/ledger/post-codes.ts';
import type { GiftCardState } from '@foyer/domain/gift-cards/gift-card-state.ts';
import type { GiftKind, ItemKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { GivenLevel, RefusedLimit, RightLimit } from '@foyer/domain/identity/account-right.ts';
import type { InformationIconChoice } from '@foyer/domain/catalog/information-icons.ts';
import type { InvoiceFormat, InvoiceKind } from '@foyer/domain/invoices/invoice.ts';
import type { LateSaleState } from '@foyer/domain/desk-leases/lease-states.ts';
import type { LedgerAccountKind } from '@foyer/domain/ledger/ledger-account.ts';
import type { MadeGiftCardSource } from '@foyer/domain/gift-cards/gift-card-input.ts';
import type { MailKind } from '@foyer/domain/message-queue/mail-kinds.ts';
import type { MailState } from '@foyer/domain/message-queue/mail-states.ts';
import type { MenuUserType } from '@foyer/domain/identity/default-menu.ts';
import type { Module } from '@foyer/domain/identity/modules.ts';
import type { OpeningCause } from '@foyer/domain/waiting-room/waiting-room.ts';
import type { OrderActorKind, OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import type { OrderSort } from '@foyer/domain/orders/order-sorts.ts';
import type { OrderState, OrderStateFilter } from '@foyer/domain/orders/order-states.ts';
import type { OwnerLimitKind, SaleCounterKind } from '@foyer/domain/capacity/sale-counters.ts';
import type { PayingCodeKind } from '@foyer/domain/paying-codes/share-by-codes.ts';
import type { PaymentHealth } from '@foyer/domain/clients/payment-health.ts';
import type { PaymentMethod } from '@foyer/domain/payments/payment-methods.ts';
import type { PaymentProviderName } from '@foyer/domain/payments/payment-providers.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import type { PersonDataKind } from '@foyer/domain/privacy/person-data-kinds.ts';
import type { PopupDataProblem } from '@foyer/domain/channels/popup-data.ts';
import type { PostingKind } from '@foyer/domain/ledger/posting.ts';
import type { PriceStepKind, RuleNotAppliedReason } from '@foyer/domain/pricing/price-step.ts';
import type { PricingRuleKind } from '@foyer/domain/pricing/pricing-rule.ts';
import type { PricingRuleState } from '@foyer/domain/pricing/rule-days.ts';
import type { ProductState, ProductType } from '@foyer/domain/catalog/product.ts';
import type { PublicationState } from '@foyer/domain/channels/channel-publication.ts';
import type { ReasonToWait } from '@foyer/domain/privacy/why-order-stays.ts';
import type { RebookingCode } from '@foyer/domain/rebooking/rebooking-reason.ts';
import type { RebookingExceptionKind } from '@foyer/domain/rebooking/rebooking-rules.ts';
import type { RebookingExceptionState } from '@foyer/domain/rebooking/exception-state.ts';
import type { RebookingOutcome } from '@foyer/domain/rebooking/decide-rebooking.ts';
import type { ReceiptBlockKind } from '@foyer/domain/tills/receipt.ts';
import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import type { RefundState } from '@foyer/domain/payments/refund-states.ts';
import type { RepeatUnit, SlotIntervalUnit } from '@foyer/domain/product-schedules/product-schedule.ts';
import type { ReservationSort, ReservationState, ReservationView } from '@foyer/domain/reservations/reservation-views.ts';
import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { ScanReason } from '@foyer/domain/scanning/scan-verdict.ts';
import type { SecretName } from '@foyer/domain/settings/secret-names.ts';
import type { SettableTimeslotState } from '@foyer/domain/scheduling/timeslot-input.ts';
import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import type { SignInResult } from '@foyer/domain/identity/sign-in-result.ts';
import type { SwitchableTicketGroupKind } from '@foyer/domain/catalog/availability-switch.ts';
import type { TicketGroupState } from '@foyer/domain/catalog/ticket-group.ts';
import type { TicketState } from '@foyer/domain/tickets/ticket-states.ts';
import type { TicketTypeLabel } from '@foyer/domain/catalog/ticket-type-label.ts';
import type { TicketTypeState } from '@foyer/domain/catalog/ticket-type.ts';
import type { TillCloseSort } from '@foyer/domain/tills/till-close-sorts.ts';
import type { TillMeans, TillMovementKind, TillMovementReason } from '@foyer/domain/tills/till-entry.ts';
import type { TimesRuleKind } from '@foyer/domain/scheduling/times-rule-kinds.ts';
import type { TimeslotConflict, TimeslotState } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import type { TimeslotRemedy } from '@foyer/domain/scheduling/timeslot-changes/plan-remedies.ts';
import type { TouchReason } from '@foyer/domain/scheduling/timeslot-changes/touched-tickets.ts';
import type { TouchedDayReason } from '@foyer/domain/venues/touched-visits.ts';
import type { ValidityKind } from '@foyer/domain/catalog/ticket-validity.ts';
import type { ViewList } from '@foyer/domain/saved-views/view-lists.ts';
import type { VoucherBatchSort } from '@foyer/domain/vouchers/voucher-filter-input.ts';
import type { WaitingEntryState } from '@foyer/domain/waiting-list/waiting-states.ts';
import type { WaitingPhase } from '@foyer/domain/waiting-room/waiting-phase.ts';
import type { WallLayout, WallOrientation } from '@foyer/domain/narrowcasting/wall-layouts.ts';
import type { WalletCheckCode, WalletState } from '@foyer/domain/wallet-passes/wallet-checks.ts';
import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import type { WhyCode, WhyEffectKind, WhyStepName } from '@foyer/domain/scheduling/availability/why-step.ts';
export type AccountFilterInput = {
  accountType?: AccountType | null | undefined;
  hasSecondFactor?: boolean | null | undefined;
  neverSignedIn?: boolean | null | undefined;
  search?: string | null | undefined;
  sort?: AccountSort | null | undefined;
  state?: AccountState | null | undefined;
};

export type AccountInput = {
  accountType: AccountType;
  email: string;
  locale: AccountLocale;
  loginLocationIds?: Array<string> | null | undefined;
  mustChangePassword: boolean;
  password: string;
  repeatPassword: string;
  rights: Array<AccountRightInput>;
  username: string;
};

export type AccountRightInput = {
  level: GivenLevel;
  limit: RightLimit;
  module: Module;
  officeIpOnly?: boolean | null | undefined;
  offlineSales?: boolean | null | undefined;
  pluSystem?: boolean | null | undefined;
};

export type AddTicketsInput = {
  date?: string | null | undefined;
  quantity: number;
  ticketTypeId: string;
  timeslotId?: string | null | undefined;
};

export type AlternativeTextInput = {
  language: ContentLanguage;
  text: string;
};

/** Files as base64; the intermediate certificate may be in the first */
export type AppleWalletInput = {
  certificate: string;
  intermediate: string;
  password: string;
};

export type AuditFilterInput = {
  action?: string | null | undefined;
  /** An id, or system */
  actor?: string | null | undefined;
  entity?: string | null | undefined;
  entityId?: string | null | undefined;
  /** today, yesterday, last-7-days, this-month, a date, a range */
  period?: string | null | undefined;
};

export type BarcodeFilterInput = {
  search?: string | null | undefined;
  state?: BarcodeState | null | undefined;
};

export type BarcodeSeriesFilterInput = {
  isLow?: boolean | null | undefined;
  search?: string | null | undefined;
  sort?: BarcodeSeriesSort | null | undefined;
  tab?: BarcodeTab | null | undefined;
  ticketTypeId?: string | null | undefined;
  validity?: BarcodeValidity | null | undefined;
};

export type BarcodeSeriesInput = {
  name: string;
  pluCode?: string | null | undefined;
  prefix?: string | null | undefined;
  ticketTypeIds?: Array<string> | null | undefined;
  validUntil?: string | null | undefined;
  warnPercentage?: number | null | undefined;
};

export type BillingInput = {
  address: string;
  company?: string | null | undefined;
  country: ClientCountry;
  email: string;
  name?: string | null | undefined;
  postalCode: string;
  reference?: string | null | undefined;
  town: string;
  vatNumber?: string | null | undefined;
};

export type BulkActInput = {
  act: BulkAct;
  reason?: string | null | undefined;
  selection: OrderSelectionInput;
};

export type BuyerInput = {
  email: string;
  firstName: string;
  isResent?: boolean | null | undefined;
  lastName: string;
  orderId: string;
  phone: string;
  seen: string;
};

export type CashMovementInput = {
  amountMinor: number;
  kind: TillMovementKind;
  movementId?: string | null | undefined;
  note?: string | null | undefined;
  reason: TillMovementReason;
};

export type ChangeProductInput = {
  category?: string | null | undefined;
  locationIds: Array<string>;
  name: string;
  /** Left out = as they are */
  ownHours?: Array<OwnHoursInput> | null | undefined;
  texts: Array<ProductTextInput>;
};

export type ChannelColoursInput = {
  brand: string;
  ink: string;
  paper: string;
};

export type ChannelFilterInput = {
  kind?: ChannelType | null | undefined;
  search?: string | null | undefined;
  sort?: ChannelSort | null | undefined;
  state?: PublicationState | null | undefined;
};

export type ChannelTextInput = {
  key: ChannelTextKey;
  language: ContentLanguage;
  text: string;
};

export type ClientInput = {
  address?: string | null | undefined;
  channelTypes?: Array<ChannelType> | null | undefined;
  codeType?: CodeType | null | undefined;
  country?: ClientCountry | null | undefined;
  crmId?: string | null | undefined;
  crmLogicalAccount?: string | null | undefined;
  currency: string;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
  name: string;
  paymentEnvironment: string;
  phone?: string | null | undefined;
  postalCode: string;
  subdomain: string;
  timeZone?: string | null | undefined;
  town?: string | null | undefined;
  website?: string | null | undefined;
};

export type CloseTillInput = {
  closesDay?: boolean | null | undefined;
  counts: Array<DenominationCountInput>;
  leftMinor: number;
  manager?: TillManagerInput | null | undefined;
  note?: string | null | undefined;
  terminalMinor?: number | null | undefined;
};

export type ClosedDayInput = {
  date: string;
  note: string;
};

export type ClosurePlanInput = {
  deadlineHours: number;
  note: string;
  offersRefund: boolean;
  reason: ClosureReason;
  remedy: ClosureRemedy;
  /** Sent again, nothing more is closed */
  requestId: string;
  withoutAnswer: UnansweredOutcome;
};

export type ClosureStretchInput = {
  fromDate: string;
  fromTime: string;
  scopeIds: Array<string>;
  scopeKind: ClosureScope;
  untilDate: string;
  /** null = to the end of the day */
  untilTime?: string | null | undefined;
};

export type ColourSchemeInput = {
  colours: ChannelColoursInput;
  name: string;
};

export type CompanyFormInput = {
  accountNumber: string;
  address: string;
  beneficiary: string;
  companyName: string;
  kvkNumber: string;
  postalCode: string;
  town: string;
  vatNumber: string;
};

export type CreateProductInput = {
  category?: string | null | undefined;
  locationIds: Array<string>;
  name: string;
};

export type DenominationCountInput = {
  count: number;
  valueMinor: number;
};

export type DeskAssortmentInput = {
  assortment: Assortment;
  buttons: Array<DeskButtonInput>;
};

export type DeskButtonInput = {
  colour?: ButtonColour | null | undefined;
  ticketGroupId?: string | null | undefined;
  ticketTypeId?: string | null | undefined;
};

export type DeskBuyerInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
};

export type DeskLineInput = {
  quantity: number;
  ticketTypeId: string;
};

export type DeskPaymentInput = {
  amountMinor: number;
  means: DeskMeans;
  receivedMinor?: number | null | undefined;
  referenceNumber?: string | null | undefined;
};

export type DeskSaleInput = {
  buyer: DeskBuyerInput;
  leaseId?: string | null | undefined;
  payments: Array<DeskPaymentInput>;
  saleId: string;
  tillId: string;
  totalMinor: number;
  wish: DeskWishInput;
};

export type DeskWishInput = {
  date?: string | null | undefined;
  discountBasisPoints?: number | null | undefined;
  discountCode?: string | null | undefined;
  language: ContentLanguage;
  lines: Array<DeskLineInput>;
  payingCodes?: Array<string> | null | undefined;
  timeslotId?: string | null | undefined;
};

export type DiscountCodeBatchInput = {
  length?: number | null | undefined;
  prefix?: string | null | undefined;
  quantity: number;
};

export type DiscountFilterInput = {
  nearlyUsedUp?: boolean | null | undefined;
  search?: string | null | undefined;
  sort?: DiscountSort | null | undefined;
  state?: DiscountState | null | undefined;
  ticketGroupId?: string | null | undefined;
  validOn?: string | null | undefined;
};

export type DiscountInput = {
  amountMinor?: number | null | undefined;
  basisPoints?: number | null | undefined;
  discountedTickets?: DiscountedTickets | null | undefined;
  kind: DiscountKind;
  maxTickets?: number | null | undefined;
  minTickets?: number | null | undefined;
  mostDiscounted?: number | null | undefined;
  mostUses?: number | null | undefined;
  ticketGroupIds?: Array<string> | null | undefined;
  ticketTypeIds?: Array<string> | null | undefined;
  title: string;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  visitDates?: Array<string> | null | undefined;
  withDynamicPrices?: boolean | null | undefined;
  withGiftTickets?: boolean | null | undefined;
};

export type ETicketBlockInput = {
  isOn: boolean;
  kind: ETicketBlockKind;
  name?: string | null | undefined;
  texts?: Array<ETicketWordsInput> | null | undefined;
};

export type ETicketTemplateInput = {
  bannerHeight: ETicketBannerHeight;
  blocks: Array<ETicketBlockInput>;
  codeHasNumber: boolean;
  codePlace: ETicketCodePlace;
  codeSizeMm: number;
  codeType: ETicketCodeType;
  logoPlace: ETicketPlace;
  visitFields: Array<ETicketVisitField>;
};

export type ETicketTextInput = {
  language: ContentLanguage;
  text: string;
};

export type ETicketWordsInput = {
  language: ContentLanguage;
  text?: string | null | undefined;
};

export type ErasureInput = {
  confirmation: string;
  reason: ErasureReason;
};

export type EventExceptionInput = {
  date: string;
  note: string;
};

export type EventInput = {
  /** Of an event */
  at?: string | null | undefined;
  exceptions: Array<EventExceptionInput>;
  fromDate?: string | null | undefined;
  kind: EventKind;
  /** One of them is chosen */
  limitChoice?: EventLimitChoice | null | undefined;
  linkedEventId?: string | null | undefined;
  locationId?: string | null | undefined;
  publishInTicketFrame: boolean;
  showAvailability: boolean;
  ticketLimit?: number | null | undefined;
  titleEn: string;
  titleNl: string;
  /** Of an exhibition */
  untilDate?: string | null | undefined;
};

/** The buses as callers name them in a filter */
export type FailedBusName =
  | 'COMMAND'
  | 'DEAD_LETTER'
  | 'EVENT';

export type FailedMessageFilter = {
  bus: FailedBusName;
  destination?: string | null | undefined;
  source?: string | null | undefined;
  type?: string | null | undefined;
};

export type FinishLateSaleInput = {
  overbooks?: boolean | null | undefined;
};

export type FirstRatesInput = {
  platformServiceGroupsMinor?: number | null | undefined;
  platformServiceOfflineMinor?: number | null | undefined;
  platformServiceOnlineMinor?: number | null | undefined;
  platformTransactionOfflineMinor?: number | null | undefined;
  platformTransactionOnlineMinor?: number | null | undefined;
};

export type GiftCardCorrectionInput = {
  changeMinor: number;
  reason: string;
};

export type GiftCardFilterInput = {
  search?: string | null | undefined;
  sort?: GiftCardSort | null | undefined;
  state?: GiftCardState | null | undefined;
};

export type GiveSaleBackInput = {
  note: string;
};

/** The key file of the service account as base64 */
export type GoogleWalletInput = {
  issuerId: string;
  serviceAccountKey: string;
};

export type GroupReservationInput = {
  adults?: number | null | undefined;
  children?: number | null | undefined;
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  exceedsBy?: number | null | undefined;
  free?: number | null | undefined;
  groupName: string;
  mobile?: string | null | undefined;
  note?: string | null | undefined;
  productId: string;
  status?: GroupReservationStatus | null | undefined;
  timeslotId: string;
  youth?: number | null | undefined;
};

export type HoldCapacityInput = {
  enabled: boolean;
  percentage: number;
  releaseDate?: string | null | undefined;
  releaseMinutes?: number | null | undefined;
  releaseTime?: string | null | undefined;
};

export type LocationInput = {
  address?: string | null | undefined;
  /** Left out = as they are */
  closedDays?: Array<ClosedDayInput> | null | undefined;
  country?: string | null | undefined;
  /** 0 = none */
  houseLimit?: number | null | undefined;
  ipRanges?: Array<string> | null | undefined;
  name: string;
  /** null = as the client; left out = as it is */
  paymentEnvironment?: PaymentEnvironment | null | undefined;
  postalCode?: string | null | undefined;
  standardHours: OpeningHoursInput;
  timeZone?: string | null | undefined;
  town?: string | null | undefined;
  weekHours: Array<OpeningHoursInput | null | undefined>;
};

/** Whoever gets the activation mail of a new client */
export type MainAccountInput = {
  email: string;
  locale: AccountLocale;
  username: string;
};

export type ManagedClientFilterInput = {
  currency?: Currency | null | undefined;
  paymentEnvironment?: PaymentEnvironment | null | undefined;
  search?: string | null | undefined;
  sort?: ClientSort | null | undefined;
  status?: ClientStatus | null | undefined;
};

export type MenuInput = {
  items: Array<MenuItemInput>;
  version: string;
};

export type MenuItemInput = {
  groupName?: string | null | undefined;
  id: string;
};

export type MenuRightsAccountInput = {
  accountId: string;
  rights: Array<AccountRightInput>;
  /** Of the rights that were on the screen */
  version: string;
};

export type MenuRightsInput = {
  accounts: Array<MenuRightsAccountInput>;
  startTables: Array<StartTableInput>;
};

export type NewGiftCardInput = {
  amountMinor: number;
  fromName?: string | null | undefined;
  language: ContentLanguage;
  message?: string | null | undefined;
  recipientEmail?: string | null | undefined;
  recipientName?: string | null | undefined;
  source: MadeGiftCardSource;
};

export type NewTimeslotInput = {
  classes?: string | null | undefined;
  date: string;
  limit?: number | null | undefined;
  status?: GroupReservationStatus | null | undefined;
  time: string;
  title?: string | null | undefined;
};

export type OfflineDeskSaleInput = {
  buyer: DeskBuyerInput;
  codes: Array<string>;
  payments: Array<DeskPaymentInput>;
  receiptNumber: number;
  saleId: string;
  soldAt: string;
  totalMinor: number;
  wish: OfflineDeskWishInput;
};

export type OfflineDeskWishInput = {
  date?: string | null | undefined;
  discountBasisPoints?: number | null | undefined;
  language: ContentLanguage;
  lines: Array<DeskLineInput>;
  timeslotId?: string | null | undefined;
};

export type OpenTillInput = {
  floatMinor: number;
  note?: string | null | undefined;
};

export type OpeningHoursInput = {
  closes: string;
  opens: string;
};

export type OpeningInput = {
  closedDays: Array<ClosedDayInput>;
  standardHours: OpeningHoursInput;
  weekHours: Array<OpeningHoursInput | null | undefined>;
};

export type OrderFilterInput = {
  channelId?: string | null | undefined;
  /** The title of a discount code; * = with any */
  discount?: string | null | undefined;
  donation?: DonationFilter | null | undefined;
  /** Failed orders: payment failed, paid without tickets, or a refund that was not paid */
  failed?: FailedOrderFilter | null | undefined;
  language?: ContentLanguage | null | undefined;
  method?: PaymentMethod | null | undefined;
  /** today, yesterday, last-7-days, last-month, this-month, a date, a range */
  placed?: string | null | undefined;
  /** Orders with a ticket of this product */
  productId?: string | null | undefined;
  provider?: ProviderFilter | null | undefined;
  /** Why tickets were cancelled or money went back */
  reason?: CancelReason | null | undefined;
  /** Orders with a refund made in these days, written as `placed` */
  refunded?: string | null | undefined;
  /** How many of the valid tickets were scanned */
  scan?: ScanFilter | null | undefined;
  /** Order number or id, ticket code, phone, name or start of an e-mail address */
  search?: string | null | undefined;
  state?: OrderStateFilter | null | undefined;
  /** Start of the visit, 14:00; counts with `visit` */
  time?: string | null | undefined;
  /** Least and most in minor units: 3000..60000, 3000.., ..60000 */
  total?: string | null | undefined;
  /** today, tomorrow, this-weekend, next-7-days, this-month, next-month, a date, a range */
  visit?: string | null | undefined;
};

export type OrderSelectionInput = {
  filter?: OrderFilterInput | null | undefined;
  orderIds?: Array<string> | null | undefined;
};

export type OrderWishInput = {
  add?: Array<AddTicketsInput> | null | undefined;
  cancel?: Array<string> | null | undefined;
  due?: DueWay | null | undefined;
  isAgainstRules?: boolean | null | undefined;
  isDonationReturned?: boolean | null | undefined;
  isFeeWaived?: boolean | null | undefined;
  newCodes?: Array<string> | null | undefined;
  refundMinor?: number | null | undefined;
  replace?: Array<ReplaceTicketsInput> | null | undefined;
};

export type OwnDayInput = {
  date: string;
  isOpen: boolean;
};

export type OwnHoursInput = {
  locationId: string;
  weekHours: Array<OpeningHoursInput | null | undefined>;
};

export type OwnPasswordInput = {
  currentPassword: string;
  newPassword: string;
  repeatPassword: string;
};

/** The keys of an account; those that the provider does not have are left out */
export type PaymentAccountInput = {
  apiKey?: string | null | undefined;
  environment: PaymentEnvironment;
  livePrefix?: string | null | undefined;
  locationId?: string | null | undefined;
  merchantAccount?: string | null | undefined;
  provider: PaymentProviderName;
  webhookSecret?: string | null | undefined;
};

/** What a picture is for; decides its size and weight and whose it is */
export type PicturePurpose =
  | 'banner'
  | 'eTicketBanner'
  | 'emailBanner'
  | 'giftCard'
  | 'logo'
  | 'pdfBackground'
  | 'productInformation'
  | 'program'
  | 'ticketType'
  | 'ticketstreetBanner'
  | 'ticketstreetLogo';

export type PricingRuleInput = {
  active: boolean;
  from: string;
  kind: PricingRuleKind;
  name: string;
  until: string;
  values: Array<PricingRuleValueInput>;
  weekdays: Array<number>;
};

export type PricingRuleValueInput = {
  amountMinor?: number | null | undefined;
  basisPoints?: number | null | undefined;
  ticketTypeId: string;
};

export type ProductChannelInput = {
  channelId: string;
  enabled: boolean;
  nameOnChannel: string;
};

export type ProductFilterInput = {
  availabilityType?: AvailabilityType | null | undefined;
  channelId?: string | null | undefined;
  locationId?: string | null | undefined;
  needsContent?: boolean | null | undefined;
  search?: string | null | undefined;
  soldOutToday?: boolean | null | undefined;
  /** Left out: all but the archived ones */
  states?: Array<ProductState> | null | undefined;
};

export type ProductHoursInput = {
  locationIds: Array<string>;
  ownHours: Array<OwnHoursInput>;
};

export type ProductScheduleInput = {
  capacity?: number | null | undefined;
  firstTime: string;
  from: string;
  lastTime: string;
  name: string;
  repeatEvery: number;
  repeatUnit: RepeatUnit;
  slotInterval: number;
  slotIntervalUnit: SlotIntervalUnit;
  until: string;
  weekdays: Array<number>;
};

export type ProductTextInput = {
  description: string;
  language: ContentLanguage;
  shortText: string;
  title: string;
};

/** HOUR has a bar a minute, DAY a bar a quarter of an hour, WEEK a bar every two hours */
export type QueuePeriod =
  | 'DAY'
  | 'HOUR'
  | 'WEEK';

/** What the platform charges a client from 00:00 of a day on */
export type RatesFromDayInput = {
  fromDay: string;
  platformServiceGroupsMinor: number;
  platformServiceOfflineMinor: number;
  platformServiceOnlineMinor: number;
  platformTransactionOfflineMinor: number;
  platformTransactionOnlineMinor: number;
};

export type RebookingExceptionInput = {
  earlierDays?: number | null | undefined;
  feeMinor?: number | null | undefined;
  from?: string | null | undefined;
  isAllowed?: boolean | null | undefined;
  isDifferenceReturned?: boolean | null | undefined;
  kind: RebookingExceptionKind;
  laterDays?: number | null | undefined;
  latestHours?: number | null | undefined;
  mostTimes?: number | null | undefined;
  name?: string | null | undefined;
  targetId?: string | null | undefined;
  until?: string | null | undefined;
};

export type ReceiptInput = {
  changeMinor?: number | null | undefined;
  receivedMinor?: number | null | undefined;
};

export type RenewDeskLeaseInput = {
  deviceId: string;
  hasUnreadSales?: boolean | null | undefined;
  language: ContentLanguage;
  seenCodes?: string | null | undefined;
  seenTerms?: string | null | undefined;
  tillId: string;
};

export type ReplaceTicketsInput = {
  date?: string | null | undefined;
  ticketIds: Array<string>;
  ticketTypeId?: string | null | undefined;
  timeslotId?: string | null | undefined;
};

export type ReservationFilterInput = {
  date?: string | null | undefined;
  productId?: string | null | undefined;
  search?: string | null | undefined;
  sort?: ReservationSort | null | undefined;
  status?: GroupReservationStatus | null | undefined;
  timeslotGroupId?: string | null | undefined;
  view?: ReservationView | null | undefined;
};

export type SalesFlowDetailFieldInput = {
  isRequired: boolean;
  kind: DetailKind;
};

export type SalesFlowDetailsInput = {
  customFieldKind?: CustomFieldKind | null | undefined;
  fields?: Array<SalesFlowDetailFieldInput> | null | undefined;
  ticketNameGroupIds?: Array<string> | null | undefined;
  ticketNames?: TicketNameChoice | null | undefined;
};

export type SalesFlowDonationInput = {
  amountsMinor?: Array<number> | null | undefined;
  choice?: DonationChoice | null | undefined;
  isOn?: boolean | null | undefined;
};

export type SalesFlowGroupsInput = {
  isOn?: boolean | null | undefined;
  ticketGroupIds?: Array<string> | null | undefined;
};

export type SalesFlowInput = {
  addressForm?: AddressForm | null | undefined;
  details?: SalesFlowDetailsInput | null | undefined;
  donation?: SalesFlowDonationInput | null | undefined;
  merchandise?: SalesFlowGroupsInput | null | undefined;
  options?: SalesFlowOptionsInput | null | undefined;
  popupData?: SalesFlowPopupDataInput | null | undefined;
  products?: SalesFlowGroupsInput | null | undefined;
  restrictions?: SalesFlowRestrictionsInput | null | undefined;
  smsVerification?: boolean | null | undefined;
  steps?: SalesFlowStepsInput | null | undefined;
  style?: SalesFlowStyleInput | null | undefined;
  termsRequired?: boolean | null | undefined;
  upsell?: SalesFlowUpsellInput | null | undefined;
  waitingList?: boolean | null | undefined;
};

export type SalesFlowOptionsInput = {
  calendarFile?: boolean | null | undefined;
  discountCodes?: boolean | null | undefined;
  giftCards?: boolean | null | undefined;
  giftTickets?: boolean | null | undefined;
  vouchers?: boolean | null | undefined;
  wallet?: boolean | null | undefined;
};

export type SalesFlowPopupDataInput = {
  url?: string | null | undefined;
};

export type SalesFlowRestrictionsInput = {
  codes?: Array<string> | null | undefined;
  emailDomains?: Array<string> | null | undefined;
  mostTicketsPerEmail?: number | null | undefined;
  mostUsesPerCode?: number | null | undefined;
  who?: BuyerRestriction | null | undefined;
};

export type SalesFlowStepsInput = {
  groups?: boolean | null | undefined;
  information?: boolean | null | undefined;
  overview?: boolean | null | undefined;
  program?: boolean | null | undefined;
  schoolDetails?: boolean | null | undefined;
  sidebar?: boolean | null | undefined;
  voucher?: boolean | null | undefined;
};

export type SalesFlowStyleInput = {
  corners?: CornerStyle | null | undefined;
  languageSelector?: boolean | null | undefined;
  stepButtons?: StepButtonStyle | null | undefined;
  template?: ChannelTemplate | null | undefined;
  timeslots?: TimeslotStyle | null | undefined;
};

export type SalesFlowUpsellInput = {
  isOn?: boolean | null | undefined;
  ticketTypeIds?: Array<string> | null | undefined;
};

export type SavedViewInput = {
  isShared: boolean;
  name: string;
  parameters: string;
};

export type ScanDeviceInput = {
  locationId?: string | null | undefined;
  name: string;
};

export type ScanDeviceState =
  | 'CODE_EXPIRED'
  | 'PAIRED'
  | 'REVOKED'
  /** Its pairing code has not been used yet */
  | 'WAITING';

export type ScanDeviceStatus =
  /** A turnstile or program with a key */
  | 'API'
  | 'ASLEEP'
  | 'CODE_EXPIRED'
  /** Not seen for two minutes */
  | 'OFFLINE'
  | 'ONLINE'
  | 'REVOKED'
  | 'WAITING';

export type ScanDirection =
  | 'IN'
  | 'OUT';

export type ScanLogFilter = {
  deviceId?: string | null | undefined;
  locationId?: string | null | undefined;
  period?: string | null | undefined;
  search?: string | null | undefined;
  verdict?: ScanVerdict | null | undefined;
  way?: ScanWay | null | undefined;
};

export type ScanVerdict =
  | 'ATTENTION'
  | 'REFUSED'
  | 'VALID';

export type ScanWay =
  | 'API'
  | 'OFFLINE'
  | 'ONLINE';

export type ScheduleBlockerInput = {
  from: string;
  fromTime?: string | null | undefined;
  reason: string;
  until: string;
  untilTime?: string | null | undefined;
  weekdays: Array<number>;
};

/** Whose schedules: those of one product at one location */
export type ScheduleTargetInput = {
  locationId: string;
  productId: string;
};

export type SeenPlanInput = {
  /** Take ticket groups away from the timeslot groups that they take their times from */
  convert?: boolean | null | undefined;
  /** Of the plan that was seen; where it would be another one by now, the call is refused */
  version?: string | null | undefined;
};

export type SendDeskSalesInput = {
  deviceNow: string;
  leaseId: string;
  sales: Array<OfflineDeskSaleInput>;
};

export type StartBulkInput = {
  act: BulkAct;
  reason?: string | null | undefined;
  requestId: string;
  seen: string;
  selection: OrderSelectionInput;
};

export type StartTableInput = {
  accountType: AccountType;
  rights: Array<AccountRightInput>;
  version: string;
};

export type SwitchAvailabilityInput = {
  kind: SwitchableTicketGroupKind;
  to: AvailabilityType;
};

export type TicketGroupInput = {
  aftervisitMail?: VisitMailInput | null | undefined;
  availableFrom?: string | null | undefined;
  availableUntil?: string | null | undefined;
  childNeedsAdult?: boolean | null | undefined;
  cutOffMinutes?: number | null | undefined;
  eTicketTexts?: Array<ETicketTextInput> | null | undefined;
  /** Left out = as it is */
  kind?: TicketGroupKind | null | undefined;
  lookaheadDays?: number | null | undefined;
  mailArticleCodes?: Array<string> | null | undefined;
  mailsBlocked?: boolean | null | undefined;
  name: string;
  openWeekdays?: Array<number> | null | undefined;
  ownDays?: Array<OwnDayInput> | null | undefined;
  pageMaximum?: number | null | undefined;
  previsitMail?: VisitMailInput | null | undefined;
  /** Left out = no limit */
  ticketLimit?: number | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
};

export type TicketNameInput = {
  name: string;
  seen: string;
  ticketId: string;
};

export type TicketNamesInput = {
  names: Array<TicketNameInput>;
  orderId: string;
};

export type TicketTypeDescriptionInput = {
  extraInformation: string;
  language: ContentLanguage;
  name: string;
};

export type TicketTypeInput = {
  active?: boolean | null | undefined;
  articleCode?: string | null | undefined;
  blocksOtherTimeslots?: boolean | null | undefined;
  costCentre?: string | null | undefined;
  customBarcode?: string | null | undefined;
  dailyScanLimit?: number | null | undefined;
  descriptions: Array<TicketTypeDescriptionInput>;
  durationMinutes?: number | null | undefined;
  eventId?: string | null | undefined;
  groupTicket?: boolean | null | undefined;
  informationIcon?: InformationIconChoice | null | undefined;
  isChild?: boolean | null | undefined;
  itemKind?: ItemKind | null | undefined;
  ledgerAccount?: string | null | undefined;
  maxPerOrder?: number | null | undefined;
  minPerOrder?: number | null | undefined;
  originalPriceMinor?: number | null | undefined;
  pluCode?: string | null | undefined;
  priceMinor: number;
  salesPoints: Array<SalesPoint>;
  statusLabel?: TicketTypeLabel | null | undefined;
  /** Null = no limit; one or the other must be chosen */
  ticketLimit?: number | null | undefined;
  totalScanLimit?: number | null | undefined;
  usesCustomBarcode?: boolean | null | undefined;
  validity?: TicketValidityInput | null | undefined;
  vatBasisPoints: number;
};

export type TicketValidityInput = {
  days?: number | null | undefined;
  kind: ValidityKind;
  until?: string | null | undefined;
};

export type TicketstreetInput = {
  /** null = the colours are its own */
  colourSchemeId?: string | null | undefined;
  colours: ChannelColoursInput;
  defaultLanguage: string;
  endDate?: string | null | undefined;
  /** Left out, it stays as it is */
  holdCapacity?: HoldCapacityInput | null | undefined;
  languages: Array<ContentLanguage>;
  maxTickets: number;
  minTickets: number;
  /** Left out, they stay as they are */
  paymentMethods?: Array<PaymentMethod> | null | undefined;
  /** Left out, it stays as it is */
  salesFlow?: SalesFlowInput | null | undefined;
  startDate?: string | null | undefined;
  texts: Array<ChannelTextInput>;
  ticketGroupIds: Array<string>;
  title: string;
  url: string;
};

export type TillCloseFilterInput = {
  differs?: boolean | null | undefined;
  period?: string | null | undefined;
  sort?: TillCloseSort | null | undefined;
  tillId?: string | null | undefined;
};

export type TillInput = {
  locationId: string;
  name: string;
  printer?: string | null | undefined;
};

export type TillManagerInput = {
  code?: string | null | undefined;
  password: string;
  username: string;
};

export type TillRefundInput = {
  means?: string | null | undefined;
  refundId: string;
  tillId: string;
};

export type TimeslotGroupInput = {
  locationId: string;
  name: string;
};

/** What is left out stays; a limit of null is no limit */
export type TimeslotUpdateInput = {
  classes?: string | null | undefined;
  /** Gives it back to the rules */
  followsRules?: boolean | null | undefined;
  id: string;
  limit?: number | null | undefined;
  state?: SettableTimeslotState | null | undefined;
  status?: GroupReservationStatus | null | undefined;
  title?: string | null | undefined;
};

export type UserTicketInput = {
  eventId?: string | null | undefined;
  ticketDate: string;
  ticketId: string;
  ticketTime?: string | null | undefined;
};

export type VisitMailInput = {
  at?: string | null | undefined;
  days?: number | null | undefined;
  on: boolean;
};

export type VoucherBatchFilterInput = {
  partnerId?: string | null | undefined;
  search?: string | null | undefined;
  sort?: VoucherBatchSort | null | undefined;
};

export type VoucherBatchInput = {
  atGate?: boolean | null | undefined;
  billing?: VoucherBilling | null | undefined;
  codeLength?: number | null | undefined;
  dearerDay?: DearerDay | null | undefined;
  name: string;
  onSalesPage?: boolean | null | undefined;
  partnerId?: string | null | undefined;
  prefix?: string | null | undefined;
  quantity: number;
  reference?: string | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
  worth: Array<VoucherWorthInput>;
};

export type VoucherDetailsInput = {
  atGate?: boolean | null | undefined;
  name: string;
  onSalesPage?: boolean | null | undefined;
  partnerId?: string | null | undefined;
  reference?: string | null | undefined;
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
};

export type VoucherFilterInput = {
  search?: string | null | undefined;
  state?: VoucherState | null | undefined;
};

export type VoucherWorthInput = {
  quantity: number;
  ticketTypeId: string;
};

export type WaitingRoomInput = {
  cartsAMinute?: number | null | undefined;
  minutesToBegin?: number | null | undefined;
  opensBeforeMinutes?: number | null | undefined;
  opensByLoad?: boolean | null | undefined;
  startDate?: string | null | undefined;
  startTime?: string | null | undefined;
  texts?: Array<WaitingTextInput> | null | undefined;
};

export type WaitingTextInput = {
  language: ContentLanguage;
  text: string;
};

export type WaitingTimeInput = {
  minutes?: number | null | undefined;
};

export type WallScreenInput = {
  accentColour?: string | null | undefined;
  backgroundColour?: string | null | undefined;
  channelId?: string | null | undefined;
  footerEn?: string | null | undefined;
  footerNl?: string | null | undefined;
  languageSeconds?: number | null | undefined;
  languages: Array<ContentLanguage>;
  layout?: WallLayout | null | undefined;
  locationId?: string | null | undefined;
  name: string;
  orientation?: WallOrientation | null | undefined;
  productIds?: Array<string> | null | undefined;
  showsEvents?: boolean | null | undefined;
  showsSoldOut?: boolean | null | undefined;
  showsTimeslots?: boolean | null | undefined;
  showsWaiting?: boolean | null | undefined;
  textColour?: string | null | undefined;
};

export type PaletteOrdersQueryVariables = Exact<{
  search: string;
}>;


export type PaletteOrdersQuery = { orders: { edges: Array<{ node: { id: string, number: string | null, buyerName: string, itemCount: number, totalMinor: number, currency: Currency } }> } };

export type PaletteProductsQueryVariables = Exact<{
  search: string;
}>;


export type PaletteProductsQuery = { products: { edges: Array<{ node: { product: { id: string, name: string } } }> } };

export type AccessGiversQueryVariables = Exact<{
  module: Module;
  right: GivenLevel;
}>;


export type AccessGiversQuery = { accessGivers: { names: Array<string>, canBeAsked: boolean } };

export type AskForAccessMutationVariables = Exact<{
  module: Module;
  right: GivenLevel;
}>;


export type AskForAccessMutation = { askForAccess: Array<string> };

export type RemoveSecondFactorMutationVariables = Exact<{
  accountId: string;
  password: string;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: boolean };

export type ClientFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientFactsQuery = { clients: { edges: Array<{ node: { name: string, subdomain: string, currency: Currency, timeZone: string, sellsInTest: boolean, channelTypes: Array<ChannelType>, config: { supportedLocales: { defaultLocale: ClientLocale, edges: Array<{ node: { locale: ClientLocale } }> } } } }> } };

export type PlacesToCloseQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesToCloseQuery = { locations: Array<{ id: string, name: string }> };

export type ClosurePreviewQueryVariables = Exact<{
  stretch: ClosureStretchInput;
}>;


export type ClosurePreviewQuery = { closurePreview: { fingerprint: string, timeslotCount: number, dayCount: number, shortenedDayCount: number, shortenedTicketCount: number, locationCount: number, orderCount: number, heads: number, amountMinor: number, heldCount: number, groupCount: number, groupPeople: number, groupsWithoutAddress: number } };

export type CloseTimeslotsMutationVariables = Exact<{
  stretch: ClosureStretchInput;
  plan: ClosurePlanInput;
  fingerprint: string;
}>;


export type CloseTimeslotsMutation = { closeTimeslots: { id: string } };

export type ClosuresNowQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosuresNowQuery = { closuresNow: Array<{ id: string, where: Array<string>, fromLocal: string, untilLocal: string, totals: Array<{ state: ClosureVisitState, orderCount: number }> }> };

export type StartUploadMutationVariables = Exact<{
  kind: CodeKind;
  fileName: string;
}>;


export type StartUploadMutation = { startCodeUpload: { id: string } };

export type AddLinesMutationVariables = Exact<{
  id: string;
  part: number;
  text: string;
}>;


export type AddLinesMutation = { addCodeLines: { id: string, fileName: string, lineCount: number, headerCount: number, usableCount: number, rejectedCount: number, longest: number } };

export type UploadedLinesQueryVariables = Exact<{
  batchId: string;
  rejected: boolean;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UploadedLinesQuery = { codeBatchLines: { edges: Array<{ node: { line: number, text: string, reason: string | null, params: unknown } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OwnExportsQueryVariables = Exact<{
  kind: string;
}>;


export type OwnExportsQuery = { ownExports: Array<{ id: string, format: ExportFormat, state: ExportState, rowCount: number, createdAt: string, expiresAt: string | null }> };

export type OpenExportMutationVariables = Exact<{
  id: string;
}>;


export type OpenExportMutation = { openExport: string };

export type CreateLocationMutationVariables = Exact<{
  input: LocationInput;
}>;


export type CreateLocationMutation = { createLocation: { id: string } };

export type AuditEntryFieldsFragment = { id: string, at: string, actorKind: AuditActorKind, actorId: string | null, actorName: string | null, action: string, entity: string, entityId: string | null, entityName: string | null, before: unknown, after: unknown, names: unknown, sequence: number | null };

export type ChangesOfThingQueryVariables = Exact<{
  entity: string;
  entityId: string;
  first: number;
}>;


export type ChangesOfThingQuery = { auditEntries: { edges: Array<{ node: { id: string, at: string, actorKind: AuditActorKind, actorId: string | null, actorName: string | null, action: string, entity: string, entityId: string | null, entityName: string | null, before: unknown, after: unknown, names: unknown, sequence: number | null } }> } };

export type PictureOfQueryVariables = Exact<{
  purpose: PicturePurpose;
  ownerId?: string | null | undefined;
}>;


export type PictureOfQuery = { picture: { id: string, url: string, version: string, alternativeTexts: Array<{ language: ContentLanguage, text: string }> } | null };

export type UploadPictureMutationVariables = Exact<{
  purpose: PicturePurpose;
  ownerId?: string | null | undefined;
  image: Blob;
}>;


export type UploadPictureMutation = { uploadPicture: string };

export type RemovePictureMutationVariables = Exact<{
  purpose: PicturePurpose;
  ownerId?: string | null | undefined;
}>;


export type RemovePictureMutation = { removePicture: boolean };

export type DescribePictureMutationVariables = Exact<{
  purpose: PicturePurpose;
  ownerId?: string | null | undefined;
  texts: Array<AlternativeTextInput>;
  version: string;
}>;


export type DescribePictureMutation = { describePicture: boolean };

export type SavedViewListQueryVariables = Exact<{
  list: ViewList;
}>;


export type SavedViewListQuery = { savedViews: Array<{ id: string, name: string, parameters: string, isShared: boolean, isOwn: boolean, version: string }> };

export type CreateSavedViewMutationVariables = Exact<{
  list: ViewList;
  input: SavedViewInput;
}>;


export type CreateSavedViewMutation = { createSavedView: { id: string } };

export type ChangeSavedViewMutationVariables = Exact<{
  id: string;
  input: SavedViewInput;
  version: string;
}>;


export type ChangeSavedViewMutation = { changeSavedView: { id: string } };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedViewMutation = { deleteSavedView: string };

export type MoveSavedViewMutationVariables = Exact<{
  id: string;
  isBack: boolean;
}>;


export type MoveSavedViewMutation = { moveSavedView: Array<{ id: string }> };

export type ShownTimeslotFragment = { id: string, date: string, time: string, state: TimeslotState, capacity: number | null, heldCount: number, soldCount: number, conflict: TimeslotConflict | null, wantedCapacity: number | null, madeByHand: boolean, status: GroupReservationStatus, title: string, classes: string, colour: ExceptionColour | null, isPast: boolean, exception: { id: string, note: string, published: boolean } | null, closure: { id: string, reason: ClosureReason | null, note: string } | null, fill: { state: AvailabilityState, left: number | null } };

export type ShownTillFiguresFragment = { floatMinor: number, expectedMinor: number, putIn: { count: number, amountMinor: number }, takenOut: { count: number, amountMinor: number }, means: Array<{ means: TillMeans, sales: { count: number, amountMinor: number }, refunds: { count: number, amountMinor: number } }> };

export type ShownTillMovementFragment = { at: string, kind: TillMovementKind, reason: TillMovementReason, note: string, byName: string, amountMinor: number };

export type OwnTillsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTillsQuery = { tills: Array<{ id: string, version: number, name: string, locationId: string, printer: string, closedDay: string | null, currency: Currency, hoursToday: { opens: string, closes: string } | null, location: { id: string, name: string }, session: { id: string, openedAt: string, openedByName: string, floatMinor: number, currency: Currency, isTest: boolean, report: { entries: number, freeDifferenceMinor: number, differenceLimitMinor: number, sales: number | null, figures: { floatMinor: number, expectedMinor: number, putIn: { count: number, amountMinor: number }, takenOut: { count: number, amountMinor: number }, means: Array<{ means: TillMeans, sales: { count: number, amountMinor: number }, refunds: { count: number, amountMinor: number } }> } | null, movements: Array<{ at: string, kind: TillMovementKind, reason: TillMovementReason, note: string, byName: string, amountMinor: number }> } } | null, lastClose: { sessionId: string, number: number, closedAt: string, closedByName: string, leftMinor: number } | null }> };

export type MoveCashMutationVariables = Exact<{
  sessionId: string;
  input: CashMovementInput;
}>;


export type MoveCashMutation = { moveCash: { id: string } };

export type ReceiptQueryVariables = Exact<{
  orderId: string;
  input?: ReceiptInput | null | undefined;
}>;


export type ReceiptQuery = { receipt: Array<{ kind: ReceiptBlockKind, left: string, right: string }> };

export type PrintReceiptMutationVariables = Exact<{
  orderId: string;
  tillId: string;
  input?: ReceiptInput | null | undefined;
}>;


export type PrintReceiptMutation = { printReceipt: boolean };

export type WhyAnswerFragment = { date: string, timeslotId: string | null, time: string | null, calendarId: string | null, calendarKind: CalendarKind | null, locationName: string, timeZone: string, at: string, group: { id: string, name: string, productId: string }, channel: { id: string, name: string } | null, groups: Array<{ id: string, name: string }>, channels: Array<{ id: string, name: string }>, timeslots: Array<{ id: string, time: string, availability: { state: AvailabilityState } }>, steps: Array<{ name: WhyStepName, code: WhyCode, limitKind: SaleCounterKind | null, params: unknown, applies: boolean, changesAt: string | null, effect: { kind: WhyEffectKind, places: number | null } }>, labels: Array<{ id: string, name: string, label: TicketTypeLabel }>, availability: { state: AvailabilityState, reason: AvailabilityReason, left: number | null } };

export type WhyTimeslotQueryVariables = Exact<{
  timeslotId: string;
  ticketGroupId?: string | null | undefined;
  channelId?: string | null | undefined;
}>;


export type WhyTimeslotQuery = { whyTimeslot: { date: string, timeslotId: string | null, time: string | null, calendarId: string | null, calendarKind: CalendarKind | null, locationName: string, timeZone: string, at: string, group: { id: string, name: string, productId: string }, channel: { id: string, name: string } | null, groups: Array<{ id: string, name: string }>, channels: Array<{ id: string, name: string }>, timeslots: Array<{ id: string, time: string, availability: { state: AvailabilityState } }>, steps: Array<{ name: WhyStepName, code: WhyCode, limitKind: SaleCounterKind | null, params: unknown, applies: boolean, changesAt: string | null, effect: { kind: WhyEffectKind, places: number | null } }>, labels: Array<{ id: string, name: string, label: TicketTypeLabel }>, availability: { state: AvailabilityState, reason: AvailabilityReason, left: number | null } } };

export type WhyProductQueryVariables = Exact<{
  productId: string;
  date: string;
  timeslotId?: string | null | undefined;
  ticketGroupId?: string | null | undefined;
  channelId?: string | null | undefined;
}>;


export type WhyProductQuery = { whyProduct: { date: string, timeslotId: string | null, time: string | null, calendarId: string | null, calendarKind: CalendarKind | null, locationName: string, timeZone: string, at: string, group: { id: string, name: string, productId: string }, channel: { id: string, name: string } | null, groups: Array<{ id: string, name: string }>, channels: Array<{ id: string, name: string }>, timeslots: Array<{ id: string, time: string, availability: { state: AvailabilityState } }>, steps: Array<{ name: WhyStepName, code: WhyCode, limitKind: SaleCounterKind | null, params: unknown, applies: boolean, changesAt: string | null, effect: { kind: WhyEffectKind, places: number | null } }>, labels: Array<{ id: string, name: string, label: TicketTypeLabel }>, availability: { state: AvailabilityState, reason: AvailabilityReason, left: number | null } } };

export type AccountListQueryVariables = Exact<{
  filter: AccountFilterInput;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type AccountListQuery = { accountSummary: { total: number, counts: { all: number, management: number, reception: number, neverSignedIn: number, archived: number } }, accounts: { edges: Array<{ node: { id: string, username: string, email: string, accountType: AccountType, locale: AccountLocale, isMain: boolean, moduleCount: number, hasSecondFactor: boolean, lastSignInAt: string | null, state: AccountState, invitationDaysLeft: number, recentFailures: number } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type EditAccountQueryVariables = Exact<{
  id: string;
}>;


export type EditAccountQuery = { account: { id: string, version: number, username: string, email: string, accountType: AccountType, locale: AccountLocale, isMain: boolean, mustChangePassword: boolean, state: AccountState, invitationDaysLeft: number, recentFailures: number, loginLocationIds: Array<string>, rights: Array<{ module: Module, level: GivenLevel, limit: RightLimit, officeIpOnly: boolean, offlineSales: boolean, pluSystem: boolean }>, secondFactor: { since: string, recoveryCodesLeft: number } | null, activation: { sentAt: string, expiresAt: string, usedAt: string | null } | null, sessions: Array<{ id: string, userAgent: string, createdAt: string, lastUsedAt: string, isOwn: boolean }>, signIns: Array<{ id: string, at: string, address: string, result: SignInResult }> } };

export type AccountChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountChoicesQuery = { startTables: Array<{ accountType: AccountType, rights: Array<{ module: Module, level: GivenLevel, limit: RightLimit, officeIpOnly: boolean, offlineSales: boolean, pluSystem: boolean }> }>, loginLocations: Array<{ id: string, name: string, networkCount: number }> };

export type CreateAccountMutationVariables = Exact<{
  input: AccountInput;
}>;


export type CreateAccountMutation = { createAccount: { id: string } };

export type ChangeAccountMutationVariables = Exact<{
  id: string;
  input: AccountInput;
  version: number;
}>;


export type ChangeAccountMutation = { changeAccount: { id: string } };

export type ArchiveAccountMutationVariables = Exact<{
  id: string;
  archived: boolean;
}>;


export type ArchiveAccountMutation = { archiveAccount: { id: string } };

export type DeleteAccountMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAccountMutation = { deleteAccount: string };

export type InviteAccountMutationVariables = Exact<{
  id: string;
}>;


export type InviteAccountMutation = { inviteAccount: { id: string } };

export type EndAccountSessionsMutationVariables = Exact<{
  accountId: string;
  sessionId?: string | null | undefined;
}>;


export type EndAccountSessionsMutation = { endAccountSessions: number };

export type AccountCountQueryVariables = Exact<{
  filter: AccountFilterInput;
}>;


export type AccountCountQuery = { accountSummary: { total: number } };

export type CompanyFormQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyFormQuery = { companyForm: { filled: { companyName: string, address: string, postalCode: string, town: string, vatNumber: string, kvkNumber: string, accountNumber: string, beneficiary: string, savedAt: string, savedByName: string | null } | null, link: { madeAt: string, madeByName: string, expiresAt: string } | null }, clientSettings: Array<{ id: string, subject: SettingSubject, inForce: unknown }> };

export type FillCompanyFormMutationVariables = Exact<{
  input: CompanyFormInput;
}>;


export type FillCompanyFormMutation = { fillCompanyForm: boolean };

export type RenewCompanyFormLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewCompanyFormLinkMutation = { renewCompanyFormLink: string };

export type RevokeCompanyFormLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCompanyFormLinkMutation = { revokeCompanyFormLink: boolean };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditFilterInput | null | undefined;
  sort?: AuditSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type AuditLogQuery = { auditEntries: { edges: Array<{ node: { id: string, at: string, actorKind: AuditActorKind, actorId: string | null, actorName: string | null, action: string, entity: string, entityId: string | null, entityName: string | null, before: unknown, after: unknown, names: unknown, sequence: number | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type AuditEntryQueryVariables = Exact<{
  id: string;
}>;


export type AuditEntryQuery = { auditEntry: { id: string, at: string, actorKind: AuditActorKind, actorId: string | null, actorName: string | null, action: string, entity: string, entityId: string | null, entityName: string | null, before: unknown, after: unknown, names: unknown, sequence: number | null } };

export type AuditFilterWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditFilterWordsQuery = { auditFilterWords: { actions: Array<string>, entities: Array<string>, actors: Array<{ id: string, kind: KnownActorKind, name: string | null }> } };

export type AuditSealsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditSealsQuery = { auditSeals: { sealed: number, unsealed: number, lastSealedAt: string | null, check: { id: string, startedAt: string, finishedAt: string | null, checked: number, total: number, brokenAt: number | null, brokenEntryId: string | null } | null } };

export type CheckAuditLogMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckAuditLogMutation = { checkAuditLog: { sealed: number } };

export type ExportAuditLogMutationVariables = Exact<{
  filter?: AuditFilterInput | null | undefined;
  format: ExportFormat;
}>;


export type ExportAuditLogMutation = { exportAuditLog: { id: string } };

export type ReleasablePlacesQueryVariables = Exact<{
  timeslotId: string;
}>;


export type ReleasablePlacesQuery = { releasablePlaces: { placeCount: number, cartCount: number } };

export type ReleaseHeldPlacesMutationVariables = Exact<{
  timeslotId: string;
}>;


export type ReleaseHeldPlacesMutation = { releaseHeldPlaces: { placeCount: number } };

export type SchedulerChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SchedulerChoicesQuery = { locations: Array<{ id: string, name: string, timeZone: string }>, schedulerProducts: Array<{ id: string, name: string, locationIds: Array<string>, hasSchedules: boolean }> };

export type ShownDayFragment = { date: string, soldCount: number, heldCount: number, capacity: number | null, barShares: Array<number>, barStates: Array<AvailabilityState>, fill: { state: AvailabilityState, left: number | null } };

export type CalendarFrameFragment = { localNow: { date: string, time: string }, closedDates: Array<{ date: string, note: string }> };

export type SchedulerWeekQueryVariables = Exact<{
  locationId: string;
  productId?: string | null | undefined;
  from: string;
  until: string;
}>;


export type SchedulerWeekQuery = { schedulerCalendar: { location: { name: string, timeZone: string }, rows: Array<{ capacityPerSlot: number | null, product: { id: string, name: string, imageUrl: string | null }, days: Array<{ barTimes: Array<string>, date: string, soldCount: number, heldCount: number, capacity: number | null, barShares: Array<number>, barStates: Array<AvailabilityState>, fill: { state: AvailabilityState, left: number | null } }> }>, localNow: { date: string, time: string }, closedDates: Array<{ date: string, note: string }> } };

export type SchedulerMonthQueryVariables = Exact<{
  locationId: string;
  productId?: string | null | undefined;
  from: string;
  until: string;
}>;


export type SchedulerMonthQuery = { schedulerCalendar: { location: { timeZone: string }, days: Array<{ date: string, soldCount: number, heldCount: number, capacity: number | null, barShares: Array<number>, barStates: Array<AvailabilityState>, fill: { state: AvailabilityState, left: number | null } }>, localNow: { date: string, time: string }, closedDates: Array<{ date: string, note: string }> } };

export type SchedulerSlotsQueryVariables = Exact<{
  locationId: string;
  productId?: string | null | undefined;
  from: string;
  until: string;
}>;


export type SchedulerSlotsQuery = { schedulerCalendar: { location: { timeZone: string }, blockers: Array<{ from: string, until: string, weekdays: Array<number>, fromTime: string | null, untilTime: string | null, reason: string }>, slots: Array<{ id: string, productIds: Array<string>, date: string, time: string, state: TimeslotState, conflict: TimeslotConflict | null, capacity: number | null, soldCount: number, heldCount: number, scannedCount: number, withheldCount: number, isPast: boolean, closureId: string | null, fill: { state: AvailabilityState, left: number | null } }>, localNow: { date: string, time: string }, closedDates: Array<{ date: string, note: string }> } };

export type SchedulerStripQueryVariables = Exact<{
  locationId: string;
  productId?: string | null | undefined;
  from: string;
  until: string;
}>;


export type SchedulerStripQuery = { schedulerCalendar: { closedDates: Array<{ date: string }>, days: Array<{ date: string, fill: { state: AvailabilityState } }> } };

export type SchedulerSlotQueryVariables = Exact<{
  id: string;
}>;


export type SchedulerSlotQuery = { schedulerSlot: { id: string, productIds: Array<string>, date: string, time: string, state: TimeslotState, conflict: TimeslotConflict | null, wantedCapacity: number | null, madeByHand: boolean, capacity: number | null, soldCount: number, heldCount: number, scannedCount: number, withheldCount: number, isSynced: boolean, isPast: boolean, ruleName: string | null, timeslotGroupId: string | null, closureId: string | null, fill: { state: AvailabilityState, left: number | null }, soldShares: Array<{ channelName: string | null, salesPoint: SalesPoint, isTest: boolean, places: number }> } };

export type DraftChosenTimeslotsMutationVariables = Exact<{
  timeslots: Array<TimeslotUpdateInput>;
}>;


export type DraftChosenTimeslotsMutation = { draftTimeslotsChange: string };

export type ProductCalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductCalendarsQuery = { productCalendars: Array<{ id: string, product: { id: string, name: string }, location: { id: string, name: string }, schedules: Array<{ id: string, name: string, from: string, until: string, repeatUnit: RepeatUnit, repeatEvery: number, weekdays: Array<number>, firstTime: string, lastTime: string, intervalMinutes: number, capacity: number | null, version: string }>, blockers: Array<{ id: string, from: string, until: string, weekdays: Array<number>, fromTime: string | null, untilTime: string | null, reason: string, version: string }>, overtaken: Array<{ name: string, byName: string, count: number, firstDate: string }>, lastChange: { id: string, name: string, addedCount: number, removedCount: number, changedCount: number, changedBy: string } | null, conflicts: { count: number, firstDate: string } | null }> };

export type UndoProductScheduleChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoProductScheduleChangeMutation = { undoProductScheduleChange: string };

export type SchedulePlanPartsFragment = { version: string, addedCount: number, removedCount: number, changedCount: number, touchedCount: number, touchedTickets: number, touchedHolds: number, outsideHoursCount: number, touched: Array<{ id: string, date: string, time: string, heldCount: number, soldCount: number }>, overtaken: Array<{ name: string, byName: string, count: number, firstDate: string }>, otherSources: Array<{ name: string, timeslotGroupNames: Array<string> }> };

export type ProductSchedulePreviewQueryVariables = Exact<{
  target: ScheduleTargetInput;
  input: ProductScheduleInput;
}>;


export type ProductSchedulePreviewQuery = { plan: { version: string, addedCount: number, removedCount: number, changedCount: number, touchedCount: number, touchedTickets: number, touchedHolds: number, outsideHoursCount: number, touched: Array<{ id: string, date: string, time: string, heldCount: number, soldCount: number }>, overtaken: Array<{ name: string, byName: string, count: number, firstDate: string }>, otherSources: Array<{ name: string, timeslotGroupNames: Array<string> }> } };

export type ChangedSchedulePreviewQueryVariables = Exact<{
  id: string;
  input: ProductScheduleInput;
}>;


export type ChangedSchedulePreviewQuery = { plan: { version: string, addedCount: number, removedCount: number, changedCount: number, touchedCount: number, touchedTickets: number, touchedHolds: number, outsideHoursCount: number, touched: Array<{ id: string, date: string, time: string, heldCount: number, soldCount: number }>, overtaken: Array<{ name: string, byName: string, count: number, firstDate: string }>, otherSources: Array<{ name: string, timeslotGroupNames: Array<string> }> } };

export type DeletedSchedulePreviewQueryVariables = Exact<{
  id: string;
}>;


export type DeletedSchedulePreviewQuery = { plan: { version: string, addedCount: number, removedCount: number, changedCount: number, touchedCount: number, touchedTickets: number, touchedHolds: number, outsideHoursCount: number, touched: Array<{ id: string, date: string, time: string, heldCount: number, soldCount: number }>, overtaken: Array<{ name: string, byName: string, count: number, firstDate: string }>, otherSources: Array<{ name: string, timeslotGroupNames: Array<string> }> } };

export type ScheduleBlockerPreviewQueryVariables = Exact<{
  target: ScheduleTargetInput;
  input: ScheduleBlockerInput;
}>;


export type ScheduleBlockerPreviewQuery = { plan: { version: string, addedCount: number, removedCount: number, changedCount: number, touchedCount: number, touchedTickets: number, touchedHolds: number, outsideHoursCount: number, touched: Array<{ id: string, date: string, time: string, heldCount: number, soldCount: number }>, overtaken: Array<{ name: string, byName: string, count: number, firstDate: string }>, otherSources: Array<{ name: string, timeslotGroupNames: Array<string> }> } };

export type ChangedBlockerPreviewQueryVariables = Exact<{
  id: string;
  input: ScheduleBlockerInput;
}>;


export type ChangedBlockerPreviewQuery = { plan: { version: string, addedCount: number, removedCount: number, changedCount: number, touchedCount: number, touchedTickets: number, touchedHolds: number, outsideHoursCount: number, touched: Array<{ id: string, date: string, time: string, heldCount: number, soldCount: number }>, overtaken: Array<{ name: string, byName: string, count: number, firstDate: string }>, otherSources: Array<{ name: string, timeslotGroupNames: Array<string> }> } };

export type DeletedBlockerPreviewQueryVariables = Exact<{
  id: string;
}>;


export type DeletedBlockerPreviewQuery = { plan: { version: string, addedCount: number, removedCount: number, changedCount: number, touchedCount: number, touchedTickets: number, touchedHolds: number, outsideHoursCount: number, touched: Array<{ id: string, date: string, time: string, heldCount: number, soldCount: number }>, overtaken: Array<{ name: string, byName: string, count: number, firstDate: string }>, otherSources: Array<{ name: string, timeslotGroupNames: Array<string> }> } };

export type CreateProductScheduleMutationVariables = Exact<{
  target: ScheduleTargetInput;
  input: ProductScheduleInput;
  seen: SeenPlanInput;
}>;


export type CreateProductScheduleMutation = { createProductSchedule: { id: string } };

export type ChangeProductScheduleMutationVariables = Exact<{
  id: string;
  input: ProductScheduleInput;
  version: string;
  seen: SeenPlanInput;
}>;


export type ChangeProductScheduleMutation = { changeProductSchedule: { id: string } };

export type DeleteProductScheduleMutationVariables = Exact<{
  id: string;
  seen: SeenPlanInput;
}>;


export type DeleteProductScheduleMutation = { deleteProductSchedule: string };

export type CreateScheduleBlockerMutationVariables = Exact<{
  target: ScheduleTargetInput;
  input: ScheduleBlockerInput;
  seen: SeenPlanInput;
}>;


export type CreateScheduleBlockerMutation = { createScheduleBlocker: { id: string } };

export type ChangeScheduleBlockerMutationVariables = Exact<{
  id: string;
  input: ScheduleBlockerInput;
  version: string;
  seen: SeenPlanInput;
}>;


export type ChangeScheduleBlockerMutation = { changeScheduleBlocker: { id: string } };

export type DeleteScheduleBlockerMutationVariables = Exact<{
  id: string;
  seen: SeenPlanInput;
}>;


export type DeleteScheduleBlockerMutation = { deleteScheduleBlocker: string };

export type SeriesListQueryVariables = Exact<{
  filter?: BarcodeSeriesFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type SeriesListQuery = { barcodeSeriesList: { edges: Array<{ cursor: string, node: { id: string, name: string, prefix: string, number: number, pluCode: string, validUntil: string | null, createdAt: string, stock: BarcodeStock, figures: { total: number, issued: number, scanned: number, unscanned: number, remaining: number }, ticketTypes: Array<{ id: string, descriptions: Array<{ language: ContentLanguage, name: string }>, ticketGroup: { id: string, name: string } }>, batch: { id: string, state: CodeBatchState, total: number, done: number } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, barcodeTotals: { series: number, codes: number, remaining: number }, barcodeSeriesCounts: { imported: number, generated: number, archived: number } };

export type SeriesDetailQueryVariables = Exact<{
  id: string;
}>;


export type SeriesDetailQuery = { barcodeSeries: { id: string, version: number, kind: BarcodeSeriesKind, number: number, isArchived: boolean, createdAt: string, createdByName: string, stock: BarcodeStock, name: string, prefix: string, pluCode: string, validUntil: string | null, warnPercentage: number, ticketTypeIds: Array<string>, figures: { total: number, issued: number, scanned: number, unscanned: number, remaining: number }, ticketTypes: Array<{ id: string, descriptions: Array<{ language: ContentLanguage, name: string }>, ticketGroup: { id: string, name: string } }>, batch: { id: string, mode: CodeBatchMode, state: CodeBatchState, total: number, done: number, rejectedCount: number, failure: string | null } | null, issuedPerDay: Array<{ date: string, issued: number }> } };

export type CodesOfSeriesQueryVariables = Exact<{
  seriesId: string;
  filter?: BarcodeFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type CodesOfSeriesQuery = { barcodes: { edges: Array<{ cursor: string, node: { id: string, code: string, issuedAt: string | null, scannedAt: string | null, isCancelled: boolean, orderId: string | null, orderNumber: string | null, ticketType: { id: string, descriptions: Array<{ language: ContentLanguage, name: string }> } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type TypesForCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type TypesForCodesQuery = { ticketGroups: Array<{ id: string, name: string, state: TicketGroupState, ticketTypes: Array<{ id: string, state: TicketTypeState, descriptions: Array<{ language: ContentLanguage, name: string }> }> }> };

export type GenerateSeriesMutationVariables = Exact<{
  input: BarcodeSeriesInput;
  quantity: number;
}>;


export type GenerateSeriesMutation = { generateBarcodeSeries: { id: string } };

export type ImportSeriesMutationVariables = Exact<{
  input: BarcodeSeriesInput;
  batchId: string;
}>;


export type ImportSeriesMutation = { made: { id: string } };

export type ImportTicketsMutationVariables = Exact<{
  name: string;
  batchId: string;
}>;


export type ImportTicketsMutation = { made: { id: string } };

export type AddBarcodesMutationVariables = Exact<{
  id: string;
  batchId?: string | null | undefined;
  quantity?: number | null | undefined;
}>;


export type AddBarcodesMutation = { addBarcodes: { id: string } };

export type ChangeSeriesMutationVariables = Exact<{
  id: string;
  input: BarcodeSeriesInput;
  version: number;
}>;


export type ChangeSeriesMutation = { changeBarcodeSeries: { id: string } };

export type DeleteSeriesMutationVariables = Exact<{
  id: string;
  deletion?: BarcodeDeletion | null | undefined;
  version: number;
}>;


export type DeleteSeriesMutation = { deleteBarcodeSeries: boolean };

export type RestoreSeriesMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RestoreSeriesMutation = { restoreBarcodeSeries: { id: string } };

export type ExportBarcodesMutationVariables = Exact<{
  seriesId: string;
  format: ExportFormat;
}>;


export type ExportBarcodesMutation = { exportBarcodes: { id: string } };

export type ProductListQueryVariables = Exact<{
  filter: ProductFilterInput;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ProductListQuery = { products: { edges: Array<{ cursor: string, node: { state: ProductState, isSoldOutToday: boolean, missingLanguages: Array<ContentLanguage>, ticketTypeCount: number, fromPriceMinor: number | null, longestMinutes: number | null, channelCount: number, product: { id: string, name: string, imageUrl: string | null, availabilityType: AvailabilityType, soldToday: number, texts: Array<{ language: ContentLanguage, shortText: string }>, locations: Array<{ id: string, name: string }>, today: { takenPlaces: number, capacity: number | null, availability: { state: AvailabilityState } } } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, productSummary: { total: number, channelCount: number, counts: { active: number, draft: number, archived: number, soldOutToday: number, needsContent: number } }, locations: Array<{ id: string, name: string }>, channelChoices: Array<{ id: string, title: string }> };

export type EditProductQueryVariables = Exact<{
  id: string;
}>;


export type EditProductQuery = { product: { id: string, name: string, category: string, type: ProductType, availabilityType: AvailabilityType, state: ProductState, version: number, imageUrl: string | null, texts: Array<{ language: ContentLanguage, title: string, shortText: string, description: string }>, locations: Array<{ id: string, name: string }>, ownHours: Array<{ locationId: string, weekHours: Array<{ opens: string, closes: string } | null> }>, channels: Array<{ enabled: boolean, nameOnChannel: string, ticketGroupCount: number, channel: { id: string, title: string, state: PublicationState, startDate: string | null, endDate: string | null, pageUrl: string } }>, ticketGroups: Array<{ id: string, name: string, kind: TicketGroupKind, state: TicketGroupState, ticketTypes: Array<{ id: string, number: number, state: TicketTypeState, priceMinor: number, originalPriceMinor: number | null, vatBasisPoints: number, pluCode: string, isChild: boolean, durationMinutes: number | null, ticketLimit: number | null, dailyScanLimit: number | null, totalScanLimit: number | null, minPerOrder: number, maxPerOrder: number | null, salesPoints: Array<SalesPoint>, descriptions: Array<{ language: ContentLanguage, name: string, extraInformation: string }>, today: { soldCount: number | null, scannedCount: number | null, left: number | null, capacity: number | null, isShared: boolean } }> }>, today: { takenPlaces: number, capacity: number | null, availability: { state: AvailabilityState } }, nextTimeslot: { id: string, time: string, availability: { state: AvailabilityState, left: number | null } } | null, timesSources: Array<{ id: string, kind: CalendarKind, name: string, locationId: string, locationName: string, timeslotCount: number, untilDate: string | null, rules: Array<{ id: string, kind: TimesRuleKind, name: string, from: string, until: string, weekdays: Array<number>, firstTime: string | null, lastTime: string | null, intervalMinutes: number | null, leastLimit: number | null, mostLimit: number | null }> }> }, locations: Array<{ id: string, name: string, standardHours: { opens: string, closes: string }, weekHours: Array<{ opens: string, closes: string } | null> }> };

export type ProductDaysQueryVariables = Exact<{
  id: string;
  channelId?: string | null | undefined;
}>;


export type ProductDaysQuery = { product: { id: string, channels: Array<{ channel: { id: string, title: string } }>, comingDays: Array<{ date: string, look: AvailabilityState, availability: { state: AvailabilityState, left: number | null } }> } };

export type CreateProductMutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type CreateProductMutation = { createProduct: { id: string } };

export type ChangeProductMutationVariables = Exact<{
  id: string;
  input: ChangeProductInput;
  version: number;
  fingerprint?: string | null | undefined;
}>;


export type ChangeProductMutation = { changeProduct: { id: string, version: number } };

export type ChangeProductChannelsMutationVariables = Exact<{
  id: string;
  channels: Array<ProductChannelInput>;
  version: number;
}>;


export type ChangeProductChannelsMutation = { changeProductChannels: { id: string, version: number } };

export type AvailabilitySwitchQueryVariables = Exact<{
  productId: string;
  to: AvailabilityType;
}>;


export type AvailabilitySwitchQuery = { availabilitySwitch: { ticketCount: number, converted: { name: string, kind: TicketGroupKind }, left: Array<{ id: string, name: string, kind: TicketGroupKind }> } };

export type SwitchAvailabilityMutationVariables = Exact<{
  productId: string;
  input: SwitchAvailabilityInput;
}>;


export type SwitchAvailabilityMutation = { switchAvailability: { id: string } };

export type ArchiveProductMutationVariables = Exact<{
  id: string;
  archived: boolean;
}>;


export type ArchiveProductMutation = { archiveProduct: { id: string } };

export type DuplicateProductMutationVariables = Exact<{
  id: string;
  mark: string;
}>;


export type DuplicateProductMutation = { duplicateProduct: { id: string, name: string } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: string };

export type ProductChannelsQueryVariables = Exact<{
  id: string;
}>;


export type ProductChannelsQuery = { product: { id: string, version: number, channels: Array<{ nameOnChannel: string, channel: { id: string } }> } };

export type ProductCountQueryVariables = Exact<{
  filter: ProductFilterInput;
}>;


export type ProductCountQuery = { productSummary: { total: number } };

export type CatalogueSalesFragment = { ticketCount: number, revenueMinor: number | null, channels: Array<{ id: string, ticketCount: number }>, ticketTypes: Array<{ id: string, ticketCount: number }> };

export type ProductSalesQueryVariables = Exact<{
  id: string;
}>;


export type ProductSalesQuery = { product: { id: string, sales30Days: { ticketCount: number, revenueMinor: number | null, channels: Array<{ id: string, ticketCount: number }>, ticketTypes: Array<{ id: string, ticketCount: number }> } } };

export type TicketGroupSalesQueryVariables = Exact<{
  id: string;
}>;


export type TicketGroupSalesQuery = { ticketGroup: { id: string, sales30Days: { ticketCount: number, revenueMinor: number | null, channels: Array<{ id: string, ticketCount: number }>, ticketTypes: Array<{ id: string, ticketCount: number }> } } };

export type SalesPageOfProductQueryVariables = Exact<{
  id: string;
}>;


export type SalesPageOfProductQuery = { product: { id: string, state: ProductState, channels: Array<{ enabled: boolean, ticketGroupCount: number, channel: { id: string, state: PublicationState, pageUrl: string } }> } };

export type OwnHoursPreviewQueryVariables = Exact<{
  productId: string;
  input: ProductHoursInput;
}>;


export type OwnHoursPreviewQuery = { ownHoursPreview: { fingerprint: string, touched: Array<{ date: string, reason: TouchedDayReason, ticketCount: number }> } };

export type TicketGroupListQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketGroupListQuery = { ticketGroups: Array<{ id: string, name: string, kind: TicketGroupKind, state: TicketGroupState, availableFrom: string | null, availableUntil: string | null, product: { id: string, name: string }, ticketTypes: Array<{ id: string, state: TicketTypeState, priceMinor: number }> }> };

export type TicketGroupDetailsQueryVariables = Exact<{
  id: string;
}>;


export type TicketGroupDetailsQuery = { ticketGroup: { id: string, state: TicketGroupState, eTicketBannerUrl: string | null, version: number, name: string, kind: TicketGroupKind, availableFrom: string | null, availableUntil: string | null, validFrom: string | null, validUntil: string | null, openWeekdays: Array<number>, ticketLimit: number | null, lookaheadDays: number | null, cutOffMinutes: number, pageMaximum: number, childNeedsAdult: boolean, mailArticleCodes: Array<string>, mailsBlocked: boolean, product: { id: string, name: string, imageUrl: string | null, availabilityType: AvailabilityType, timesSources: Array<{ id: string, kind: CalendarKind, name: string, locationId: string }> }, ticketTypes: Array<{ ticketLimit: number | null, articleCode: string, costCentre: string, ledgerAccount: string, id: string, number: number, state: TicketTypeState, priceMinor: number, originalPriceMinor: number | null, vatBasisPoints: number, pluCode: string, isChild: boolean, durationMinutes: number | null, dailyScanLimit: number | null, totalScanLimit: number | null, minPerOrder: number, maxPerOrder: number | null, salesPoints: Array<SalesPoint>, descriptions: Array<{ language: ContentLanguage, name: string, extraInformation: string }>, today: { soldCount: number | null, scannedCount: number | null, left: number | null, capacity: number | null, isShared: boolean } }>, ownDays: Array<{ date: string, isOpen: boolean }>, eTicketTexts: Array<{ language: ContentLanguage, text: string }>, previsitMail: { at: string | null, days: number | null, on: boolean }, aftervisitMail: { at: string | null, days: number | null, on: boolean } } };

export type CreateTicketGroupMutationVariables = Exact<{
  productId: string;
  input: TicketGroupInput;
}>;


export type CreateTicketGroupMutation = { createTicketGroup: { id: string } };

export type TicketGroupPreviewQueryVariables = Exact<{
  id: string;
  input: TicketGroupInput;
}>;


export type TicketGroupPreviewQuery = { ticketGroupPreview: { fingerprint: string, touched: Array<{ date: string | null, reason: TouchReason, ticketCount: number }> } };

export type ChangeTicketGroupMutationVariables = Exact<{
  id: string;
  input: TicketGroupInput;
  version: number;
  fingerprint?: string | null | undefined;
}>;


export type ChangeTicketGroupMutation = { changeTicketGroup: { id: string } };

export type ArchiveTicketGroupMutationVariables = Exact<{
  id: string;
  archived: boolean;
}>;


export type ArchiveTicketGroupMutation = { archiveTicketGroup: { id: string } };

export type ProductChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductChoicesQuery = { products: { edges: Array<{ node: { product: { id: string, name: string, availabilityType: AvailabilityType } } }> } };

export type TicketTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketTextsQuery = { ticketGroups: Array<{ id: string, name: string, state: TicketGroupState, eTicketBannerUrl: string | null, eTicketTexts: Array<{ language: ContentLanguage, text: string }>, product: { id: string, name: string } }> };

export type LimitsOfChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type LimitsOfChannelsQuery = { ticketstreets: Array<{ id: string, title: string, maxTickets: number | null, ticketGroups: Array<{ id: string }> }> };

export type TicketTypeRowFragment = { id: string, number: number, state: TicketTypeState, priceMinor: number, originalPriceMinor: number | null, vatBasisPoints: number, pluCode: string, isChild: boolean, durationMinutes: number | null, ticketLimit: number | null, dailyScanLimit: number | null, totalScanLimit: number | null, minPerOrder: number, maxPerOrder: number | null, salesPoints: Array<SalesPoint>, descriptions: Array<{ language: ContentLanguage, name: string, extraInformation: string }>, today: { soldCount: number | null, scannedCount: number | null, left: number | null, capacity: number | null, isShared: boolean } };

export type EditTicketTypeQueryVariables = Exact<{
  id: string;
}>;


export type EditTicketTypeQuery = { ticketType: { imageUrl: string | null, version: number, id: string, number: number, state: TicketTypeState, priceMinor: number, originalPriceMinor: number | null, vatBasisPoints: number, pluCode: string, isChild: boolean, durationMinutes: number | null, ticketLimit: number | null, dailyScanLimit: number | null, totalScanLimit: number | null, minPerOrder: number, maxPerOrder: number | null, salesPoints: Array<SalesPoint>, itemKind: ItemKind, blocksOtherTimeslots: boolean, groupTicket: boolean, usesCustomBarcode: boolean, customBarcode: string, eventId: string | null, statusLabel: TicketTypeLabel | null, informationIcon: InformationIconChoice, articleCode: string, costCentre: string, ledgerAccount: string, active: boolean, ticketGroup: { id: string, name: string, kind: TicketGroupKind }, descriptions: Array<{ language: ContentLanguage, name: string, extraInformation: string }>, today: { soldCount: number | null, scannedCount: number | null, left: number | null, capacity: number | null, isShared: boolean }, validity: { days: number | null, kind: ValidityKind, until: string | null } | null } };

export type LinkableEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type LinkableEventsQuery = { events: Array<{ id: string, kind: EventKind, title: string, fromDate: string, untilDate: string }> };

export type NewTicketTypeQueryVariables = Exact<{
  ticketGroupId: string;
}>;


export type NewTicketTypeQuery = { ticketGroup: { id: string, name: string, kind: TicketGroupKind } };

export type CreateTicketTypeMutationVariables = Exact<{
  ticketGroupId: string;
  input: TicketTypeInput;
}>;


export type CreateTicketTypeMutation = { createTicketType: { id: string } };

export type ChangeTicketTypeMutationVariables = Exact<{
  id: string;
  input: TicketTypeInput;
  version: number;
}>;


export type ChangeTicketTypeMutation = { changeTicketType: { id: string } };

export type ArchiveTicketTypeMutationVariables = Exact<{
  id: string;
  archived: boolean;
}>;


export type ArchiveTicketTypeMutation = { archiveTicketType: { id: string } };

export type DuplicateTicketTypeMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateTicketTypeMutation = { duplicateTicketType: { id: string } };

export type DeleteTicketTypeMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTicketTypeMutation = { deleteTicketType: string };

export type SortTicketTypesMutationVariables = Exact<{
  ticketGroupId: string;
  orderedIds: Array<string>;
}>;


export type SortTicketTypesMutation = { sortTicketTypes: Array<{ id: string }> };

export type TicketstreetListQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketstreetListQuery = { ticketstreets: Array<{ id: string, title: string, url: string, pageUrl: string, state: PublicationState, startDate: string | null, endDate: string | null, languages: Array<ContentLanguage>, ticketGroups: Array<{ id: string }> }> };

export type EditTicketstreetQueryVariables = Exact<{
  id: string;
}>;


export type EditTicketstreetQuery = { offeredPaymentMethods: Array<PaymentMethod>, ticketstreet: { id: string, version: number, pageUrl: string, state: PublicationState, title: string, url: string, startDate: string | null, endDate: string | null, languages: Array<ContentLanguage>, defaultLanguage: ContentLanguage, colourSchemeId: string | null, minTickets: number, maxTickets: number | null, paymentMethods: Array<PaymentMethod>, ticketGroups: Array<{ id: string }>, texts: Array<{ key: ChannelTextKey, language: ContentLanguage, text: string }>, colours: { brand: string, ink: string, paper: string }, holdCapacity: { enabled: boolean, percentage: number, releaseDate: string | null, releaseMinutes: number | null, releaseTime: string | null }, salesFlow: { addressForm: AddressForm, smsVerification: boolean, termsRequired: boolean, waitingList: boolean, details: { customFieldKind: CustomFieldKind, ticketNameGroupIds: Array<string>, ticketNames: TicketNameChoice, fields: Array<{ isRequired: boolean, kind: DetailKind }> }, donation: { amountsMinor: Array<number>, choice: DonationChoice, isOn: boolean }, merchandise: { isOn: boolean, ticketGroupIds: Array<string> }, options: { calendarFile: boolean, discountCodes: boolean, giftCards: boolean, giftTickets: boolean, vouchers: boolean, wallet: boolean }, popupData: { url: string | null }, products: { isOn: boolean, ticketGroupIds: Array<string> }, restrictions: { codes: Array<string>, emailDomains: Array<string>, mostTicketsPerEmail: number | null, mostUsesPerCode: number | null, who: BuyerRestriction }, steps: { groups: boolean, information: boolean, overview: boolean, program: boolean, schoolDetails: boolean, sidebar: boolean, voucher: boolean }, style: { corners: CornerStyle, languageSelector: boolean, stepButtons: StepButtonStyle, template: ChannelTemplate, timeslots: TimeslotStyle }, upsell: { isOn: boolean, ticketTypeIds: Array<string> } } }, ticketGroups: Array<{ id: string, name: string, state: TicketGroupState, pageMaximum: number, product: { id: string, name: string }, ticketTypes: Array<{ id: string, maxPerOrder: number | null, itemKind: ItemKind, state: TicketTypeState, descriptions: Array<{ language: ContentLanguage, name: string }> }> }> };

export type CreateTicketstreetMutationVariables = Exact<{
  input: TicketstreetInput;
}>;


export type CreateTicketstreetMutation = { createTicketstreet: { id: string } };

export type ChangeTicketstreetMutationVariables = Exact<{
  id: string;
  input: TicketstreetInput;
  version: number;
}>;


export type ChangeTicketstreetMutation = { changeTicketstreet: { id: string } };

export type ChannelListQueryVariables = Exact<{
  filter: ChannelFilterInput;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ChannelListQuery = { managedChannelSummary: { total: number, counts: { published: number, unpublished: number, upcoming: number } }, managedChannels: { edges: Array<{ node: { id: string, version: number, kind: ChannelType, title: string, url: string, imageUrl: string | null, pageUrl: string, state: PublicationState, publicationOn: boolean, startDate: string | null, endDate: string | null, languages: Array<ContentLanguage>, week: { ordersByDay: Array<number>, revenueMinor: number } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type OpenSalesOfChannelQueryVariables = Exact<{
  channelId: string;
}>;


export type OpenSalesOfChannelQuery = { openSales: { cartCount: number, ticketCount: number, lastEndsAt: string | null, paymentCount: number, waitingCount: number } };

export type PublishChannelMutationVariables = Exact<{
  channelId: string;
  startToday: boolean;
}>;


export type PublishChannelMutation = { publishChannel: { id: string } };

export type UnpublishChannelMutationVariables = Exact<{
  channelId: string;
}>;


export type UnpublishChannelMutation = { unpublishChannel: { id: string } };

export type DeleteChannelMutationVariables = Exact<{
  channelId: string;
  version: number;
}>;


export type DeleteChannelMutation = { deleteChannel: boolean };

export type PopupDataQueryVariables = Exact<{
  channelId: string;
}>;


export type PopupDataQuery = { popupData: { secretMadeAt: string | null, secretMadeByName: string | null, triedAt: string | null, deliveredAt: string | null, problem: PopupDataProblem | null, answerStatus: number | null } };

export type RenewPopupDataSecretMutationVariables = Exact<{
  channelId: string;
}>;


export type RenewPopupDataSecretMutation = { renewPopupDataSecret: string };

export type SendPopupDataTestMutationVariables = Exact<{
  channelId: string;
  url: string;
}>;


export type SendPopupDataTestMutation = { sendPopupDataTest: { triedAt: string | null } };

export type SalesPagePreviewQueryVariables = Exact<{
  id: string;
  input: TicketstreetInput;
  language: string;
}>;


export type SalesPagePreviewQuery = { salesPagePreview: unknown };

export type ReadinessOfChannelQueryVariables = Exact<{
  channelId: string;
}>;


export type ReadinessOfChannelQuery = { channelReadiness: { missing: Array<{ code: MissingCode, field: string | null, params: unknown }>, advice: Array<{ code: AdviceCode, field: string, params: unknown }>, complete: Array<{ code: CompleteCode, params: unknown }> } };

export type ColourSchemesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColourSchemesQuery = { colourSchemes: Array<{ id: string, name: string, version: number, channelTitles: Array<string>, colours: { brand: string, ink: string, paper: string } }> };

export type CreateColourSchemeMutationVariables = Exact<{
  input: ColourSchemeInput;
}>;


export type CreateColourSchemeMutation = { createColourScheme: { id: string } };

export type ChangeColourSchemeMutationVariables = Exact<{
  colourSchemeId: string;
  input: ColourSchemeInput;
  version: number;
}>;


export type ChangeColourSchemeMutation = { changeColourScheme: { id: string } };

export type DeleteColourSchemeMutationVariables = Exact<{
  colourSchemeId: string;
}>;


export type DeleteColourSchemeMutation = { deleteColourScheme: boolean };

export type EditWebshopQueryVariables = Exact<{
  id: string;
}>;


export type EditWebshopQuery = { ticketstreet: { id: string, version: number, pageUrl: string, state: PublicationState, title: string, url: string, startDate: string | null, endDate: string | null, languages: Array<ContentLanguage>, defaultLanguage: ContentLanguage, colourSchemeId: string | null, minTickets: number, maxTickets: number | null, paymentMethods: Array<PaymentMethod>, ticketGroups: Array<{ id: string }>, texts: Array<{ key: ChannelTextKey, language: ContentLanguage, text: string }>, colours: { brand: string, ink: string, paper: string }, holdCapacity: { enabled: boolean, percentage: number, releaseDate: string | null, releaseMinutes: number | null, releaseTime: string | null }, salesFlow: { addressForm: AddressForm, smsVerification: boolean, termsRequired: boolean, waitingList: boolean, details: { customFieldKind: CustomFieldKind, ticketNameGroupIds: Array<string>, ticketNames: TicketNameChoice, fields: Array<{ isRequired: boolean, kind: DetailKind }> }, donation: { amountsMinor: Array<number>, choice: DonationChoice, isOn: boolean }, merchandise: { isOn: boolean, ticketGroupIds: Array<string> }, options: { calendarFile: boolean, discountCodes: boolean, giftCards: boolean, giftTickets: boolean, vouchers: boolean, wallet: boolean }, popupData: { url: string | null }, products: { isOn: boolean, ticketGroupIds: Array<string> }, restrictions: { codes: Array<string>, emailDomains: Array<string>, mostTicketsPerEmail: number | null, mostUsesPerCode: number | null, who: BuyerRestriction }, steps: { groups: boolean, information: boolean, overview: boolean, program: boolean, schoolDetails: boolean, sidebar: boolean, voucher: boolean }, style: { corners: CornerStyle, languageSelector: boolean, stepButtons: StepButtonStyle, template: ChannelTemplate, timeslots: TimeslotStyle }, upsell: { isOn: boolean, ticketTypeIds: Array<string> } } }, ticketGroups: Array<{ id: string, name: string, state: TicketGroupState, product: { id: string, name: string } }> };

export type CreateWebshopMutationVariables = Exact<{
  input: TicketstreetInput;
}>;


export type CreateWebshopMutation = { createWebshop: { id: string } };

export type ChangeWebshopMutationVariables = Exact<{
  id: string;
  input: TicketstreetInput;
  version: number;
}>;


export type ChangeWebshopMutation = { changeWebshop: { id: string } };

export type UseLogoOfSiteMutationVariables = Exact<{
  address: string;
}>;


export type UseLogoOfSiteMutation = { useLogoOfSite: boolean };

export type ClientListQueryVariables = Exact<{
  filter: ManagedClientFilterInput;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ClientListQuery = { managedClientSummary: { total: number, counts: { all: number, live: number, test: number, disabled: number } }, managedClients: { edges: Array<{ node: { id: string, name: string, externalId: string, subdomain: string, town: string, paymentEnvironment: PaymentEnvironment, currency: Currency, codeType: CodeType, active: boolean, figures: { orders30Days: number } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type EditClientQueryVariables = Exact<{
  id: string;
}>;


export type EditClientQuery = { managedClient: { id: string, version: number, active: boolean, createdAt: string, disabledAt: string | null, failedMessages: number, name: string, externalId: string, subdomain: string, address: string, postalCode: string, town: string, country: ClientCountry, phone: string, website: string, email: string, timeZone: string, paymentEnvironment: PaymentEnvironment, currency: Currency, codeType: CodeType, crmId: string, crmLogicalAccount: string, channelTypes: Array<ChannelType>, rates: { inForce: unknown, toCome: Array<{ id: string, value: unknown, effectiveAt: string, madeByName: string }> }, figures: { locations: number, channels: number, accounts: number, orders30Days: number, hasOrders: boolean }, health: { failedMails: number, payments: PaymentHealth, lastSaleAt: string | null, lastSignInAt: string | null, gates: number, silentGates: number, comingSettings: number }, stays: { count: number, last: { username: string, startedAt: string } | null } } };

export type ClientStopsQueryVariables = Exact<{
  id: string;
}>;


export type ClientStopsQuery = { managedClient: { id: string, currency: Currency, stops: { channels: number, scanners: number, comingVisitors: number, openPayments: number, openPaymentsMinor: number, openRefunds: number, openRefundsMinor: number } } };

export type CreateClientMutationVariables = Exact<{
  input: ClientInput;
  mainAccount: MainAccountInput;
  rates?: FirstRatesInput | null | undefined;
}>;


export type CreateClientMutation = { createClient: { id: string } };

export type ChangeClientMutationVariables = Exact<{
  id: string;
  input: ClientInput;
  rates?: RatesFromDayInput | null | undefined;
  version: number;
}>;


export type ChangeClientMutation = { changeClient: { id: string } };

export type WithdrawClientRatesMutationVariables = Exact<{
  id: string;
  ratesId: string;
  version: number;
}>;


export type WithdrawClientRatesMutation = { withdrawClientRates: { id: string } };

export type DisableClientMutationVariables = Exact<{
  id: string;
  subdomain: string;
}>;


export type DisableClientMutation = { disableClient: { id: string } };

export type EnableClientMutationVariables = Exact<{
  id: string;
}>;


export type EnableClientMutation = { enableClient: { id: string } };

export type ClientCountQueryVariables = Exact<{
  filter: ManagedClientFilterInput;
}>;


export type ClientCountQuery = { managedClientSummary: { total: number } };

export type ClosureListQueryVariables = Exact<{
  state?: ClosureState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ClosureListQuery = { closures: { edges: Array<{ node: { id: string, where: Array<string>, fromLocal: string, untilLocal: string, reason: ClosureReason, note: string, remedy: ClosureRemedy, timeslotCount: number, closedByName: string, createdAt: string, timeZone: string, pausedAt: string | null, liftedAt: string | null, totals: Array<{ state: ClosureVisitState, orderCount: number, amountMinor: number }> } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type ClosureProgressQueryVariables = Exact<{
  id: string;
}>;


export type ClosureProgressQuery = { closure: { id: string, where: Array<string>, fromLocal: string, untilLocal: string, reason: ClosureReason, note: string, remedy: ClosureRemedy, offersRefund: boolean, withoutAnswer: UnansweredOutcome, deadlineAt: string | null, timeslotCount: number, dayCount: number, shortenedDayCount: number, groupCount: number, closedByName: string, createdAt: string, timeZone: string, pausedAt: string | null, liftedAt: string | null, totals: Array<{ state: ClosureVisitState, orderCount: number, amountMinor: number }> } };

export type ClosureVisitsQueryVariables = Exact<{
  closureId: string;
  group?: ClosureVisitGroup | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ClosureVisitsQuery = { closureVisits: { edges: Array<{ node: { id: string, orderId: string, orderNumber: string, buyerName: string, date: string, time: string | null, heads: number, amountMinor: number, currency: Currency, state: ClosureVisitState, cause: ClosureCause | null, acts: Array<ClosureAct>, movedToDate: string | null, movedToTime: string | null, settledAt: string | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type PauseClosureMutationVariables = Exact<{
  id: string;
}>;


export type PauseClosureMutation = { pauseClosure: { id: string } };

export type ResumeClosureMutationVariables = Exact<{
  id: string;
}>;


export type ResumeClosureMutation = { resumeClosure: { id: string } };

export type LiftClosureMutationVariables = Exact<{
  id: string;
}>;


export type LiftClosureMutation = { liftClosure: { id: string } };

export type SettleClosureVisitMutationVariables = Exact<{
  id: string;
  act: ClosureAct;
}>;


export type SettleClosureVisitMutation = { settleClosureVisit: { id: string, state: ClosureVisitState } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { availabilityThresholds: { quietBasisPoints: number, busyBasisPoints: number, almostFullBasisPoints: number }, dashboard: { date: string, time: string, readAt: string, openUntil: string | null, opensAt: string | null, currency: Currency, scans: number, reservations: number, inside: number | null, insideLimit: number | null, revenueMinor: number | null, revenueAWeekAgoMinor: number | null, ordersToday: number, ordersAWeekAgo: number, ticketsSold: number, ticketsSoldOnline: number, hours: Array<{ hour: number, scans: number, reservations: number }>, capacity: Array<{ id: string, calendarId: string, productNames: Array<string>, locationId: string, locationName: string, time: string, startsAt: string, isOpen: boolean, capacity: number | null, left: number | null, state: AvailabilityState, product: { id: string, imageUrl: string | null } | null }>, latestOrders: Array<{ id: string, number: string, buyerName: string, itemCount: number, productNames: string, language: ContentLanguage, totalMinor: number, placedAt: string }>, alerts: { ledgerDifferences: number, ledgerDifferenceOrderId: string | null, giftCardDifferences: number, failedMails: number, failedMessages: number, waitingMails: number, mailsWaitSince: string | null, failedRefunds: number, failedRefundOrderId: string | null, refundsToApprove: number, refundToApproveOrderId: string | null, refundsByHand: number, refundByHandOrderId: string | null, chargebacks: number, chargebackOrderId: string | null, differingPayments: number, differingPaymentOrderId: string | null, timeslotConflicts: number, keptSales: number, unreturnedLeases: number, lowBarcodeSeries: number, lowBarcodeSeriesId: string | null }, gettingStarted: { ticketGroupId: string | null, ticketTypeCount: number, hasTimeslots: boolean, isPublished: boolean, hasOrder: boolean, hasScan: boolean, location: { id: string, name: string } | null, product: { id: string, name: string } | null, timeslotGroup: { id: string, name: string } | null, channel: { id: string, name: string, url: string } | null } | null } };

export type OfflineDesksQueryVariables = Exact<{ [key: string]: never; }>;


export type OfflineDesksQuery = { deskLeases: Array<{ id: string, byName: string, renewedAt: string, endsAt: string, isOver: boolean, keepUntil: string | null, till: { name: string, locationName: string }, places: Array<{ timeslotId: string, date: string, time: string, places: number }> }>, keptDeskSales: Array<{ saleId: string, receiptNumber: string, byName: string, soldAt: string, totalMinor: number, tickets: number, isNamed: boolean, reason: string | null, reasonText: string | null, till: { name: string, locationName: string }, lines: Array<{ quantity: number, name: string }> }> };

export type SettleDeskLeaseMutationVariables = Exact<{
  id: string;
}>;


export type SettleDeskLeaseMutation = { settleDeskLease: number };

export type KeepDeskLeaseMutationVariables = Exact<{
  id: string;
}>;


export type KeepDeskLeaseMutation = { keepDeskLease: string | null };

export type FinishKeptSaleMutationVariables = Exact<{
  id: string;
  input: FinishLateSaleInput;
}>;


export type FinishKeptSaleMutation = { finishKeptSale: { saleId: string, orderId: string | null, orderNumber: string | null } };

export type GiveSaleBackMutationVariables = Exact<{
  id: string;
  input: GiveSaleBackInput;
}>;


export type GiveSaleBackMutation = { giveSaleBack: { saleId: string } };

export type DeskTillsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskTillsQuery = { tills: Array<{ id: string, name: string, location: { id: string, name: string }, session: { id: string } | null }> };

export type ShownDeskOfferFragment = { date: string, today: string, mayUsePlu: boolean, maySellOffline: boolean, upsellTypeIds: Array<string>, groups: Array<{ id: string, title: string, imageUrl: string | null, needsTimeslot: boolean, needsDate: boolean, state: AvailabilityState, left: number | null, timeslots: Array<{ id: string, time: string, capacity: number | null, state: AvailabilityState, left: number | null, isPast: boolean }>, ticketTypes: Array<{ id: string, name: string, itemKind: ItemKind, priceMinor: number, statusLabel: TicketTypeLabel | null, maxPerOrder: number | null, leftCount: number | null, pluCode: string | null }> }>, assortments: Array<{ name: Assortment, version: number, buttons: Array<{ ticketGroupId: string | null, ticketTypeId: string | null, colour: ButtonColour }> }> };

export type DeskOfferQueryVariables = Exact<{
  date?: string | null | undefined;
  language: ContentLanguage;
}>;


export type DeskOfferQuery = { deskOffer: { date: string, today: string, mayUsePlu: boolean, maySellOffline: boolean, upsellTypeIds: Array<string>, groups: Array<{ id: string, title: string, imageUrl: string | null, needsTimeslot: boolean, needsDate: boolean, state: AvailabilityState, left: number | null, timeslots: Array<{ id: string, time: string, capacity: number | null, state: AvailabilityState, left: number | null, isPast: boolean }>, ticketTypes: Array<{ id: string, name: string, itemKind: ItemKind, priceMinor: number, statusLabel: TicketTypeLabel | null, maxPerOrder: number | null, leftCount: number | null, pluCode: string | null }> }>, assortments: Array<{ name: Assortment, version: number, buttons: Array<{ ticketGroupId: string | null, ticketTypeId: string | null, colour: ButtonColour }> }> } };

export type DeskQuoteQueryVariables = Exact<{
  input: DeskWishInput;
}>;


export type DeskQuoteQuery = { deskQuote: { feesMinor: number, discountMinor: number, totalMinor: number, dueMinor: number, lines: Array<{ ticketTypeId: string, name: string, ticketGroupTitle: string, quantity: number, totalMinor: number, discountMinor: number }>, codeParts: Array<{ kind: PayingCodeKind, codeEnd: string, amountMinor: number }> } };

export type SellAtDeskMutationVariables = Exact<{
  input: DeskSaleInput;
}>;


export type SellAtDeskMutation = { sellAtDesk: { id: string, orderId: string, orderNumber: string, totalMinor: number, changeMinor: number, itemCount: number, buyerEmail: string, payments: Array<{ means: DeskMeans, amountMinor: number, receivedMinor: number, changeMinor: number }> } };

export type FindAtDeskQueryVariables = Exact<{
  search: string;
}>;


export type FindAtDeskQuery = { orders: { edges: Array<{ node: { id: string } }> } };

export type SaveDeskAssortmentMutationVariables = Exact<{
  input: DeskAssortmentInput;
  version: number;
}>;


export type SaveDeskAssortmentMutation = { saveDeskAssortment: { name: Assortment, version: number } };

export type OpenDeskTicketsMutationVariables = Exact<{
  orderId: string;
}>;


export type OpenDeskTicketsMutation = { openOrderTickets: string };

export type RenewDeskLeaseMutationVariables = Exact<{
  input: RenewDeskLeaseInput;
}>;


export type RenewDeskLeaseMutation = { renewDeskLease: { id: string, version: number, endsAt: string, serverNow: string, receiptPrefix: string, nextReceiptNumber: number, storageKey: string, termsVersion: string, codesVersion: string, places: Array<{ timeslotId: string, places: number | null }>, terms: { types: Array<{ ticketTypeId: string, visitDate: string | null, vatBasisPoints: number }>, costs: { serviceMinor: number, isServiceOnFree: boolean, transactionMinor: number }, company: { name: string, address: string, postalCode: string, town: string, vatNumber: string }, offer: { date: string, today: string, mayUsePlu: boolean, maySellOffline: boolean, upsellTypeIds: Array<string>, groups: Array<{ id: string, title: string, imageUrl: string | null, needsTimeslot: boolean, needsDate: boolean, state: AvailabilityState, left: number | null, timeslots: Array<{ id: string, time: string, capacity: number | null, state: AvailabilityState, left: number | null, isPast: boolean }>, ticketTypes: Array<{ id: string, name: string, itemKind: ItemKind, priceMinor: number, statusLabel: TicketTypeLabel | null, maxPerOrder: number | null, leftCount: number | null, pluCode: string | null }> }>, assortments: Array<{ name: Assortment, version: number, buttons: Array<{ ticketGroupId: string | null, ticketTypeId: string | null, colour: ButtonColour }> }> } } | null, codes: Array<{ number: string, code: string, visitDate: string | null }> | null } };

export type SendDeskSalesMutationVariables = Exact<{
  input: SendDeskSalesInput;
}>;


export type SendDeskSalesMutation = { sendDeskSales: Array<{ saleId: string, state: LateSaleState, orderNumber: string | null, reason: string | null }> };

export type ReturnDeskLeaseMutationVariables = Exact<{
  leaseId: string;
  deviceId: string;
}>;


export type ReturnDeskLeaseMutation = { returnDeskLease: string };

export type DiscountListQueryVariables = Exact<{
  filter?: DiscountFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type DiscountListQuery = { discounts: { edges: Array<{ cursor: string, node: { id: string, title: string, removing: boolean, kind: DiscountKind, basisPoints: number | null, amountMinor: number | null, validFrom: string | null, validUntil: string | null, mostUses: number | null, figures: { codeCount: number, onlyCode: string | null, uses: number, givenMinor: number, today: string } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, discountTotals: { total: number, uses: number, givenMinor: number } };

export type EditDiscountQueryVariables = Exact<{
  id: string;
}>;


export type EditDiscountQuery = { discount: { id: string, version: number, removing: boolean, title: string, kind: DiscountKind, basisPoints: number | null, amountMinor: number | null, validFrom: string | null, validUntil: string | null, mostUses: number | null, minTickets: number, maxTickets: number | null, mostDiscounted: number | null, ticketGroupIds: Array<string>, ticketTypeIds: Array<string>, visitDates: Array<string>, withDynamicPrices: boolean, withGiftTickets: boolean, discountedTickets: DiscountedTickets, making: { id: string, state: CodeBatchState, done: number, total: number, failure: string | null } | null, figures: { codeCount: number, onlyCode: string | null, uses: number, givenMinor: number, today: string } } };

export type TicketsToDiscountQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketsToDiscountQuery = { ticketGroups: Array<{ id: string, name: string, state: TicketGroupState, product: { id: string, name: string }, ticketTypes: Array<{ id: string, state: TicketTypeState, itemKind: ItemKind, priceMinor: number, descriptions: Array<{ language: ContentLanguage, name: string }> }> }> };

export type CreateDiscountMutationVariables = Exact<{
  input: DiscountInput;
  code?: string | null | undefined;
}>;


export type CreateDiscountMutation = { createDiscount: { id: string } };

export type ChangeDiscountMutationVariables = Exact<{
  id: string;
  input: DiscountInput;
  version: number;
}>;


export type ChangeDiscountMutation = { changeDiscount: { id: string } };

export type DeleteDiscountMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteDiscountMutation = { deleteDiscount: boolean };

export type CodesOfDiscountQueryVariables = Exact<{
  discountId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CodesOfDiscountQuery = { discountCodes: { edges: Array<{ node: { id: string, code: string, uses: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type GenerateDiscountCodesMutationVariables = Exact<{
  discountId: string;
  input: DiscountCodeBatchInput;
}>;


export type GenerateDiscountCodesMutation = { generateDiscountCodes: number };

export type ImportDiscountCodesMutationVariables = Exact<{
  discountId: string;
  text: string;
  preview: boolean;
}>;


export type ImportDiscountCodesMutation = { importDiscountCodes: { added: number, rejected: Array<{ line: number, text: string, code: string }> } };

export type ImportDiscountCodesOfFileMutationVariables = Exact<{
  discountId: string;
  batchId: string;
}>;


export type ImportDiscountCodesOfFileMutation = { importDiscountCodesOfFile: number };

export type RulesToTryQueryVariables = Exact<{ [key: string]: never; }>;


export type RulesToTryQuery = { ticketGroups: Array<{ id: string, pricingRules: Array<{ id: string, name: string, kind: PricingRuleKind, from: string, until: string, weekdays: Array<number>, active: boolean, sequence: number, values: Array<{ ticketTypeId: string, amountMinor: number | null, basisPoints: number | null }> }> }> };

export type ChannelsToTryQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelsToTryQuery = { ticketstreets: Array<{ id: string, title: string, ticketGroups: Array<{ id: string }>, salesFlow: { options: { discountCodes: boolean }, steps: { voucher: boolean }, products: { isOn: boolean, ticketGroupIds: Array<string> }, merchandise: { isOn: boolean, ticketGroupIds: Array<string> }, upsell: { isOn: boolean, ticketTypeIds: Array<string> } } }> };

export type ETicketTemplateInUseQueryVariables = Exact<{ [key: string]: never; }>;


export type ETicketTemplateInUseQuery = { eTicketTemplate: { id: string, version: number, madeAt: string | null, madeByName: string, template: { logoPlace: ETicketPlace, bannerHeight: ETicketBannerHeight, visitFields: Array<ETicketVisitField>, codeType: ETicketCodeType, codeSizeMm: number, codePlace: ETicketCodePlace, codeHasNumber: boolean, blocks: Array<{ kind: ETicketBlockKind, isOn: boolean, name: string, texts: Array<{ language: ContentLanguage, text: string }> }> } } };

export type ChangeETicketTemplateMutationVariables = Exact<{
  input: ETicketTemplateInput;
  version: number;
}>;


export type ChangeETicketTemplateMutation = { changeETicketTemplate: { version: number } };

export type ETicketPreviewQueryVariables = Exact<{
  input: ETicketTemplateInput;
  language: string;
}>;


export type ETicketPreviewQuery = { eTicketPreview: string };

export type EventListQueryVariables = Exact<{
  search?: string | null | undefined;
  kind?: EventKind | null | undefined;
  states?: Array<EventState> | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type EventListQuery = { plannedEventCount: number, plannedEvents: { edges: Array<{ cursor: string, node: { id: string, kind: EventKind, titleNl: string, titleEn: string, fromDate: string, untilDate: string, at: string | null, ticketLimit: number | null, state: EventState, location: { id: string, name: string } | null, use: { ticketTypeCount: number, ticketCount: number } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type EventChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventChoicesQuery = { events: Array<{ id: string, title: string, kind: EventKind, fromDate: string }>, locations: Array<{ id: string, name: string }> };

export type EditEventQueryVariables = Exact<{
  id: string;
}>;


export type EditEventQuery = { plannedEvent: { id: string, version: number, state: EventState, kind: EventKind, titleNl: string, titleEn: string, locationId: string | null, fromDate: string, untilDate: string, at: string | null, ticketLimit: number | null, linkedEventId: string | null, publishInTicketFrame: boolean, showAvailability: boolean, use: { ticketTypeCount: number, ticketCount: number }, exceptions: Array<{ date: string, note: string }> }, events: Array<{ id: string, title: string, kind: EventKind, fromDate: string }>, locations: Array<{ id: string, name: string }> };

export type CreateEventMutationVariables = Exact<{
  input: EventInput;
}>;


export type CreateEventMutation = { createEvent: { id: string, kind: EventKind } };

export type ChangeEventMutationVariables = Exact<{
  id: string;
  input: EventInput;
  version: number;
  fingerprint?: string | null | undefined;
}>;


export type ChangeEventMutation = { changeEvent: { id: string } };

export type EventPreviewQueryVariables = Exact<{
  id: string;
  input: EventInput;
}>;


export type EventPreviewQuery = { eventPreview: { fingerprint: string, touched: Array<{ date: string | null, reason: TouchReason, ticketCount: number }> } };

export type ArchiveEventMutationVariables = Exact<{
  id: string;
  archived: boolean;
}>;


export type ArchiveEventMutation = { archiveEvent: { id: string } };

export type DeleteEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventMutation = { deleteEvent: string };

export type GiftCardListQueryVariables = Exact<{
  filter?: GiftCardFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type GiftCardListQuery = { giftCards: { edges: Array<{ cursor: string, node: { id: string, codeEnd: string, ticketName: string | null, amountMinor: number, currency: Currency, validUntil: string, source: GiftCardSource, createdAt: string, figures: { creditMinor: number, usedMinor: number, balanceMinor: number, state: GiftCardState }, details: { recipientName: string } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, giftCardTotals: { total: number, creditMinor: number, usedMinor: number, unusedMinor: number } };

export type OpenGiftCardQueryVariables = Exact<{
  id: string;
}>;


export type OpenGiftCardQuery = { giftCard: { id: string, version: number, codeEnd: string, ticketName: string | null, amountMinor: number, currency: Currency, validUntil: string, source: GiftCardSource, isTest: boolean, createdAt: string, openedAt: string | null, sendAt: string | null, sentAt: string | null, orderId: string | null, figures: { creditMinor: number, usedMinor: number, balanceMinor: number, state: GiftCardState }, details: { recipientName: string, recipientEmail: string, fromName: string, message: string } }, giftCardMovements: Array<{ id: string, kind: GiftCardMovementKind, at: string, orderId: string | null, orderNumber: string | null, byName: string, reason: string, amountMinor: number, balanceMinor: number }> };

export type CodeOfGiftCardQueryVariables = Exact<{
  id: string;
}>;


export type CodeOfGiftCardQuery = { giftCard: { id: string, code: string } };

export type CreateGiftCardMutationVariables = Exact<{
  input: NewGiftCardInput;
}>;


export type CreateGiftCardMutation = { createGiftCard: { id: string } };

export type CorrectGiftCardMutationVariables = Exact<{
  id: string;
  input: GiftCardCorrectionInput;
}>;


export type CorrectGiftCardMutation = { correctGiftCard: { id: string } };

export type SendGiftCardMutationVariables = Exact<{
  id: string;
}>;


export type SendGiftCardMutation = { sendGiftCard: { id: string } };

export type OpenGiftCardPdfMutationVariables = Exact<{
  id: string;
}>;


export type OpenGiftCardPdfMutation = { openGiftCardPdf: string };

export type BlockGiftCardMutationVariables = Exact<{
  id: string;
  isBlocked: boolean;
  version: number;
}>;


export type BlockGiftCardMutation = { blockGiftCard: { id: string } };

export type RightFieldsFragment = { module: Module, level: GivenLevel, limit: RightLimit, officeIpOnly: boolean, offlineSales: boolean, pluSystem: boolean };

export type MenuRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuRightsQuery = { officeNetworkCount: number, menuRights: Array<{ id: string, username: string, accountType: AccountType, isMain: boolean, version: string, rights: Array<{ module: Module, level: GivenLevel, limit: RightLimit, officeIpOnly: boolean, offlineSales: boolean, pluSystem: boolean }> }>, startTables: Array<{ accountType: AccountType, isOwn: boolean, version: string, rights: Array<{ module: Module, level: GivenLevel, limit: RightLimit, officeIpOnly: boolean, offlineSales: boolean, pluSystem: boolean }> }> };

export type ChangeMenuRightsMutationVariables = Exact<{
  input: MenuRightsInput;
}>;


export type ChangeMenuRightsMutation = { changeMenuRights: Array<{ id: string, version: string }> };

export type ConfiguredMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfiguredMenuQuery = { configuredMenu: { userType: MenuUserType, version: string, items: Array<{ id: string, groupName: string | null }> } };

export type ChangeMenuMutationVariables = Exact<{
  input: MenuInput;
}>;


export type ChangeMenuMutation = { changeMenu: { version: string } };

export type QueueCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type QueueCountsQuery = { messageQueue: { failedCommands: number, failedEvents: number, deadLetters: number, outbox: number, hasMailServer: boolean } };

export type QueueOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type QueueOverviewQuery = { messageQueue: { oldestWaitingAt: string | null, failedCommands: number, failedEvents: number, deadLetters: number, outbox: number, hasMailServer: boolean, destinations: Array<{ destination: string, bus: QueueBus, waiting: number, retrying: number, failed: number, handledLastHour: number, typicalSeconds: number | null, slowSeconds: number | null, trend: Array<number> }> } };

export type QueueBarsQueryVariables = Exact<{
  period: QueuePeriod;
}>;


export type QueueBarsQuery = { queueBars: Array<{ at: string, handled: number, failed: number }> };

export type QueueWorkersQueryVariables = Exact<{ [key: string]: never; }>;


export type QueueWorkersQuery = { workers: { running: number, known: number, startedAt: string | null, versions: Array<string>, busy: number, scheduled: Array<{ name: string, everySeconds: number, lastRunAt: string | null }> } };

export type FailedMessagesQueryVariables = Exact<{
  filter: FailedMessageFilter;
}>;


export type FailedMessagesQuery = { failedMessages: Array<{ id: string, type: string, source: string, destination: string, state: FailedMessageState, description: string, count: number, firstFailedAt: string, messageIds: Array<string>, messages: Array<{ id: string, at: string, attempts: number, payload: unknown }> }> };

export type FailedKindsQueryVariables = Exact<{
  bus: FailedBusName;
}>;


export type FailedKindsQuery = { failedKinds: Array<{ type: string, source: string, destination: string }> };

export type FailedMessageQueryVariables = Exact<{
  id: string;
}>;


export type FailedMessageQuery = { failedMessage: { id: string, bus: FailedBus, type: string, source: string, destination: string, state: FailedMessageState, description: string, trace: string, attempts: number, mostAttempts: number, createdAt: string, failedAt: string, payload: unknown, orderId: string | null, orderNumber: string | null, sameCauseIds: Array<string>, tries: Array<{ startedAt: string, tookSeconds: number, error: string }> } };

export type RetryAllMessagesMutationVariables = Exact<{
  filter: FailedMessageFilter;
}>;


export type RetryAllMessagesMutation = { retryAllMessages: number };

export type DeleteAllMessagesMutationVariables = Exact<{
  filter: FailedMessageFilter;
}>;


export type DeleteAllMessagesMutation = { deleteAllMessages: number };

export type RetryMessagesMutationVariables = Exact<{
  ids: Array<string>;
}>;


export type RetryMessagesMutation = { retryMessages: number };

export type DeleteMessagesMutationVariables = Exact<{
  ids: Array<string>;
}>;


export type DeleteMessagesMutation = { deleteMessages: number };

export type MailListQueryVariables = Exact<{
  state?: MailState | null | undefined;
  kind?: MailKind | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type MailListQuery = { mails: { edges: Array<{ node: { id: string, kind: MailKind, language: string, state: MailState, createdAt: string, orderNumber: string | null, isErased: boolean, subject: string, to: { name: string, address: string } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type MailDetailsQueryVariables = Exact<{
  id: string;
}>;


export type MailDetailsQuery = { mail: { id: string, kind: MailKind, state: MailState, attempts: number, error: string | null, createdAt: string, sentAt: string | null, waitsSince: string | null, orderId: string | null, orderNumber: string | null, isErased: boolean, subject: string, html: string | null, text: string | null, copyTo: Array<string>, to: { name: string, address: string } | null, from: { name: string, address: string } | null, attachments: Array<{ filename: string, contentType: string }> } };

export type SendMailNowMutationVariables = Exact<{
  id: string;
}>;


export type SendMailNowMutation = { sendMailNow: { id: string, state: MailState } };

export type DeleteMailMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMailMutation = { deleteMail: string };

export type PauseWorkersMutationVariables = Exact<{ [key: string]: never; }>;


export type PauseWorkersMutation = { pauseWorkers: { pausedAt: string } | null };

export type ResumeWorkersMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeWorkersMutation = { resumeWorkers: { pausedAt: string } | null };

export type WallScreenListQueryVariables = Exact<{ [key: string]: never; }>;


export type WallScreenListQuery = { wallScreens: Array<{ id: string, name: string, layout: WallLayout, orientation: WallOrientation, languages: Array<ContentLanguage>, waitingMinutes: number | null, showsWaiting: boolean, hasLink: boolean, lastSeenAt: string | null, location: { id: string, name: string } | null }> };

export type EditWallScreenQueryVariables = Exact<{
  id: string;
}>;


export type EditWallScreenQuery = { wallScreen: { id: string, version: number, waitingMinutes: number | null, hasLink: boolean, lastSeenAt: string | null, name: string, layout: WallLayout, orientation: WallOrientation, locationId: string | null, channelId: string | null, productIds: Array<string>, languages: Array<ContentLanguage>, languageSeconds: number, showsTimeslots: boolean, showsSoldOut: boolean, showsEvents: boolean, showsWaiting: boolean, footerNl: string, footerEn: string, backgroundColour: string, textColour: string, accentColour: string } };

export type WallScreenChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type WallScreenChoicesQuery = { wallScreenChoices: { locations: Array<{ id: string, name: string }>, channels: Array<{ id: string, name: string }>, products: Array<{ id: string, name: string }> } };

export type WallScreenPreviewQueryVariables = Exact<{
  input: WallScreenInput;
  waitingMinutes?: number | null | undefined;
}>;


export type WallScreenPreviewQuery = { wallScreenPreview: unknown };

export type CreateWallScreenMutationVariables = Exact<{
  input: WallScreenInput;
}>;


export type CreateWallScreenMutation = { createWallScreen: { id: string } };

export type ChangeWallScreenMutationVariables = Exact<{
  id: string;
  input: WallScreenInput;
  version: number;
}>;


export type ChangeWallScreenMutation = { changeWallScreen: { id: string } };

export type DeleteWallScreenMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWallScreenMutation = { deleteWallScreen: boolean };

export type MakeScreenLinkMutationVariables = Exact<{
  id: string;
}>;


export type MakeScreenLinkMutation = { makeScreenLink: { url: string } };

export type RevokeScreenLinkMutationVariables = Exact<{
  id: string;
}>;


export type RevokeScreenLinkMutation = { revokeScreenLink: { id: string } };

export type SetWaitingTimeMutationVariables = Exact<{
  id: string;
  input: WaitingTimeInput;
}>;


export type SetWaitingTimeMutation = { setWaitingTime: { id: string } };

export type EditBuyerMutationVariables = Exact<{
  buyer: BuyerInput;
}>;


export type EditBuyerMutation = { editBuyer: { id: string } };

export type MarkOrderPaidMutationVariables = Exact<{
  orderId: string;
  reason: string;
}>;


export type MarkOrderPaidMutation = { markOrderPaid: { id: string } };

export type RetryRefundsMutationVariables = Exact<{
  orderId: string;
}>;


export type RetryRefundsMutation = { retryOrderRefunds: { id: string } };

export type MarkRefundPaidMutationVariables = Exact<{
  refundId: string;
}>;


export type MarkRefundPaidMutation = { markRefundPaid: { id: string } };

export type TillsToPayQueryVariables = Exact<{ [key: string]: never; }>;


export type TillsToPayQuery = { tills: Array<{ id: string, name: string, session: { id: string } | null }> };

export type PayRefundAtTillMutationVariables = Exact<{
  input: TillRefundInput;
}>;


export type PayRefundAtTillMutation = { payRefundAtTill: string };

export type SettleChargebackMutationVariables = Exact<{
  orderId: string;
  choice: ChargebackChoice;
}>;


export type SettleChargebackMutation = { settleChargeback: { id: string } };

export type OpenOrderTicketsMutationVariables = Exact<{
  orderId: string;
}>;


export type OpenOrderTicketsMutation = { openOrderTickets: string };

export type WaitingChangeQueryVariables = Exact<{
  id: string;
}>;


export type WaitingChangeQuery = { waitingChangePreview: { dueMinor: number, refundMinor: number, proposedRefundMinor: number, maximumRefundMinor: number, feeMinor: number, needsApproval: boolean, payUntil: string, scannedCount: number, codesReplaced: number, fingerprint: string, steps: Array<{ kind: ChangeStepKind, count: number, amountMinor: number }>, parts: Array<{ ticketIds: Array<string>, count: number, ticketTypeId: string, date: string | null, time: string | null, differenceMinor: number, priceSteps: Array<{ kind: PriceStepKind, unitPriceMinor: number, title: string | null, pieces: number | null, change: { amountMinor: number | null, basisPoints: number | null, priceMinor: number | null } | null }> }> } };

export type ChangesWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangesWaitingQuery = { orderChangesWaiting: Array<{ id: string, orderId: string, orderNumber: string, refundMinor: number, askedByName: string, askedAt: string }> };

export type ApproveChangeMutationVariables = Exact<{
  id: string;
  fingerprint: string;
  note?: string | null | undefined;
}>;


export type ApproveChangeMutation = { approveOrderChange: { id: string } };

export type DeclineChangeMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type DeclineChangeMutation = { declineOrderChange: { id: string } };

export type WithdrawChangeMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawChangeMutation = { withdrawOrderChange: { id: string } };

export type BulkPreviewQueryVariables = Exact<{
  input: BulkActInput;
}>;


export type BulkPreviewQuery = { bulkPreview: { orderCount: number, amountMinor: number, seen: string, skipped: Array<{ code: string, count: number }> } };

export type ShownBulkRunFragment = { id: string, act: BulkAct, state: BulkRunState, orderCount: number, amountMinor: number, currency: Currency, createdByName: string, createdAt: string, totals: Array<{ state: BulkRowState, count: number, amountMinor: number }> };

export type BulkRunsQueryVariables = Exact<{ [key: string]: never; }>;


export type BulkRunsQuery = { bulkRuns: Array<{ id: string, act: BulkAct, state: BulkRunState, orderCount: number, amountMinor: number, currency: Currency, createdByName: string, createdAt: string, totals: Array<{ state: BulkRowState, count: number, amountMinor: number }> }> };

export type BulkRowsQueryVariables = Exact<{
  runId: string;
  group?: BulkRowGroup | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BulkRowsQuery = { bulkRows: { edges: Array<{ node: { position: number, orderId: string, orderNumber: string | null, buyerName: string, state: BulkRowState, code: string | null, params: unknown, amountMinor: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StartBulkRunMutationVariables = Exact<{
  input: StartBulkInput;
}>;


export type StartBulkRunMutation = { startBulkRun: { id: string } };

export type PauseBulkRunMutationVariables = Exact<{
  id: string;
}>;


export type PauseBulkRunMutation = { pauseBulkRun: { id: string } };

export type ResumeBulkRunMutationVariables = Exact<{
  id: string;
}>;


export type ResumeBulkRunMutation = { resumeBulkRun: { id: string } };

export type RetryBulkRunMutationVariables = Exact<{
  id: string;
  position?: number | null | undefined;
}>;


export type RetryBulkRunMutation = { retryBulkRun: { id: string } };

export type CloseBulkRunMutationVariables = Exact<{
  id: string;
}>;


export type CloseBulkRunMutation = { closeBulkRun: boolean };

export type ExportOrdersMutationVariables = Exact<{
  selection: OrderSelectionInput;
  format: ExportFormat;
}>;


export type ExportOrdersMutation = { exportOrders: { id: string } };

export type ExportBulkResultsMutationVariables = Exact<{
  id: string;
  format: ExportFormat;
}>;


export type ExportBulkResultsMutation = { exportBulkResults: { id: string } };

export type ChangeStepsFragment = { dueMinor: number, refundMinor: number, proposedRefundMinor: number, maximumRefundMinor: number, feeMinor: number, needsApproval: boolean, payUntil: string, scannedCount: number, codesReplaced: number, fingerprint: string, steps: Array<{ kind: ChangeStepKind, count: number, amountMinor: number }>, parts: Array<{ ticketIds: Array<string>, count: number, ticketTypeId: string, date: string | null, time: string | null, differenceMinor: number, priceSteps: Array<{ kind: PriceStepKind, unitPriceMinor: number, title: string | null, pieces: number | null, change: { amountMinor: number | null, basisPoints: number | null, priceMinor: number | null } | null }> }> };

export type OrderRulesQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderRulesQuery = { orderRules: { refundMinor: number, keepsServiceCost: boolean, keepsTransactionCost: boolean, approvalAboveMinor: number | null, rebookUntilDate: string | null, rebookFeeMinor: number, rebookings: number, mostRebookings: number | null, rebookReason: string | null, rebookReasonParams: unknown, buyerVersion: string, buyerFirstName: string, buyerLastName: string, buyerEmail: string, buyerPhone: string, chargebackMinor: number, types: Array<{ id: string, name: string, ticketGroupId: string, priceMinor: number }> } | null };

export type ChangeableTicketsQueryVariables = Exact<{
  orderId: string;
}>;


export type ChangeableTicketsQuery = { changeableTickets: Array<{ id: string, number: string, ticketTypeId: string, ticketTypeName: string, ticketGroupId: string, productName: string, paidMinor: number, isScanned: boolean, timeslotId: string | null, visitDate: string | null, visitTime: string | null, rebookings: number }> };

export type VisitsToChooseQueryVariables = Exact<{
  orderId: string;
  ticketIds: Array<string>;
  from: string;
  until: string;
}>;


export type VisitsToChooseQuery = { visitsToChoose: Array<{ timeslotId: string | null, date: string, time: string | null, left: number | null, state: AvailabilityState, hasRoom: boolean, isNow: boolean }> };

export type OrderChangePreviewQueryVariables = Exact<{
  orderId: string;
  wish: OrderWishInput;
}>;


export type OrderChangePreviewQuery = { orderChangePreview: { dueMinor: number, refundMinor: number, proposedRefundMinor: number, maximumRefundMinor: number, feeMinor: number, needsApproval: boolean, payUntil: string, scannedCount: number, codesReplaced: number, fingerprint: string, steps: Array<{ kind: ChangeStepKind, count: number, amountMinor: number }>, parts: Array<{ ticketIds: Array<string>, count: number, ticketTypeId: string, date: string | null, time: string | null, differenceMinor: number, priceSteps: Array<{ kind: PriceStepKind, unitPriceMinor: number, title: string | null, pieces: number | null, change: { amountMinor: number | null, basisPoints: number | null, priceMinor: number | null } | null }> }> } };

export type ChangeOrderMutationVariables = Exact<{
  id: string;
  orderId: string;
  wish: OrderWishInput;
  fingerprint: string;
  reason?: string | null | undefined;
  isMailed?: boolean | null | undefined;
}>;


export type ChangeOrderMutation = { changeOrder: { id: string } };

export type FailedPlacementsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedPlacementsQuery = { failedPlacements: Array<{ id: string, channelName: string | null, itemCount: number, totalMinor: number, currency: Currency, visitDate: string | null, code: string, tries: number, lastAt: string, orderId: string | null }> };

export type OrderInvoicingQueryVariables = Exact<{
  id: string;
}>;


export type OrderInvoicingQuery = { order: { id: string, invoicing: { refusals: Array<string>, isInvoiced: boolean, isRequested: boolean, documents: Array<{ id: string, kind: InvoiceKind, number: string, issuedOn: string, currency: Currency, totalMinor: number, creditsNumber: string | null, buyerName: string, buyerEmail: string }>, proposal: { company: string, name: string, address: string, postalCode: string, town: string, country: ClientCountry, vatNumber: string, reference: string, email: string } } | null } };

export type IssueInvoiceMutationVariables = Exact<{
  orderId: string;
  billing: BillingInput;
  isCorrection: boolean;
}>;


export type IssueInvoiceMutation = { issueInvoice: string };

export type SendInvoiceMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type SendInvoiceMutation = { sendInvoice: string };

export type OpenInvoiceMutationVariables = Exact<{
  id: string;
  format: InvoiceFormat;
}>;


export type OpenInvoiceMutation = { openInvoice: string };

export type OrderRowFragment = { id: string, number: string | null, state: OrderState, salesPoint: SalesPoint, channelName: string | null, currency: Currency, totalMinor: number, refundedMinor: number, itemCount: number, visitDate: string | null, visitTime: string | null, buyerName: string, isBuyerErased: boolean, isTest: boolean, timeZone: string, createdAt: string, validTickets: number, scannedTickets: number, payments: Array<{ id: string, method: string, state: PaymentState }> };

export type OrderListQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
  sort?: OrderSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type OrderListQuery = { orders: { edges: Array<{ node: { id: string, number: string | null, state: OrderState, salesPoint: SalesPoint, channelName: string | null, currency: Currency, totalMinor: number, refundedMinor: number, itemCount: number, visitDate: string | null, visitTime: string | null, buyerName: string, isBuyerErased: boolean, isTest: boolean, timeZone: string, createdAt: string, validTickets: number, scannedTickets: number, payments: Array<{ id: string, method: string, state: PaymentState }> } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, orderTotals: { count: number, isMore: boolean, totalMinor: number | null } };

export type OrderFilterNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderFilterNamesQuery = { orderProducts: Array<{ id: string, name: string }>, orderChannels: Array<{ id: string, name: string }> };

export type GroupOfTicketTypeQueryVariables = Exact<{
  id: string;
}>;


export type GroupOfTicketTypeQuery = { ticketType: { id: string, ticketGroup: { id: string, product: { id: string, imageUrl: string | null } } } };

export type PricesOfTicketTypeQueryVariables = Exact<{
  id: string;
  from: string;
  until: string;
}>;


export type PricesOfTicketTypeQuery = { ticketType: { id: string, priceMinor: number, vatBasisPoints: number, ticketGroup: { id: string, closedDates: Array<string>, pricingRules: Array<{ id: string, name: string, kind: PricingRuleKind, from: string, until: string, weekdays: Array<number>, active: boolean, sequence: number, values: Array<{ ticketTypeId: string, amountMinor: number | null, basisPoints: number | null }> }> } } };

export type OrderDetailsQueryVariables = Exact<{
  id: string;
}>;


export type OrderDetailsQuery = { order: { locationName: string | null, language: ContentLanguage, buyerEmail: string, buyerPhone: string, vatMinor: number, serviceCostMinor: number, isServiceOnFree: boolean, transactionCostMinor: number, donationMinor: number, donationReturned: boolean, completedAt: string | null, id: string, number: string | null, state: OrderState, salesPoint: SalesPoint, channelName: string | null, currency: Currency, totalMinor: number, refundedMinor: number, itemCount: number, visitDate: string | null, visitTime: string | null, buyerName: string, isBuyerErased: boolean, isTest: boolean, timeZone: string, createdAt: string, validTickets: number, scannedTickets: number, origin: { campaign: string | null, page: string | null } | null, discount: { discountId: string, title: string, code: string, offMinor: number } | null, lines: Array<{ id: string, ticketTypeId: string, ticketTypeName: string, productName: string, quantity: number, unitPriceMinor: number, totalMinor: number, vatBasisPoints: number, vatMinor: number, priceSteps: Array<{ kind: PriceStepKind, unitPriceMinor: number, title: string | null, pieces: number | null, change: { amountMinor: number | null, basisPoints: number | null, priceMinor: number | null } | null, notApplied: Array<{ name: string, reason: RuleNotAppliedReason, date: string | null }> }> }>, tickets: Array<{ id: string, number: string, ticketTypeName: string, productName: string, priceMinor: number, state: TicketState, usedAt: string | null, sells: GiftKind | null, visitorName: string }>, payments: Array<{ id: string, method: string, reference: string, amountMinor: number, state: PaymentState, createdAt: string, paidAt: string | null }>, refunds: Array<{ id: string, amountMinor: number, reason: RefundReason, state: RefundState, isByHand: boolean, createdAt: string, doneAt: string | null }>, changes: Array<{ id: string, state: OrderChangeState, dueMinor: number, refundMinor: number, cancelledCount: number, expiresAt: string | null, askedAt: string, askedByName: string, isOwn: boolean, reason: string, steps: Array<{ kind: ChangeStepKind, count: number, amountMinor: number }> }>, timeline: Array<{ id: string, at: string, kind: OrderEventKind, actorKind: OrderActorKind, facts: unknown }> } };

export type OrderLedgerQueryVariables = Exact<{
  id: string;
}>;


export type OrderLedgerQuery = { order: { id: string, ledger: { worthMinor: number, feesMinor: number, earnedMinor: number, receivedMinor: number, returnedMinor: number, dueMinor: number, differenceMinor: number, checkedAt: string, postings: Array<{ kind: PostingKind, causeId: string, currency: string, at: string, correctsDay: string | null, entries: Array<{ code: string, kind: LedgerAccountKind, holder: string | null, vatBasisPoints: number | null, costCentre: string, amountMinor: number }> }> } | null } };

export type AddOrderNoteMutationVariables = Exact<{
  orderId: string;
  text: string;
}>;


export type AddOrderNoteMutation = { addOrderNote: { id: string } };

export type ResendTicketsMutationVariables = Exact<{
  orderId: string;
}>;


export type ResendTicketsMutation = { resendTickets: { id: string } };

export type OrderCountQueryVariables = Exact<{
  filter?: OrderFilterInput | null | undefined;
}>;


export type OrderCountQuery = { orderTotals: { count: number, isMore: boolean } };

export type SaidOfOrderQueryVariables = Exact<{
  id: string;
}>;


export type SaidOfOrderQuery = { order: { id: string, timeZone: string, said: { termsHash: string | null, termsAgreedAt: string | null, details: Array<{ name: string, value: string }> } } };

export type NameTicketsMutationVariables = Exact<{
  input: TicketNamesInput;
}>;


export type NameTicketsMutation = { nameTickets: { id: string } };

export type OrderMailsQueryVariables = Exact<{
  id: string;
}>;


export type OrderMailsQuery = { order: { id: string, mails: Array<{ id: string, kind: MailKind, language: string, state: MailState, error: string | null, createdAt: string, sentAt: string | null, to: string | null }> } };

export type TicketFoundFragment = { id: string, number: string, orderId: string, orderNumber: string | null, buyerName: string, buyerEmail: string, productName: string, ticketTypeName: string, eventId: string | null, priceMinor: number, currency: Currency, visitDate: string | null, visitTime: string | null, state: TicketState, usedAt: string | null };

export type TicketSearchQueryVariables = Exact<{
  filter: OrderFilterInput;
}>;


export type TicketSearchQuery = { ticketSearch: Array<{ id: string, number: string, orderId: string, orderNumber: string | null, buyerName: string, buyerEmail: string, productName: string, ticketTypeName: string, eventId: string | null, priceMinor: number, currency: Currency, visitDate: string | null, visitTime: string | null, state: TicketState, usedAt: string | null }> };

export type BuyersQueryVariables = Exact<{
  search: string;
}>;


export type BuyersQuery = { buyers: Array<{ name: string, email: string, orderCount: number, lastOrderAt: string }> };

export type EditUserTicketMutationVariables = Exact<{
  input: UserTicketInput;
}>;


export type EditUserTicketMutation = { editUserTicket: { orderId: string, isMade: boolean, dueMinor: number } };

export type EventsToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type EventsToChooseQuery = { plannedEvents: { edges: Array<{ node: { id: string, titleNl: string, titleEn: string } }> } };

export type OwnSessionFragment = { id: string, userAgent: string, createdAt: string, lastUsedAt: string, isOwn: boolean };

export type ChangeOwnPasswordMutationVariables = Exact<{
  input: OwnPasswordInput;
}>;


export type ChangeOwnPasswordMutation = { changeOwnPassword: number };

export type OwnSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSecondFactorQuery = { ownSecondFactor: { since: string, recoveryCodesLeft: number } | null };

export type OfferSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type OfferSecondFactorMutation = { offerSecondFactor: { uri: string, secret: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: Array<string> };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { ownSessions: Array<{ id: string, userAgent: string, createdAt: string, lastUsedAt: string, isOwn: boolean }> };

export type EndOwnSessionsMutationVariables = Exact<{
  sessionId?: string | null | undefined;
}>;


export type EndOwnSessionsMutation = { endOwnSessions: Array<{ id: string, userAgent: string, createdAt: string, lastUsedAt: string, isOwn: boolean }> };

export type PricingRuleRowFragment = { id: string, name: string, kind: PricingRuleKind, from: string, until: string, weekdays: Array<number>, active: boolean, sequence: number, version: number, createdAt: string, state: PricingRuleState, isEnded: boolean, days: number, daysInEffect: number, under: string | null, values: Array<{ ticketTypeId: string, amountMinor: number | null, basisPoints: number | null }> };

export type PricedTicketTypeFragment = { id: string, state: TicketTypeState, priceMinor: number, descriptions: Array<{ language: ContentLanguage, name: string }> };

export type GroupPricesQueryVariables = Exact<{
  ticketGroupId: string;
}>;


export type GroupPricesQuery = { ticketGroup: { id: string, name: string, ticketTypes: Array<{ id: string, state: TicketTypeState, priceMinor: number, descriptions: Array<{ language: ContentLanguage, name: string }> }>, pricingRules: Array<{ id: string, name: string, kind: PricingRuleKind, from: string, until: string, weekdays: Array<number>, active: boolean, sequence: number, version: number, createdAt: string, state: PricingRuleState, isEnded: boolean, days: number, daysInEffect: number, under: string | null, values: Array<{ ticketTypeId: string, amountMinor: number | null, basisPoints: number | null }> }> } };

export type EditPricingRuleQueryVariables = Exact<{
  ticketGroupId: string;
  ruleId: string;
}>;


export type EditPricingRuleQuery = { ticketGroup: { id: string, name: string, ticketTypes: Array<{ id: string, state: TicketTypeState, priceMinor: number, descriptions: Array<{ language: ContentLanguage, name: string }> }>, pricingRules: Array<{ id: string, name: string, kind: PricingRuleKind, from: string, until: string, weekdays: Array<number>, active: boolean, sequence: number, version: number, createdAt: string, state: PricingRuleState, isEnded: boolean, days: number, daysInEffect: number, under: string | null, values: Array<{ ticketTypeId: string, amountMinor: number | null, basisPoints: number | null }> }> }, pricingRule: { id: string, name: string, kind: PricingRuleKind, from: string, until: string, weekdays: Array<number>, active: boolean, sequence: number, version: number, createdAt: string, state: PricingRuleState, isEnded: boolean, days: number, daysInEffect: number, under: string | null, values: Array<{ ticketTypeId: string, amountMinor: number | null, basisPoints: number | null }> } };

export type ClosedDatesQueryVariables = Exact<{
  ticketGroupId: string;
  from: string;
  until: string;
}>;


export type ClosedDatesQuery = { ticketGroup: { id: string, closedDates: Array<string> } };

export type OrdersOnDaysQueryVariables = Exact<{
  ticketGroupId: string;
  from: string;
  until: string;
  weekdays: Array<number>;
}>;


export type OrdersOnDaysQuery = { ticketGroup: { id: string, ordersOnDays: number } };

export type AllPricingRulesQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: PricingRuleState | null | undefined;
  ended?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type AllPricingRulesQuery = { pricingRules: { edges: Array<{ node: { id: string, name: string, kind: PricingRuleKind, from: string, until: string, weekdays: Array<number>, active: boolean, sequence: number, version: number, createdAt: string, state: PricingRuleState, isEnded: boolean, days: number, daysInEffect: number, under: string | null, ticketGroup: { id: string, name: string, ticketTypes: Array<{ id: string, state: TicketTypeState, priceMinor: number, descriptions: Array<{ language: ContentLanguage, name: string }> }> }, values: Array<{ ticketTypeId: string, amountMinor: number | null, basisPoints: number | null }> } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, pricingRuleCounts: { all: number, active: number, inactive: number, overwritten: number, ended: number } };

export type CreatePricingRuleMutationVariables = Exact<{
  ticketGroupId: string;
  input: PricingRuleInput;
}>;


export type CreatePricingRuleMutation = { createPricingRule: { id: string } };

export type ChangePricingRuleMutationVariables = Exact<{
  id: string;
  version: number;
  input: PricingRuleInput;
}>;


export type ChangePricingRuleMutation = { changePricingRule: { id: string } };

export type ActivatePricingRuleMutationVariables = Exact<{
  id: string;
  active: boolean;
}>;


export type ActivatePricingRuleMutation = { activatePricingRule: { id: string } };

export type DeletePricingRuleMutationVariables = Exact<{
  id: string;
}>;


export type DeletePricingRuleMutation = { deletePricingRule: string };

export type ShownReservationFragment = { id: string, version: number, number: string, state: ReservationState, productId: string | null, productName: string, calendarId: string | null, locationName: string, timeslotId: string | null, date: string, time: string, adults: number, youth: number, children: number, free: number, people: number, status: GroupReservationStatus, overBy: number, isOver: boolean, groupName: string, contactName: string, email: string, mobile: string, note: string, cancelledAt: string | null, timeslotState: TimeslotState | null, limit: number | null, takenCount: number | null };

export type ReservationListQueryVariables = Exact<{
  filter?: ReservationFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ReservationListQuery = { reservationTotals: { total: number, people: number, views: { coming: number, today: number, overCapacity: number, cancelled: number } }, reservations: { edges: Array<{ node: { id: string, version: number, number: string, state: ReservationState, productId: string | null, productName: string, calendarId: string | null, locationName: string, timeslotId: string | null, date: string, time: string, adults: number, youth: number, children: number, free: number, people: number, status: GroupReservationStatus, overBy: number, isOver: boolean, groupName: string, contactName: string, email: string, mobile: string, note: string, cancelledAt: string | null, timeslotState: TimeslotState | null, limit: number | null, takenCount: number | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, groupProducts: Array<{ id: string, name: string }> };

export type OpenReservationQueryVariables = Exact<{
  id: string;
}>;


export type OpenReservationQuery = { reservation: { id: string, version: number, number: string, state: ReservationState, productId: string | null, productName: string, calendarId: string | null, locationName: string, timeslotId: string | null, date: string, time: string, adults: number, youth: number, children: number, free: number, people: number, status: GroupReservationStatus, overBy: number, isOver: boolean, groupName: string, contactName: string, email: string, mobile: string, note: string, cancelledAt: string | null, timeslotState: TimeslotState | null, limit: number | null, takenCount: number | null } };

export type ReservationsToCancelQueryVariables = Exact<{
  ids: Array<string>;
}>;


export type ReservationsToCancelQuery = { reservationsByIds: Array<{ id: string, version: number, number: string, state: ReservationState, productId: string | null, productName: string, calendarId: string | null, locationName: string, timeslotId: string | null, date: string, time: string, adults: number, youth: number, children: number, free: number, people: number, status: GroupReservationStatus, overBy: number, isOver: boolean, groupName: string, contactName: string, email: string, mobile: string, note: string, cancelledAt: string | null, timeslotState: TimeslotState | null, limit: number | null, takenCount: number | null }> };

export type GroupProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type GroupProductsQuery = { groupProducts: Array<{ id: string, name: string }> };

export type VisitsForGroupQueryVariables = Exact<{
  productId: string;
  date: string;
  reservationId?: string | null | undefined;
}>;


export type VisitsForGroupQuery = { visitsForGroup: Array<{ id: string, time: string, state: TimeslotState, capacity: number | null, wantedCapacity: number | null, heldCount: number, soldCount: number, status: GroupReservationStatus, locationName: string, isShut: boolean }> };

export type TimeslotForGroupQueryVariables = Exact<{
  id: string;
}>;


export type TimeslotForGroupQuery = { timeslotForGroup: { timeslotId: string, productId: string, date: string } };

export type ReservationsOfGroupQueryVariables = Exact<{
  id: string;
}>;


export type ReservationsOfGroupQuery = { timeslotGroup: { id: string, name: string } };

export type CreateReservationMutationVariables = Exact<{
  input: GroupReservationInput;
}>;


export type CreateReservationMutation = { createReservation: { id: string, version: number, number: string, state: ReservationState, productId: string | null, productName: string, calendarId: string | null, locationName: string, timeslotId: string | null, date: string, time: string, adults: number, youth: number, children: number, free: number, people: number, status: GroupReservationStatus, overBy: number, isOver: boolean, groupName: string, contactName: string, email: string, mobile: string, note: string, cancelledAt: string | null, timeslotState: TimeslotState | null, limit: number | null, takenCount: number | null } };

export type UpdateReservationMutationVariables = Exact<{
  id: string;
  input: GroupReservationInput;
  version: number;
}>;


export type UpdateReservationMutation = { updateReservation: { id: string, version: number, number: string, state: ReservationState, productId: string | null, productName: string, calendarId: string | null, locationName: string, timeslotId: string | null, date: string, time: string, adults: number, youth: number, children: number, free: number, people: number, status: GroupReservationStatus, overBy: number, isOver: boolean, groupName: string, contactName: string, email: string, mobile: string, note: string, cancelledAt: string | null, timeslotState: TimeslotState | null, limit: number | null, takenCount: number | null } };

export type CancelReservationMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelReservationMutation = { cancelReservation: boolean };

export type DeleteReservationMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteReservationMutation = { deleteReservation: boolean };

export type ExportReservationsMutationVariables = Exact<{
  filter?: ReservationFilterInput | null | undefined;
  format: ExportFormat;
}>;


export type ExportReservationsMutation = { exportReservations: { id: string } };

export type ScanDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ScanDevicesQuery = { scanDevices: Array<{ id: string, name: string, state: ScanDeviceState, lastSeenAt: string | null, status: ScanDeviceStatus, batteryPercentage: number | null, appVersion: string, waitingScans: number, scansToday: number, location: { id: string, name: string } | null }>, locations: Array<{ id: string, name: string }> };

export type ScanLogQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: ScanLogFilter | null | undefined;
}>;


export type ScanLogQuery = { scanLog: { edges: Array<{ node: { id: string, at: string, receivedAt: string, timeZone: string, deviceName: string, locationName: string | null, way: ScanWay, wasLetIn: boolean, people: number, visitDate: string | null, visitTime: string | null, buyerName: string | null, code: string, typed: boolean, direction: ScanDirection, verdict: ScanVerdict, reason: ScanReason, ticketTypeName: string | null, productName: string | null, language: ContentLanguage | null, orderId: string | null, orderNumber: string | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, scanDevices: Array<{ id: string, name: string }>, locations: Array<{ id: string, name: string }> };

export type CreateScanDeviceMutationVariables = Exact<{
  input: ScanDeviceInput;
}>;


export type CreateScanDeviceMutation = { createScanDevice: { deviceId: string, code: string, url: string, expiresAt: string } };

export type RenewScanDeviceCodeMutationVariables = Exact<{
  id: string;
}>;


export type RenewScanDeviceCodeMutation = { renewScanDeviceCode: { deviceId: string, code: string, url: string, expiresAt: string } };

export type RevokeScanDeviceMutationVariables = Exact<{
  id: string;
}>;


export type RevokeScanDeviceMutation = { revokeScanDevice: { id: string, state: ScanDeviceState } };

export type CreateScanKeyMutationVariables = Exact<{
  input: ScanDeviceInput;
}>;


export type CreateScanKeyMutation = { createScanKey: { deviceId: string, key: string } };

export type ExportScanLogMutationVariables = Exact<{
  filter?: ScanLogFilter | null | undefined;
  format: ExportFormat;
}>;


export type ExportScanLogMutation = { exportScanLog: { id: string } };

export type ConflictsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConflictsQuery = { timeslotConflicts: Array<{ name: string, groupId: string | null, locationName: string, timeslot: { id: string, date: string, time: string, soldCount: number, heldCount: number, conflict: TimeslotConflict | null, wantedCapacity: number | null } }>, limitConflicts: Array<{ kind: OwnerLimitKind, ownerId: string, name: string, date: string | null, time: string | null, limit: number, taken: number }> };

export type ShownChangeFragment = { id: string, state: ChangeState, wanted: unknown, changesPeriods: boolean, changesExceptions: boolean, changesTimeslots: boolean, addedCount: number, removedCount: number, changedCount: number, openCount: number, outsideHoursCount: number, mailCount: number, movedCount: number, keptCount: number, cancelledCount: number, refundMinor: number, fingerprint: string, mailsVisitors: boolean, channelCount: number, appliedAt: string | null, appliedBy: string | null, tookMs: number | null, undoneBy: string | null, group: { id: string, name: string, location: { id: string, timeZone: string }, periods: Array<{ id: string }> } | null, facts: Array<{ field: ChangedFactField, before: string, after: string, ticketCount: number }>, rows: Array<{ timeslotId: string, timeslotGroupId: string | null, date: string, time: string, conflict: VisitorConflict, wantedCapacity: number | null, ticketCount: number, orderCount: number, otherOrderCount: number, surplus: number, heldCount: number, groupCount: number, groupPeople: number, remedy: TimeslotRemedy | null, unplacedCount: number, amountMinor: number, moves: Array<{ date: string, time: string, minutesLater: number, ticketCount: number, left: number | null }> }>, days: Array<{ date: string, addedCount: number, removedCount: number, changedCount: number, ticketCount: number }>, limits: Array<{ before: number | null, after: number | null, timeslotCount: number }>, skippedStarts: Array<{ date: string, time: string }>, undo: { until: string, newSalesCount: number, refundedCount: number } | null, progress: { total: number, done: number, failed: Array<{ orderId: string, ticketCount: number, fromStart: string, failure: string }> } };

export type TimeslotChangeDetailsQueryVariables = Exact<{
  id: string;
}>;


export type TimeslotChangeDetailsQuery = { timeslotChange: { id: string, state: ChangeState, wanted: unknown, changesPeriods: boolean, changesExceptions: boolean, changesTimeslots: boolean, addedCount: number, removedCount: number, changedCount: number, openCount: number, outsideHoursCount: number, mailCount: number, movedCount: number, keptCount: number, cancelledCount: number, refundMinor: number, fingerprint: string, mailsVisitors: boolean, channelCount: number, appliedAt: string | null, appliedBy: string | null, tookMs: number | null, undoneBy: string | null, group: { id: string, name: string, location: { id: string, timeZone: string }, periods: Array<{ id: string }> } | null, facts: Array<{ field: ChangedFactField, before: string, after: string, ticketCount: number }>, rows: Array<{ timeslotId: string, timeslotGroupId: string | null, date: string, time: string, conflict: VisitorConflict, wantedCapacity: number | null, ticketCount: number, orderCount: number, otherOrderCount: number, surplus: number, heldCount: number, groupCount: number, groupPeople: number, remedy: TimeslotRemedy | null, unplacedCount: number, amountMinor: number, moves: Array<{ date: string, time: string, minutesLater: number, ticketCount: number, left: number | null }> }>, days: Array<{ date: string, addedCount: number, removedCount: number, changedCount: number, ticketCount: number }>, limits: Array<{ before: number | null, after: number | null, timeslotCount: number }>, skippedStarts: Array<{ date: string, time: string }>, undo: { until: string, newSalesCount: number, refundedCount: number } | null, progress: { total: number, done: number, failed: Array<{ orderId: string, ticketCount: number, fromStart: string, failure: string }> } } };

export type TimeslotChangeDraftQueryVariables = Exact<{
  id: string;
}>;


export type TimeslotChangeDraftQuery = { timeslotChange: { id: string, state: ChangeState, wanted: unknown, seenVersion: string } };

export type TouchedVisitorsQueryVariables = Exact<{
  id: string;
  rules: unknown;
}>;


export type TouchedVisitorsQuery = { touchedVisitors: { ticketCount: number, orderCount: number, times: Array<string> } };

export type DraftTimeslotGroupChangeMutationVariables = Exact<{
  id: string;
  rules: unknown;
  version: string;
}>;


export type DraftTimeslotGroupChangeMutation = { draftTimeslotGroupChange: string };

export type ChooseRemediesMutationVariables = Exact<{
  id: string;
  timeslotId?: string | null | undefined;
  remedy?: TimeslotRemedy | null | undefined;
  orderIds?: Array<string> | null | undefined;
  mailsVisitors?: boolean | null | undefined;
}>;


export type ChooseRemediesMutation = { chooseRemedies: { id: string, state: ChangeState, wanted: unknown, changesPeriods: boolean, changesExceptions: boolean, changesTimeslots: boolean, addedCount: number, removedCount: number, changedCount: number, openCount: number, outsideHoursCount: number, mailCount: number, movedCount: number, keptCount: number, cancelledCount: number, refundMinor: number, fingerprint: string, mailsVisitors: boolean, channelCount: number, appliedAt: string | null, appliedBy: string | null, tookMs: number | null, undoneBy: string | null, group: { id: string, name: string, location: { id: string, timeZone: string }, periods: Array<{ id: string }> } | null, facts: Array<{ field: ChangedFactField, before: string, after: string, ticketCount: number }>, rows: Array<{ timeslotId: string, timeslotGroupId: string | null, date: string, time: string, conflict: VisitorConflict, wantedCapacity: number | null, ticketCount: number, orderCount: number, otherOrderCount: number, surplus: number, heldCount: number, groupCount: number, groupPeople: number, remedy: TimeslotRemedy | null, unplacedCount: number, amountMinor: number, moves: Array<{ date: string, time: string, minutesLater: number, ticketCount: number, left: number | null }> }>, days: Array<{ date: string, addedCount: number, removedCount: number, changedCount: number, ticketCount: number }>, limits: Array<{ before: number | null, after: number | null, timeslotCount: number }>, skippedStarts: Array<{ date: string, time: string }>, undo: { until: string, newSalesCount: number, refundedCount: number } | null, progress: { total: number, done: number, failed: Array<{ orderId: string, ticketCount: number, fromStart: string, failure: string }> } } };

export type ApplyTimeslotChangeMutationVariables = Exact<{
  id: string;
  fingerprint: string;
}>;


export type ApplyTimeslotChangeMutation = { applyTimeslotChange: { id: string, state: ChangeState, wanted: unknown, changesPeriods: boolean, changesExceptions: boolean, changesTimeslots: boolean, addedCount: number, removedCount: number, changedCount: number, openCount: number, outsideHoursCount: number, mailCount: number, movedCount: number, keptCount: number, cancelledCount: number, refundMinor: number, fingerprint: string, mailsVisitors: boolean, channelCount: number, appliedAt: string | null, appliedBy: string | null, tookMs: number | null, undoneBy: string | null, group: { id: string, name: string, location: { id: string, timeZone: string }, periods: Array<{ id: string }> } | null, facts: Array<{ field: ChangedFactField, before: string, after: string, ticketCount: number }>, rows: Array<{ timeslotId: string, timeslotGroupId: string | null, date: string, time: string, conflict: VisitorConflict, wantedCapacity: number | null, ticketCount: number, orderCount: number, otherOrderCount: number, surplus: number, heldCount: number, groupCount: number, groupPeople: number, remedy: TimeslotRemedy | null, unplacedCount: number, amountMinor: number, moves: Array<{ date: string, time: string, minutesLater: number, ticketCount: number, left: number | null }> }>, days: Array<{ date: string, addedCount: number, removedCount: number, changedCount: number, ticketCount: number }>, limits: Array<{ before: number | null, after: number | null, timeslotCount: number }>, skippedStarts: Array<{ date: string, time: string }>, undo: { until: string, newSalesCount: number, refundedCount: number } | null, progress: { total: number, done: number, failed: Array<{ orderId: string, ticketCount: number, fromStart: string, failure: string }> } } };

export type UndoTimeslotChangeMutationVariables = Exact<{
  id: string;
}>;


export type UndoTimeslotChangeMutation = { undoTimeslotChange: { id: string, state: ChangeState, wanted: unknown, changesPeriods: boolean, changesExceptions: boolean, changesTimeslots: boolean, addedCount: number, removedCount: number, changedCount: number, openCount: number, outsideHoursCount: number, mailCount: number, movedCount: number, keptCount: number, cancelledCount: number, refundMinor: number, fingerprint: string, mailsVisitors: boolean, channelCount: number, appliedAt: string | null, appliedBy: string | null, tookMs: number | null, undoneBy: string | null, group: { id: string, name: string, location: { id: string, timeZone: string }, periods: Array<{ id: string }> } | null, facts: Array<{ field: ChangedFactField, before: string, after: string, ticketCount: number }>, rows: Array<{ timeslotId: string, timeslotGroupId: string | null, date: string, time: string, conflict: VisitorConflict, wantedCapacity: number | null, ticketCount: number, orderCount: number, otherOrderCount: number, surplus: number, heldCount: number, groupCount: number, groupPeople: number, remedy: TimeslotRemedy | null, unplacedCount: number, amountMinor: number, moves: Array<{ date: string, time: string, minutesLater: number, ticketCount: number, left: number | null }> }>, days: Array<{ date: string, addedCount: number, removedCount: number, changedCount: number, ticketCount: number }>, limits: Array<{ before: number | null, after: number | null, timeslotCount: number }>, skippedStarts: Array<{ date: string, time: string }>, undo: { until: string, newSalesCount: number, refundedCount: number } | null, progress: { total: number, done: number, failed: Array<{ orderId: string, ticketCount: number, fromStart: string, failure: string }> } } };

export type OrdersOfConflictQueryVariables = Exact<{
  changeId: string;
  timeslotId: string;
}>;


export type OrdersOfConflictQuery = { ordersOfConflict: Array<{ orderId: string, orderNumber: string, ticketCount: number, isChosen: boolean }> };

export type FollowedGroupFragment = { id: string, name: string, synced: boolean, location: { id: string, name: string }, yields: { untilDate: string | null, timeslotCount: number } };

export type TimeslotGroupListQueryVariables = Exact<{
  hidden?: boolean | null | undefined;
}>;


export type TimeslotGroupListQuery = { timeslotGroups: Array<{ id: string, name: string, location: { id: string, name: string }, periods: Array<{ id: string }>, ticketGroups: Array<{ id: string, name: string }>, yields: { timeslotCount: number, untilDate: string | null, soldPlaces: number, conflictCount: number } }> };

export type TimeslotGroupDetailsQueryVariables = Exact<{
  id: string;
}>;


export type TimeslotGroupDetailsQuery = { timeslotGroup: { id: string, version: string, name: string, hidden: boolean, synced: boolean, exceptions: Array<{ id: string, kind: ExceptionKind, from: string, until: string, weekdays: Array<number>, allDay: boolean, fromTime: string | null, untilTime: string | null, closed: boolean, limit: number | null, note: string, colour: ExceptionColour | null, published: boolean, ticketGroupIds: Array<string>, times: Array<{ time: string, limit: number | null, status: GroupReservationStatus, title: string, classes: string }> }>, location: { id: string, name: string, timeZone: string, houseLimit: number | null }, localNow: { date: string, time: string }, periods: Array<{ id: string, from: string, until: string, priority: number, note: string, published: boolean, weekdayTimes: Array<{ weekday: number, time: string, limit: number | null, status: GroupReservationStatus, title: string, classes: string }> }>, ticketGroups: Array<{ id: string, name: string, product: { id: string, name: string, imageUrl: string | null }, ticketTypes: Array<{ id: string, state: TicketTypeState }> }>, yields: { timeslotCount: number, untilDate: string | null, soldPlaces: number, conflictCount: number } } };

export type LocationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationChoicesQuery = { locations: Array<{ id: string, name: string }> };

export type TicketGroupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketGroupChoicesQuery = { ticketGroups: Array<{ id: string, name: string, kind: TicketGroupKind, state: TicketGroupState, product: { name: string } }> };

export type CreateTimeslotGroupMutationVariables = Exact<{
  input: TimeslotGroupInput;
}>;


export type CreateTimeslotGroupMutation = { createTimeslotGroup: { id: string } };

export type TimeslotSyncQueryVariables = Exact<{ [key: string]: never; }>;


export type TimeslotSyncQuery = { shown: Array<{ id: string, name: string, synced: boolean, location: { id: string, name: string }, yields: { untilDate: string | null, timeslotCount: number } }>, hidden: Array<{ id: string, name: string, synced: boolean, location: { id: string, name: string }, yields: { untilDate: string | null, timeslotCount: number } }> };

export type TimeslotDayQueryVariables = Exact<{
  timeslotGroupId: string;
  date: string;
}>;


export type TimeslotDayQuery = { timeslotDay: { date: string, yieldedTimes: Array<string>, skippedStarts: Array<{ date: string, time: string }>, group: { id: string, name: string, hidden: boolean, synced: boolean, localNow: { date: string, time: string }, periods: Array<{ id: string, from: string, until: string, priority: number, note: string, published: boolean }>, exceptions: Array<{ id: string, kind: ExceptionKind, from: string, until: string, weekdays: Array<number>, note: string, published: boolean }> }, timeslots: Array<{ scannedCount: number, id: string, date: string, time: string, state: TimeslotState, capacity: number | null, heldCount: number, soldCount: number, conflict: TimeslotConflict | null, wantedCapacity: number | null, madeByHand: boolean, status: GroupReservationStatus, title: string, classes: string, colour: ExceptionColour | null, isPast: boolean, exception: { id: string, note: string, published: boolean } | null, closure: { id: string, reason: ClosureReason | null, note: string } | null, fill: { state: AvailabilityState, left: number | null } }>, week: Array<{ date: string, fill: { state: AvailabilityState } }> } };

export type TimeslotOfGroupQueryVariables = Exact<{
  id: string;
}>;


export type TimeslotOfGroupQuery = { timeslotOfGroup: { isInRules: boolean, group: { id: string, name: string, location: { id: string, name: string, timeZone: string } }, timeslot: { id: string, date: string, time: string, state: TimeslotState, capacity: number | null, heldCount: number, soldCount: number, conflict: TimeslotConflict | null, wantedCapacity: number | null, madeByHand: boolean, status: GroupReservationStatus, title: string, classes: string, colour: ExceptionColour | null, isPast: boolean, exception: { id: string, note: string, published: boolean } | null, closure: { id: string, reason: ClosureReason | null, note: string } | null, fill: { state: AvailabilityState, left: number | null } } } };

export type DraftTimeslotsChangeMutationVariables = Exact<{
  timeslotGroupId?: string | null | undefined;
  timeslots?: Array<TimeslotUpdateInput> | null | undefined;
  newTimeslots?: Array<NewTimeslotInput> | null | undefined;
}>;


export type DraftTimeslotsChangeMutation = { draftTimeslotsChange: string };

export type HoursOfLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type HoursOfLocationsQuery = { locations: Array<{ id: string, weekHours: Array<{ opens: string, closes: string } | null> }> };

export type ProvidersInUseQueryVariables = Exact<{ [key: string]: never; }>;


export type ProvidersInUseQuery = { paymentAccounts: Array<{ id: string, provider: PaymentProviderName, environment: PaymentEnvironment, isOn: boolean }> };

export type LastAuditEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type LastAuditEntryQuery = { auditEntries: { edges: Array<{ node: { id: string, at: string } }> } };

export type BlockingStopsQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockingStopsQuery = { blockingStops: Array<{ kind: BlockingKind, text: string, stopped: number }> };

export type OrdersStoppedByQueryVariables = Exact<{
  kind: BlockingKind;
  text: string;
}>;


export type OrdersStoppedByQuery = { ordersStoppedBy: { orders: number, newest: Array<{ id: string, number: string }> } };

export type OrdersOfAddressQueryVariables = Exact<{
  email: string;
}>;


export type OrdersOfAddressQuery = { ordersOfAddress: number };

export type PaymentAccountPartsFragment = { id: string, provider: PaymentProviderName, environment: PaymentEnvironment, locationId: string | null, isOn: boolean, state: ProviderAccountState, methods: Array<PaymentMethod>, setAt: string, setByName: string, checkedAt: string, version: number, checkLines: Array<{ code: CheckLineCode, level: CheckLevel, params: unknown }> };

export type PaymentAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentAccountsQuery = { paymentAccounts: Array<{ id: string, provider: PaymentProviderName, environment: PaymentEnvironment, locationId: string | null, isOn: boolean, state: ProviderAccountState, methods: Array<PaymentMethod>, setAt: string, setByName: string, checkedAt: string, version: number, checkLines: Array<{ code: CheckLineCode, level: CheckLevel, params: unknown }> }>, locations: Array<{ id: string, name: string, paymentEnvironment: PaymentEnvironment | null }>, clients: { edges: Array<{ node: { id: string, subdomain: string, timeZone: string } }> } };

export type ConnectPaymentProviderMutationVariables = Exact<{
  input: PaymentAccountInput;
}>;


export type ConnectPaymentProviderMutation = { connectPaymentProvider: { id: string } };

export type ReplacePaymentKeysMutationVariables = Exact<{
  id: string;
  input: PaymentAccountInput;
  version: number;
}>;


export type ReplacePaymentKeysMutation = { replacePaymentKeys: { id: string } };

export type SwitchPaymentAccountMutationVariables = Exact<{
  id: string;
  on: boolean;
  version: number;
}>;


export type SwitchPaymentAccountMutation = { switchPaymentAccount: { id: string } };

export type CheckPaymentAccountMutationVariables = Exact<{
  id: string;
}>;


export type CheckPaymentAccountMutation = { checkPaymentAccount: { id: string } };

export type RebookingExceptionPartsFragment = { id: string, kind: RebookingExceptionKind, targetId: string | null, name: string, from: string | null, until: string | null, isAllowed: boolean | null, earlierDays: number | null, laterDays: number | null, latestHours: number | null, mostTimes: number | null, feeMinor: number | null, isDifferenceReturned: boolean | null, targetName: string, partOf: string, state: RebookingExceptionState, effectiveAt: string, version: number };

export type RebookingExceptionsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type RebookingExceptionsQuery = { rebookingExceptions: Array<{ id: string, kind: RebookingExceptionKind, targetId: string | null, name: string, from: string | null, until: string | null, isAllowed: boolean | null, earlierDays: number | null, laterDays: number | null, latestHours: number | null, mostTimes: number | null, feeMinor: number | null, isDifferenceReturned: boolean | null, targetName: string, partOf: string, state: RebookingExceptionState, effectiveAt: string, version: number }> };

export type RebookingTargetsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type RebookingTargetsQuery = { rebookingTargets: Array<{ id: string, kind: RebookingExceptionKind, name: string, partOf: string }> };

export type CreateRebookingExceptionMutationVariables = Exact<{
  input: RebookingExceptionInput;
}>;


export type CreateRebookingExceptionMutation = { createRebookingException: string };

export type ChangeRebookingExceptionMutationVariables = Exact<{
  id: string;
  version: number;
  input: RebookingExceptionInput;
}>;


export type ChangeRebookingExceptionMutation = { changeRebookingException: string };

export type DeleteRebookingExceptionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteRebookingExceptionMutation = { deleteRebookingException: string };

export type WithdrawRebookingExceptionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawRebookingExceptionMutation = { withdrawRebookingException: string };

export type ApplyRebookingExceptionNowMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApplyRebookingExceptionNowMutation = { applyRebookingExceptionNow: string };

export type TryRebookingQueryVariables = Exact<{
  number: string;
  language?: string | null | undefined;
}>;


export type TryRebookingQuery = { triedRebooking: { orderId: string, orderNumber: string, currency: string, isSold: boolean, isAllowed: boolean, fromDate: string | null, untilDate: string | null, until: string | null, tickets: Array<{ id: string, outcome: RebookingOutcome, timesRebooked: number, mostTimes: number, feeMinor: number, exceptionNames: Array<string>, reasons: Array<{ code: RebookingCode, params: unknown, isRule: boolean, exceptionName: string | null }> }> } | null };

export type SettingPartsFragment = { id: string, subject: SettingSubject, module: Module, adminOnly: boolean, actsAtOnce: boolean, mayEdit: boolean, mayApplyNow: boolean, inForce: unknown, version: number, coming: { id: string, value: unknown, effectiveAt: string, madeAt: string, madeByName: string } | null, toCome: Array<{ id: string, value: unknown, effectiveAt: string, madeByName: string }> };

export type ClientSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientSettingsQuery = { clientSettings: Array<{ id: string, subject: SettingSubject, module: Module, adminOnly: boolean, actsAtOnce: boolean, mayEdit: boolean, mayApplyNow: boolean, inForce: unknown, version: number, history: Array<{ id: string, value: unknown, valueBefore: unknown, effectiveAt: string, madeAt: string, madeByName: string, withdrawnAt: string | null, withdrawnByName: string | null }>, coming: { id: string, value: unknown, effectiveAt: string, madeAt: string, madeByName: string } | null, toCome: Array<{ id: string, value: unknown, effectiveAt: string, madeByName: string }> }>, clients: { edges: Array<{ node: { id: string, name: string, timeZone: string } }> } };

export type ClientSecretsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientSecretsQuery = { clientSecrets: Array<{ name: SecretName, setAt: string | null, setByName: string | null }> };

export type ReplaceSecretMutationVariables = Exact<{
  name: SecretName;
  value: string;
}>;


export type ReplaceSecretMutation = { replaceSecret: Array<{ name: SecretName }> };

export type SaveSettingMutationVariables = Exact<{
  subject: SettingSubject;
  value: unknown;
  version: number;
  applyNow?: boolean | null | undefined;
  fromDay?: string | null | undefined;
}>;


export type SaveSettingMutation = { saveSetting: Array<{ id: string }> };

export type ApplySettingNowMutationVariables = Exact<{
  subject: SettingSubject;
  version: number;
}>;


export type ApplySettingNowMutation = { applySettingNow: Array<{ id: string }> };

export type WithdrawSettingMutationVariables = Exact<{
  subject: SettingSubject;
  field?: string | null | undefined;
  id?: string | null | undefined;
  version: number;
}>;


export type WithdrawSettingMutation = { withdrawSetting: Array<{ id: string }> };

export type WithdrawAllSettingsMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawAllSettingsMutation = { withdrawAllSettings: Array<{ id: string }> };

export type WalletAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletAccountsQuery = { walletAccounts: Array<{ platform: WalletPlatform, isShown: boolean, state: WalletState, identifier: string, teamId: string, keyName: string, validUntil: string | null, setAt: string, setByName: string, checkedAt: string, version: number, checkLines: Array<{ code: WalletCheckCode, level: CheckLevel, params: unknown }> }> };

export type ConnectAppleWalletMutationVariables = Exact<{
  input: AppleWalletInput;
  version?: number | null | undefined;
}>;


export type ConnectAppleWalletMutation = { connectAppleWallet: { platform: WalletPlatform } };

export type ConnectGoogleWalletMutationVariables = Exact<{
  input: GoogleWalletInput;
  version?: number | null | undefined;
}>;


export type ConnectGoogleWalletMutation = { connectGoogleWallet: { platform: WalletPlatform } };

export type ShowWalletMutationVariables = Exact<{
  platform: WalletPlatform;
  on: boolean;
  version: number;
}>;


export type ShowWalletMutation = { showWallet: { platform: WalletPlatform } };

export type CheckWalletMutationVariables = Exact<{
  platform: WalletPlatform;
}>;


export type CheckWalletMutation = { checkWallet: { platform: WalletPlatform } };

export type CreateTillMutationVariables = Exact<{
  input: TillInput;
}>;


export type CreateTillMutation = { createTill: { id: string } };

export type ChangeTillMutationVariables = Exact<{
  id: string;
  input: TillInput;
  version: number;
}>;


export type ChangeTillMutation = { changeTill: { id: string } };

export type ArchiveTillMutationVariables = Exact<{
  id: string;
  isArchived: boolean;
}>;


export type ArchiveTillMutation = { archiveTill: { id: string } };

export type OpenTillMutationVariables = Exact<{
  tillId: string;
  input: OpenTillInput;
}>;


export type OpenTillMutation = { openTill: { id: string } };

export type CloseTillMutationVariables = Exact<{
  sessionId: string;
  input: CloseTillInput;
  version: number;
}>;


export type CloseTillMutation = { closeTill: { sessionId: string } };

export type TillCloseListQueryVariables = Exact<{
  filter?: TillCloseFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type TillCloseListQuery = { tillCloses: { edges: Array<{ cursor: string, node: { sessionId: string, number: number, tillName: string, locationName: string, openedAt: string, closedAt: string, closedByName: string, countedMinor: number, differenceMinor: number, currency: Currency, isTest: boolean } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } }, tillCloseTotals: { total: number, differenceMinor: number } };

export type TillCloseDocumentQueryVariables = Exact<{
  sessionId: string;
}>;


export type TillCloseDocumentQuery = { tillClose: { sessionId: string, number: number, tillName: string, locationName: string, currency: Currency, isTest: boolean, openedAt: string, openedByName: string, floatNote: string, closedAt: string, closedByName: string, closedDay: string | null, expectedMinor: number, countedMinor: number, leftMinor: number, differenceMinor: number, toSafeMinor: number, note: string, approvedByName: string | null, terminalMinor: number | null, counts: Array<{ valueMinor: number, count: number }>, movements: Array<{ at: string, kind: TillMovementKind, reason: TillMovementReason, note: string, byName: string, amountMinor: number }>, figures: { floatMinor: number, expectedMinor: number, putIn: { count: number, amountMinor: number }, takenOut: { count: number, amountMinor: number }, means: Array<{ means: TillMeans, sales: { count: number, amountMinor: number }, refunds: { count: number, amountMinor: number } }> } } };

export type LocationsOfTillsQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationsOfTillsQuery = { locations: Array<{ id: string, name: string }> };

export type ClosedDaysCopyPreviewQueryVariables = Exact<{
  fromId: string;
  toIds: Array<string>;
}>;


export type ClosedDaysCopyPreviewQuery = { closedDaysCopyPreview: { fingerprint: string, touched: Array<{ date: string, ticketCount: number }> } };

export type CopyClosedDaysMutationVariables = Exact<{
  fromId: string;
  toIds: Array<string>;
  fingerprint?: string | null | undefined;
}>;


export type CopyClosedDaysMutation = { copyClosedDays: Array<{ id: string }> };

export type TimeslotStartsOfLocationQueryVariables = Exact<{
  locationId: string;
}>;


export type TimeslotStartsOfLocationQuery = { timeslotStarts: Array<{ weekday: number, time: string, count: number }> };

export type OpeningHoursOfLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningHoursOfLocationsQuery = { locations: Array<{ id: string, name: string, timeZone: string, version: number, standardHours: { opens: string, closes: string }, weekHours: Array<{ opens: string, closes: string } | null>, closedDays: Array<{ date: string, note: string }> }> };

export type OpeningPreviewQueryVariables = Exact<{
  id: string;
  input: OpeningInput;
}>;


export type OpeningPreviewQuery = { openingPreview: { fingerprint: string, touched: Array<{ date: string, reason: TouchedDayReason, ticketCount: number }> } };

export type ChangeOpeningMutationVariables = Exact<{
  id: string;
  input: OpeningInput;
  version: number;
  fingerprint?: string | null | undefined;
}>;


export type ChangeOpeningMutation = { changeOpening: { id: string } };

export type LocationListQueryVariables = Exact<{ [key: string]: never; }>;


export type LocationListQuery = { locations: Array<{ id: string, name: string, address: string, postalCode: string, town: string, timeZone: string, usedBy: { productCount: number, timeslotGroupCount: number } }> };

export type EditLocationQueryVariables = Exact<{
  id: string;
}>;


export type EditLocationQuery = { location: { id: string, version: number, name: string, address: string, postalCode: string, town: string, country: string, timeZone: string, ipRanges: Array<string>, houseLimit: number | null, paymentEnvironment: PaymentEnvironment | null, houseToday: { now: number, highest: { count: number, time: string } | null }, usedBy: { productCount: number, timeslotGroupCount: number, eventCount: number, scannerCount: number }, standardHours: { closes: string, opens: string }, weekHours: Array<{ closes: string, opens: string } | null>, closedDays: Array<{ date: string, note: string }> }, locations: Array<{ id: string }> };

export type ChangeLocationMutationVariables = Exact<{
  id: string;
  input: LocationInput;
  version: number;
  fingerprint?: string | null | undefined;
}>;


export type ChangeLocationMutation = { changeLocation: { id: string } };

export type DeleteLocationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLocationMutation = { deleteLocation: string };

export type LocationPreviewQueryVariables = Exact<{
  id: string;
  input: OpeningInput;
}>;


export type LocationPreviewQuery = { locationPreview: { fingerprint: string, touched: Array<{ date: string, reason: TouchedDayReason, ticketCount: number }> } };

export type VisitorDataOfQueryVariables = Exact<{
  id: string;
}>;


export type VisitorDataOfQuery = { visitorData: { id: string, query: string, isChosen: boolean, emails: Array<string>, names: Array<string>, phones: Array<string>, language: string | null, nextVisitDate: string | null, nextVisitTime: string | null, answerUntil: string, held: Array<{ kind: PersonDataKind, records: number, from: string | null, until: string | null, names: Array<string> }>, matches: Array<{ email: string, name: string, orders: number, because: string }>, history: Array<{ kind: string, at: string, by: string }> } };

export type LastErasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type LastErasuresQuery = { visitorErasures: Array<{ id: string, by: string, reason: ErasureReason, state: ErasureState, createdAt: string }> };

export type LookUpVisitorMutationVariables = Exact<{
  query: string;
}>;


export type LookUpVisitorMutation = { lookUpVisitor: string };

export type AddToVisitorMutationVariables = Exact<{
  id: string;
  email: string;
  name: string;
}>;


export type AddToVisitorMutation = { addToVisitor: boolean };

export type MakePersonFileMutationVariables = Exact<{
  id: string;
  format: PersonFileFormat;
}>;


export type MakePersonFileMutation = { makePersonFile: { id: string } };

export type PersonFileOfQueryVariables = Exact<{
  id: string;
}>;


export type PersonFileOfQuery = { personFile: { id: string, state: PersonFileState } };

export type OpenPersonFileMutationVariables = Exact<{
  id: string;
}>;


export type OpenPersonFileMutation = { openPersonFile: string };

export type ErasurePreviewQueryVariables = Exact<{
  id: string;
}>;


export type ErasurePreviewQuery = { erasurePreview: { fingerprint: string, name: string | null, emails: Array<string>, at: string, goes: Array<{ kind: PersonDataKind, records: number, names: Array<string>, keptUntil: string | null }>, stays: Array<{ kind: PersonDataKind, records: number, names: Array<string>, keptUntil: string | null }>, waiting: Array<{ orderId: string, number: string | null, why: ReasonToWait, until: string | null }> } };

export type EraseVisitorMutationVariables = Exact<{
  id: string;
  input: ErasureInput;
  fingerprint: string;
}>;


export type EraseVisitorMutation = { eraseVisitor: string };

export type VisitorErasureQueryVariables = Exact<{
  id: string;
}>;


export type VisitorErasureQuery = { visitorErasure: { id: string, by: string, reason: ErasureReason, state: ErasureState, createdAt: string, doneAt: string | null, erased: Array<{ kind: PersonDataKind, records: number, names: Array<string>, keptUntil: string | null }>, stays: Array<{ kind: PersonDataKind, records: number, names: Array<string>, keptUntil: string | null }>, waiting: Array<{ orderId: string, number: string | null, why: ReasonToWait, until: string | null }>, proof: { tables: number, columns: number, strings: number, searchedAt: string, found: Array<{ column: string, records: number }> } | null } };

export type VisitorListQueryVariables = Exact<{
  timeslotGroupId?: string | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type VisitorListQuery = { visitorTotals: { orderCount: number, reservationCount: number, heads: number, scannedCount: number }, visitors: { edges: Array<{ node: { id: string, orderId: string | null, reservationId: string | null, orderNumber: string, orderState: OrderState | null, buyerName: string, date: string, time: string, timeslotState: TimeslotState, groupName: string, language: ContentLanguage | null, heads: number, scannedCount: number, tickets: Array<{ name: string, quantity: number }>, people: { adults: number, youth: number, children: number, free: number } | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type VisitorsToPrintQueryVariables = Exact<{
  timeslotGroupId?: string | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type VisitorsToPrintQuery = { visitorsToPrint: Array<{ id: string, orderId: string | null, orderNumber: string, listedName: string, contactName: string, date: string, time: string, groupName: string, locationName: string, timeslotLimit: number | null, places: number, heads: number, note: string, tickets: Array<{ name: string, quantity: number }>, people: { adults: number, youth: number, children: number, free: number } | null }> };

export type VisitorGroupQueryVariables = Exact<{
  id: string;
}>;


export type VisitorGroupQuery = { timeslotGroup: { id: string, name: string } };

export type ExportVisitorsMutationVariables = Exact<{
  timeslotGroupId?: string | null | undefined;
  date?: string | null | undefined;
  time?: string | null | undefined;
  search?: string | null | undefined;
  format: ExportFormat;
}>;


export type ExportVisitorsMutation = { exportVisitors: { id: string } };

export type TimeslotsOfDayQueryVariables = Exact<{
  date: string;
  locationId?: string | null | undefined;
  withHidden?: boolean | null | undefined;
}>;


export type TimeslotsOfDayQuery = { timeslotsOfDay: Array<{ id: string, groupId: string, groupName: string, isGroup: boolean, isHidden: boolean, locationId: string, locationName: string, scannedCount: number, timeslot: { id: string, date: string, time: string, state: TimeslotState, capacity: number | null, heldCount: number, soldCount: number, conflict: TimeslotConflict | null, wantedCapacity: number | null, madeByHand: boolean, status: GroupReservationStatus, title: string, classes: string, colour: ExceptionColour | null, isPast: boolean, exception: { id: string, note: string, published: boolean } | null, closure: { id: string, reason: ClosureReason | null, note: string } | null, fill: { state: AvailabilityState, left: number | null } } }> };

export type OverviewLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewLocationsQuery = { locations: Array<{ id: string, name: string }> };

export type WaitingListQueryVariables = Exact<{
  date?: string | null | undefined;
  time?: string | null | undefined;
  state?: WaitingEntryState | null | undefined;
  ticketGroupId?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type WaitingListQuery = { waitedTicketGroups: Array<{ id: string, name: string }>, waitingListTotals: { waiting: number, tickets: number, offered: number }, waitingList: { edges: Array<{ node: { id: string, date: string, time: string | null, title: string, ticketTypes: string, tickets: number, language: ContentLanguage, channelTitle: string, email: string | null, state: WaitingEntryState, joinedAt: string, offerEndsAt: string | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type RemoveFromWaitingListMutationVariables = Exact<{
  id: string;
}>;


export type RemoveFromWaitingListMutation = { removeFromWaitingList: string };

export type VoucherBatchListQueryVariables = Exact<{
  filter?: VoucherBatchFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type VoucherBatchListQuery = { voucherBatchCount: number, voucherBatches: { edges: Array<{ cursor: string, node: { id: string, name: string, reference: string, quantity: number, validFrom: string | null, validUntil: string | null, partner: { id: string, username: string } | null, worth: Array<{ ticketTypeId: string, ticketTypeName: string, quantity: number }>, figures: { made: number, used: number, cancelled: number, today: string } } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type VoucherBatchQueryVariables = Exact<{
  id: string;
}>;


export type VoucherBatchQuery = { voucherBatch: { id: string, version: number, name: string, partnerId: string | null, reference: string, quantity: number, validFrom: string | null, validUntil: string | null, onSalesPage: boolean, atGate: boolean, dearerDay: DearerDay, billing: VoucherBilling, spendAt: string | null, createdAt: string, partner: { id: string, username: string } | null, worth: Array<{ ticketTypeId: string, ticketTypeName: string, ticketGroupName: string, quantity: number, priceMinor: number }>, making: { id: string, mode: CodeBatchMode, state: CodeBatchState, done: number, total: number, failure: string | null } | null, figures: { made: number, used: number, cancelled: number, today: string } } };

export type VouchersOfBatchQueryVariables = Exact<{
  batchId: string;
  filter?: VoucherFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type VouchersOfBatchQuery = { vouchers: { edges: Array<{ cursor: string, node: { id: string, code: string, state: VoucherState, acquiredAt: string, usedAt: string | null, orderId: string | null, deviceName: string | null, cancelledAt: string | null, rebookedAt: string | null } }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null } } };

export type VoucherPartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type VoucherPartnersQuery = { voucherPartners: Array<{ id: string, username: string }> };

export type TicketsOfVouchersQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketsOfVouchersQuery = { ticketGroups: Array<{ id: string, name: string, state: TicketGroupState, product: { id: string, name: string }, ticketTypes: Array<{ id: string, state: TicketTypeState, priceMinor: number, descriptions: Array<{ language: ContentLanguage, name: string }> }> }> };

export type CreateVoucherBatchMutationVariables = Exact<{
  input: VoucherBatchInput;
}>;


export type CreateVoucherBatchMutation = { createVoucherBatch: { id: string } };

export type ChangeVoucherBatchMutationVariables = Exact<{
  id: string;
  input: VoucherDetailsInput;
  version: number;
}>;


export type ChangeVoucherBatchMutation = { changeVoucherBatch: { id: string } };

export type CancelVouchersMutationVariables = Exact<{
  batchId: string;
  ids?: Array<string> | null | undefined;
}>;


export type CancelVouchersMutation = { cancelVouchers: number };

export type WaitingRoomQueryVariables = Exact<{
  channelId: string;
}>;


export type WaitingRoomQuery = { waitingRoom: { channelId: string, channelTitle: string, languages: Array<string>, cartsAMinute: number | null, opensByLoad: boolean, startsAt: string | null, opensBeforeMinutes: number, minutesToBegin: number, isPaused: boolean, version: number, phase: WaitingPhase, openedAt: string | null, openedBy: OpeningCause | null, texts: Array<{ language: string, text: string }>, rateChange: { at: string, by: string, before: number | null } | null } };

export type WaitingFiguresQueryVariables = Exact<{
  channelId: string;
}>;


export type WaitingFiguresQuery = { waitingRoom: { channelId: string, figures: { waiting: number, mostWaiting: number, mostWaitingAt: string | null, minutesForNext: number | null, waitedMinutes: number | null, toldMinutes: number | null, admittedLastMinute: number, admitted: number, ordered: number, left: number, cameBack: number, refused: number, busiestMinute: number, minutes: Array<{ at: string, waiting: number, admitted: number }> }, ticketsLeft: Array<{ left: number | null, product: { id: string, name: string, imageUrl: string | null } }> } };

export type ChangeWaitingRoomMutationVariables = Exact<{
  channelId: string;
  version: number;
  input: WaitingRoomInput;
}>;


export type ChangeWaitingRoomMutation = { changeWaitingRoom: number };

export type SetWaitingRateMutationVariables = Exact<{
  channelId: string;
  version: number;
  cartsAMinute: number;
}>;


export type SetWaitingRateMutation = { setWaitingRate: number };

export type PauseAdmissionMutationVariables = Exact<{
  channelId: string;
  version: number;
  isPaused: boolean;
}>;


export type PauseAdmissionMutation = { pauseAdmission: number };

export type LetEveryoneInMutationVariables = Exact<{
  channelId: string;
}>;


export type LetEveryoneInMutation = { letEveryoneIn: number };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { me:
    | { __typename: 'Admin', id: string, username: string, accountType: AccountType, mustChangePassword: boolean, rights: Array<{ module: Module, edit: boolean, extra: boolean }>, limitedRights: Array<{ module: Module, limit: RefusedLimit }> }
    | { __typename: 'ClientUser', id: string, username: string, accountType: AccountType, mustChangePassword: boolean, rights: Array<{ module: Module, edit: boolean, extra: boolean }>, limitedRights: Array<{ module: Module, limit: RefusedLimit }> }
   };

export type MenuItemsConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuItemsConfigQuery = { me:
    | { menu: { edges: Array<{ node: { id: string, itemPosition: number | null, groupName: string | null } }> } }
    | { menu: { edges: Array<{ node: { id: string, itemPosition: number | null, groupName: string | null } }> } }
   };

export type GetClientConfigurationQueryVariables = Exact<{ [key: string]: never; }>;


export type GetClientConfigurationQuery = { clients: { edges: Array<{ node: { timeZone: string, sellsInTest: boolean, config: { supportedLocales: { defaultLocale: ClientLocale, edges: Array<{ node: { locale: ClientLocale } }> }, logos: { defaultIcon: string | null }, banners: { defaultIcon: string | null } } } }> }, me:
    | { __typename: 'Admin', supportedLocales: { defaultLocale: ClientLocale, edges: Array<{ node: { locale: ClientLocale } }> } }
    | { __typename: 'ClientUser', supportedLocales: { defaultLocale: ClientLocale, edges: Array<{ node: { locale: ClientLocale } }> } }
   };

export type ActingStayQueryVariables = Exact<{ [key: string]: never; }>;


export type ActingStayQuery = { actingStay: { startedAt: string, endsAt: string, client: { id: string, name: string, subdomain: string, active: boolean } } | null, me:
    | { username: string }
    | { username: string }
   };

export type EnterClientMutationVariables = Exact<{
  id: string;
}>;


export type EnterClientMutation = { enterClient: { endsAt: string } };

export type LeaveClientMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveClientMutation = { leaveClient: boolean };

export type ClientNameQueryVariables = Exact<{
  id: string;
}>;


export type ClientNameQuery = { managedClient: { id: string, name: string } };

export type RecentClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentClientsQuery = { recentClients: Array<{ id: string, name: string, subdomain: string, active: boolean }> };

export type FoundClientsQueryVariables = Exact<{
  filter: ManagedClientFilterInput;
}>;


export type FoundClientsQuery = { managedClients: { edges: Array<{ node: { id: string, name: string, subdomain: string, active: boolean } }> } };

export type WorkerPauseQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkerPauseQuery = { workerPause: { pausedAt: string, pausedBy: string } | null };

export type TicketTypeFieldsFragment = { priceMinor: number, originalPriceMinor: number | null, vatBasisPoints: number, pluCode: string, itemKind: ItemKind, ticketLimit: number | null, isChild: boolean, durationMinutes: number | null, blocksOtherTimeslots: boolean, groupTicket: boolean, usesCustomBarcode: boolean, customBarcode: string, dailyScanLimit: number | null, totalScanLimit: number | null, minPerOrder: number, maxPerOrder: number | null, salesPoints: Array<SalesPoint>, eventId: string | null, statusLabel: TicketTypeLabel | null, informationIcon: InformationIconChoice, articleCode: string, costCentre: string, ledgerAccount: string, active: boolean, descriptions: Array<{ extraInformation: string, language: ContentLanguage, name: string }>, validity: { days: number | null, kind: ValidityKind, until: string | null } | null };

export type TicketGroupFieldsFragment = { name: string, kind: TicketGroupKind, availableFrom: string | null, availableUntil: string | null, validFrom: string | null, validUntil: string | null, openWeekdays: Array<number>, ticketLimit: number | null, lookaheadDays: number | null, cutOffMinutes: number, pageMaximum: number, childNeedsAdult: boolean, mailArticleCodes: Array<string>, mailsBlocked: boolean, ownDays: Array<{ date: string, isOpen: boolean }>, eTicketTexts: Array<{ language: ContentLanguage, text: string }>, previsitMail: { at: string | null, days: number | null, on: boolean }, aftervisitMail: { at: string | null, days: number | null, on: boolean } };

export type PlannedEventFieldsFragment = { kind: EventKind, titleNl: string, titleEn: string, locationId: string | null, fromDate: string, untilDate: string, at: string | null, ticketLimit: number | null, linkedEventId: string | null, publishInTicketFrame: boolean, showAvailability: boolean, exceptions: Array<{ date: string, note: string }> };

export type LocationFieldsFragment = { name: string, address: string, postalCode: string, town: string, country: string, timeZone: string, ipRanges: Array<string>, houseLimit: number | null, paymentEnvironment: PaymentEnvironment | null, standardHours: { closes: string, opens: string }, weekHours: Array<{ closes: string, opens: string } | null>, closedDays: Array<{ date: string, note: string }> };

export type ManagedClientFieldsFragment = { name: string, externalId: string, subdomain: string, address: string, postalCode: string, town: string, country: ClientCountry, phone: string, website: string, email: string, timeZone: string, paymentEnvironment: PaymentEnvironment, currency: Currency, codeType: CodeType, crmId: string, crmLogicalAccount: string, channelTypes: Array<ChannelType> };

export type TicketstreetFieldsFragment = { title: string, url: string, startDate: string | null, endDate: string | null, languages: Array<ContentLanguage>, defaultLanguage: ContentLanguage, colourSchemeId: string | null, minTickets: number, maxTickets: number | null, paymentMethods: Array<PaymentMethod>, texts: Array<{ key: ChannelTextKey, language: ContentLanguage, text: string }>, colours: { brand: string, ink: string, paper: string }, holdCapacity: { enabled: boolean, percentage: number, releaseDate: string | null, releaseMinutes: number | null, releaseTime: string | null }, salesFlow: { addressForm: AddressForm, smsVerification: boolean, termsRequired: boolean, waitingList: boolean, details: { customFieldKind: CustomFieldKind, ticketNameGroupIds: Array<string>, ticketNames: TicketNameChoice, fields: Array<{ isRequired: boolean, kind: DetailKind }> }, donation: { amountsMinor: Array<number>, choice: DonationChoice, isOn: boolean }, merchandise: { isOn: boolean, ticketGroupIds: Array<string> }, options: { calendarFile: boolean, discountCodes: boolean, giftCards: boolean, giftTickets: boolean, vouchers: boolean, wallet: boolean }, popupData: { url: string | null }, products: { isOn: boolean, ticketGroupIds: Array<string> }, restrictions: { codes: Array<string>, emailDomains: Array<string>, mostTicketsPerEmail: number | null, mostUsesPerCode: number | null, who: BuyerRestriction }, steps: { groups: boolean, information: boolean, overview: boolean, program: boolean, schoolDetails: boolean, sidebar: boolean, voucher: boolean }, style: { corners: CornerStyle, languageSelector: boolean, stepButtons: StepButtonStyle, template: ChannelTemplate, timeslots: TimeslotStyle }, upsell: { isOn: boolean, ticketTypeIds: Array<string> } } };

export type BarcodeSeriesFieldsFragment = { name: string, prefix: string, pluCode: string, validUntil: string | null, warnPercentage: number, ticketTypeIds: Array<string> };

export type DiscountFieldsFragment = { title: string, kind: DiscountKind, basisPoints: number | null, amountMinor: number | null, validFrom: string | null, validUntil: string | null, mostUses: number | null, minTickets: number, maxTickets: number | null, mostDiscounted: number | null, ticketGroupIds: Array<string>, ticketTypeIds: Array<string>, visitDates: Array<string>, withDynamicPrices: boolean, withGiftTickets: boolean, discountedTickets: DiscountedTickets };

export type WallScreenFieldsFragment = { name: string, layout: WallLayout, orientation: WallOrientation, locationId: string | null, channelId: string | null, productIds: Array<string>, languages: Array<ContentLanguage>, languageSeconds: number, showsTimeslots: boolean, showsSoldOut: boolean, showsEvents: boolean, showsWaiting: boolean, footerNl: string, footerEn: string, backgroundColour: string, textColour: string, accentColour: string };
