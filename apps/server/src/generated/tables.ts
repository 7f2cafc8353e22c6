// Made by `npm run codegen` from the migrated database. Not edited by hand.
// Sources: fc1f31c393fc82795020e200d33baea869deefd935b20612eb44bb730933aae4
import type { HeldTickets } from '../modules/capacity/hold.ts';
import type { ChosenRemedies } from '../modules/changes/change.ts';
import type { LinkPurpose } from '../modules/identity/account-links/link-purpose.ts';
import type { SaleLine } from '../modules/sales/index.ts';
import type { Weekday } from '@foyer/domain/calendar/weekday.ts';
import type { ContentLanguage, Texts } from '@foyer/domain/catalog/content-text.ts';
import type { InformationIcon } from '@foyer/domain/catalog/information-icons.ts';
import type { GiftKind } from '@foyer/domain/catalog/item-kinds.ts';
import type { ChannelType, ClientCountry } from '@foyer/domain/clients/client.ts';
import type { AccountLocale } from '@foyer/domain/identity/account-locales.ts';
import type { InvoiceLine } from '@foyer/domain/invoices/invoice-line.ts';
import type { InvoiceFacts } from '@foyer/domain/invoices/invoice.ts';
import type { MailKind } from '@foyer/domain/message-queue/mail-kinds.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { OrderEventFacts, OrderEventKind } from '@foyer/domain/orders/order-events.ts';
import type { CodePart } from '@foyer/domain/paying-codes/share-by-codes.ts';
import type { PaymentMethod } from '@foyer/domain/payments/payment-methods.ts';
import type { RefundReason } from '@foyer/domain/payments/refund-reasons.ts';
import type { PriceStep } from '@foyer/domain/pricing/price-step.ts';
import type { ErasedCount, ErasureProof } from '@foyer/domain/privacy/erasure.ts';
import type { ScanReason } from '@foyer/domain/scanning/scan-verdict.ts';
import type { TillCloseDocument } from '@foyer/domain/tills/close-document.ts';
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface Account {
  accountType: "client user" | "management" | "read only" | "reception" | "sales partner" | "voucher partner" | "web shop customer";
  activatedAt: Date | null;
  archivedAt: Date | null;
  clientId: string;
  createdAt: Generated<Date>;
  email: Generated<string>;
  id: Generated<string>;
  isMain: Generated<boolean>;
  locale: Generated<AccountLocale>;
  mustChangePassword: Generated<boolean>;
  passwordHash: string | null;
  personKeyId: string | null;
  username: string;
  version: Generated<number>;
}

export interface AccountLoginLocation {
  accountId: string;
  clientId: string;
  locationId: string;
}

export interface AccountRight {
  access: Generated<boolean>;
  accountId: string;
  clientId: string;
  edit: Generated<boolean>;
  extra: Generated<boolean>;
  managementOnly: Generated<boolean>;
  module: string;
  officeIpOnly: Generated<boolean>;
  offlineSales: Generated<boolean>;
  pluSystem: Generated<boolean>;
  receptionOnly: Generated<boolean>;
}

export interface ActingSession {
  accountId: string;
  actingClientId: string;
  clientId: string;
  endsAt: Date;
  id: Generated<string>;
  leftAt: Date | null;
  sessionId: string;
  startedAt: Date;
}

export interface AffectedVisit {
  amountMinor: number;
  answeredAt: Date | null;
  calendarId: string | null;
  cause: string | null;
  changeId: string;
  clientId: string;
  id: Generated<string>;
  movedToDate: string | null;
  movedToId: string | null;
  orderId: string;
  plannedStart: Date | null;
  productId: string | null;
  refundAt: Date | null;
  remedy: "cancel" | "close" | "keep" | "mail" | "move" | "move back" | "offer" | "refund";
  settledAt: Date | null;
  startsAt: Date | null;
  state: "failed" | "kept" | "listed" | "mailed" | "moved" | "needs-you" | "offered" | "refunding" | "settled" | "waiting";
  ticketCount: number;
  timeslotId: string | null;
  visitDate: string;
  visitTime: string | null;
}

export interface AuditCheck {
  brokenAt: number | null;
  brokenEntryId: string | null;
  checked: Generated<number>;
  clientId: string;
  finishedAt: Date | null;
  id: Generated<string>;
  lastHash: Buffer | null;
  startedAt: Date;
  total: number;
}

export interface AuditEntry {
  action: string;
  actorId: string | null;
  actorKind: "account" | "admin" | "device" | "key" | "system";
  after: unknown | null;
  at: Generated<Date>;
  before: unknown | null;
  clientId: string;
  entity: string;
  entityId: string | null;
  hash: Buffer | null;
  id: Generated<string>;
  personKeyId: string | null;
  sequence: number | null;
}

export interface Barcode {
  clientId: string;
  code: string;
  id: Generated<string>;
  issuedAt: Date | null;
  key: string;
  scannedAt: Date | null;
  seriesId: string | null;
  ticketTypeId: string | null;
}

export interface BarcodeSeries {
  archivedAt: Date | null;
  clientId: string;
  createdAt: Generated<Date>;
  createdByName: Generated<string>;
  id: Generated<string>;
  kind: "foreign" | "generated" | "imported";
  name: string;
  number: Generated<number>;
  pluCode: Generated<string>;
  prefix: Generated<string>;
  removing: Generated<boolean>;
  validUntil: string | null;
  version: Generated<number>;
  warnPercentage: Generated<number>;
}

export interface BarcodeSeriesType {
  clientId: string;
  linkedAt: Date;
  seriesId: string;
  ticketTypeId: string;
  unlinkedAt: Date | null;
}

export interface BlockingStop {
  clientId: string;
  day: string;
  kind: "contains" | "does-not-contain" | "ends-with" | "same-as" | "starts-with";
  stopped: Generated<number>;
  text: string;
}

export interface BotProof {
  clientId: string;
  digest: Buffer;
  expiresAt: Date;
}

export interface BulkRow {
  amountMinor: Generated<number>;
  clientId: string;
  code: string | null;
  doneAt: Date | null;
  orderId: string;
  params: Generated<unknown>;
  position: number;
  runId: string;
  seen: string | null;
  state: Generated<"approval" | "done" | "failed" | "skipped" | "waiting">;
  tries: Generated<number>;
}

export interface BulkRun {
  act: string;
  amountMinor: Generated<number>;
  clientId: string;
  closedAt: Date | null;
  createdAt: Date;
  createdById: string;
  createdByKind: "account" | "admin";
  createdByName: string;
  currency: string;
  finishedAt: Date | null;
  id: Generated<string>;
  movedAt: Date;
  orderCount: number;
  reason: Generated<string>;
  requestId: string;
  state: Generated<"done" | "paused" | "running">;
}

export interface Calendar {
  clientId: string;
  createdAt: Generated<Date>;
  hidden: Generated<boolean>;
  id: Generated<string>;
  kind: "group" | "schedule";
  locationId: string;
  name: string | null;
  productId: string | null;
  synced: Generated<boolean>;
}

export interface CalendarException {
  allDay: Generated<boolean>;
  calendarId: string;
  clientId: string;
  closed: Generated<boolean>;
  colour: "green" | "orange" | "red" | null;
  createdAt: Generated<Date>;
  fromDate: string;
  fromTime: string | null;
  id: Generated<string>;
  kind: "date" | "weekday";
  note: Generated<string>;
  published: Generated<boolean>;
  ticketLimit: number | null;
  untilDate: string;
  untilTime: string | null;
  weekdays: Generated<number[]>;
}

export interface CalendarExceptionTicketGroup {
  clientId: string;
  exceptionId: string;
  ticketGroupId: string;
}

export interface CalendarExceptionTime {
  at: string;
  capacity: number | null;
  classes: Generated<string>;
  clientId: string;
  exceptionId: string;
  status: Generated<"no" | "yes" | "yes and close the day" | "yes and close the timeslot">;
  title: Generated<string>;
}

export interface CalendarTicketGroup {
  calendarId: string;
  clientId: string;
  kind: string | null;
  ticketGroupId: string;
}

export interface Cart {
  channelId: string;
  clientId: string;
  codeParts: ColumnType<CodePart[], string | undefined, string>;
  createdAt: Generated<Date>;
  details: Buffer | null;
  discountCodeId: string | null;
  donationMinor: Generated<number>;
  extensions: Generated<number>;
  holdExpiresAt: Date;
  holdId: string;
  id: Generated<string>;
  idempotencyKey: string | null;
  language: ContentLanguage;
  lengthenedToPay: Generated<boolean>;
  lines: ColumnType<SaleLine[], string | undefined, string>;
  orderId: string | null;
  personKeyId: string | null;
  salesPoint: Generated<"kiosk" | "website">;
  secretHash: Buffer;
  serviceCostMinor: Generated<number>;
  serviceOnFree: Generated<boolean>;
  timeslotId: string | null;
  transactionCostMinor: Generated<number>;
  updatedAt: Generated<Date>;
  visitDate: string | null;
  wishHash: Buffer | null;
}

export interface Change {
  appliedAt: Date | null;
  appliedBy: string | null;
  before: ColumnType<unknown | null, string | null, string | null> | null;
  calendarId: string | null;
  clientId: string;
  createdAt: Generated<Date>;
  createdBy: string;
  id: Generated<string>;
  kind: "closure" | "product-schedule" | "timeslots";
  mailsVisitors: Generated<boolean>;
  outcome: ColumnType<unknown | null, string | null, string | null> | null;
  remedies: ColumnType<ChosenRemedies, string | undefined, string>;
  seenVersion: string;
  state: Generated<"applied" | "draft" | "undone">;
  tookMs: number | null;
  undoneAt: Date | null;
  undoneBy: string | null;
  wanted: ColumnType<unknown, string, string>;
}

export interface Channel {
  clientId: string;
  colours: Generated<{ brand: string; ink: string; paper: string }>;
  colourSchemeId: string | null;
  createdAt: Generated<Date>;
  defaultLanguage: Generated<ContentLanguage>;
  deletedAt: Date | null;
  endsOn: string | null;
  holdCapacityEnabled: Generated<boolean>;
  holdCapacityPercentage: Generated<number>;
  holdCapacityReleaseDate: string | null;
  holdCapacityReleaseMinutes: number | null;
  holdCapacityReleaseTime: string | null;
  id: Generated<string>;
  kind: "ticketstreet" | "webshop";
  languages: Generated<ContentLanguage[]>;
  maxTickets: number | null;
  minTickets: Generated<number>;
  name: string;
  paymentMethods: Generated<PaymentMethod[]>;
  publicationOn: Generated<boolean>;
  salesFlow: ColumnType<unknown, string | undefined, string>;
  startsOn: string | null;
  url: string;
  version: Generated<number>;
}

export interface ChannelTicketGroup {
  channelId: string;
  clientId: string;
  sort: Generated<number>;
  ticketGroupId: string;
}

export interface Client {
  active: Generated<boolean>;
  address: Generated<string>;
  bannerUrl: string | null;
  channelTypes: Generated<ChannelType[]>;
  codeType: Generated<"1d" | "qr">;
  country: Generated<ClientCountry>;
  createdAt: Generated<Date>;
  crmId: Generated<string>;
  crmLogicalAccount: Generated<string>;
  currency: Generated<"EUR" | "GBP" | "ZAR">;
  defaultLocale: Generated<string>;
  disabledAt: Date | null;
  email: Generated<string>;
  externalId: string | null;
  id: Generated<string>;
  logoUrl: string | null;
  name: string;
  orderPrefix: Generated<string>;
  passOnServiceCost: Generated<boolean>;
  passOnTransactionCost: Generated<boolean>;
  paymentEnvironment: Generated<"live" | "test">;
  phone: Generated<string>;
  platformServiceGroupsMinor: Generated<number>;
  platformServiceOfflineMinor: Generated<number>;
  platformServiceOnlineMinor: Generated<number>;
  platformTransactionOfflineMinor: Generated<number>;
  platformTransactionOnlineMinor: Generated<number>;
  postalCode: Generated<string>;
  serviceFeeOfflineMinor: number | null;
  serviceFeeOnlineMinor: number | null;
  serviceOnFreeTickets: Generated<boolean>;
  subdomain: string;
  supportedLocales: Generated<string[]>;
  timeZone: Generated<string>;
  town: Generated<string>;
  transactionCostOfflineMinor: number | null;
  transactionCostOnlineMinor: number | null;
  version: Generated<number>;
  website: Generated<string>;
}

export interface ClientSecret {
  ciphertext: Buffer;
  clientId: string;
  keyId: string;
  name: string;
  setAt: Date;
  setByName: string;
}

export interface ClientSetting {
  clientId: string;
  effectiveAt: Date;
  id: Generated<string>;
  madeAt: Date;
  madeBy: string | null;
  madeByName: string;
  sequence: number;
  settledAt: Date | null;
  subject: string;
  value: ColumnType<unknown, string, string>;
  valueBefore: ColumnType<unknown, string, string>;
  withdrawnAt: Date | null;
  withdrawnByName: string | null;
}

export interface ClosedDay {
  clientId: string;
  date: string;
  locationId: string;
  note: Generated<string>;
}

export interface Closure {
  clientId: string;
  dayCount: Generated<number>;
  deadlineAt: Date | null;
  fromLocal: Timestamp;
  groupIds: Generated<string[]>;
  id: Generated<string>;
  liftedAt: Date | null;
  note: Generated<string>;
  offersRefund: Generated<boolean>;
  pausedAt: Date | null;
  reason: "other" | "safety" | "staff" | "storm" | "technical";
  remedy: "close" | "mail" | "offer" | "refund";
  requestId: string;
  scopeIds: string[];
  scopeKind: "location" | "timeslot" | "timeslot-group";
  shortenedDayCount: Generated<number>;
  timeslotCount: Generated<number>;
  untilLocal: Timestamp;
  withoutAnswer: Generated<"keep" | "refund">;
}

export interface CodeBatch {
  clientId: string;
  createdAt: Date;
  createdById: string;
  createdByKind: "account" | "admin";
  createdByName: string;
  done: Generated<number>;
  emptyDraws: Generated<number>;
  failure: string | null;
  fileName: Generated<string>;
  finishedAt: Date | null;
  headerCount: Generated<number>;
  id: Generated<string>;
  kind: string;
  lineCount: Generated<number>;
  longest: Generated<number>;
  mode: "generate" | "import" | "remove";
  movedAt: Date;
  ownerId: string | null;
  parts: Generated<number>;
  rejectedCount: Generated<number>;
  spec: Generated<unknown>;
  state: "done" | "failed" | "running" | "uploading";
  total: Generated<number>;
  usableCount: Generated<number>;
}

export interface CodeBatchLine {
  batchId: string;
  clientId: string;
  code: string | null;
  facts: unknown | null;
  key: string | null;
  line: number;
  params: unknown | null;
  reason: string | null;
  text: string;
}

export interface ColourScheme {
  clientId: string;
  colours: { brand: string; ink: string; paper: string };
  createdAt: Generated<Date>;
  id: Generated<string>;
  name: string;
  version: Generated<number>;
}

export interface CompanyForm {
  accountNumber: string;
  address: string;
  beneficiary: string;
  clientId: string;
  companyName: string;
  kvkNumber: string;
  postalCode: string;
  savedAt: Date;
  savedBy: string | null;
  savedByName: string | null;
  town: string;
  vatNumber: string;
}

export interface CompanyFormLink {
  clientId: string;
  expiresAt: Date;
  id: Generated<string>;
  madeAt: Date;
  madeByName: string;
  revokedAt: Date | null;
  spentAt: Date | null;
  tokenHash: Buffer;
}

export interface Content {
  clientId: string;
  field: string;
  language: string;
  owner: string;
  ownerId: string;
  text: string;
}

export interface Counter {
  capacity: number | null;
  clientId: string;
  held: Generated<number>;
  id: string;
  kind: string;
  ownerId: string;
  scope: Generated<string>;
  sold: Generated<number>;
  wantedCapacity: number | null;
}

export interface DeskAssortment {
  clientId: string;
  name: "bar" | "shop" | "till";
  version: Generated<number>;
}

export interface DeskButton {
  assortment: string;
  clientId: string;
  colour: "amber" | "blue" | "green" | "grey" | "plain" | "red" | "violet";
  position: number;
  ticketGroupId: string | null;
  ticketTypeId: string | null;
}

export interface DeskDevice {
  clientId: string;
  id: string;
  keyNumber: Generated<number>;
  lastReceipt: Generated<number>;
  number: number;
  tillId: string;
}

export interface DeskLease {
  accountId: string;
  byName: string;
  clientId: string;
  deviceId: string;
  endedAt: Date | null;
  endsAt: Date;
  id: string;
  keepUntil: Date | null;
  openedAt: Date;
  renewedAt: Date;
  sessionId: string;
  state: Generated<"open" | "returned" | "settled">;
  tillId: string;
  version: Generated<number>;
}

export interface DeskLeaseCounter {
  clientId: string;
  counterId: string;
  leaseId: string;
  quantity: number;
  timeslotId: string;
}

export interface DeskLeaseOffer {
  clientId: string;
  costs: unknown;
  fromAt: Date;
  leaseId: string;
  prices: unknown;
  version: number;
}

export interface DeskLeaseSale {
  accountId: string;
  buyer: Buffer | null;
  byName: string;
  clientId: string;
  endedAt: Date | null;
  endedByName: string | null;
  id: string;
  leaseId: string;
  note: Generated<string>;
  orderId: string | null;
  params: unknown | null;
  personKeyId: string | null;
  reason: string | null;
  receiptNumber: string;
  receivedAt: Date;
  sale: unknown;
  soldAt: Date;
  state: "given-back" | "kept" | "sent";
  tickets: number;
  tillId: string;
  totalMinor: number;
  version: Generated<number>;
}

export interface DeskPayment {
  amountMinor: number;
  changeMinor: number;
  clientId: string;
  means: "card" | "cash" | "other";
  paymentId: string;
  receivedMinor: number;
  referenceNumber: string;
  saleId: string;
}

export interface DeskSale {
  accountId: string;
  at: Date;
  clientId: string;
  givenBasisPoints: number | null;
  id: string;
  orderId: string;
  sessionId: string;
  tillId: string;
}

export interface Device {
  appVersion: Generated<string>;
  asleep: Generated<boolean>;
  batteryPercentage: number | null;
  clientId: string;
  createdAt: Generated<Date>;
  id: Generated<string>;
  keyHash: Buffer | null;
  kind: Generated<"api" | "gate">;
  lastSeenAt: Date | null;
  locationId: string | null;
  name: string;
  pairedAt: Date | null;
  pairingExpiresAt: Date | null;
  pairingHash: Buffer | null;
  revokedAt: Date | null;
  ticketGroupIds: string[] | null;
  undosAhead: Generated<unknown>;
  waitingScans: Generated<number>;
}

export interface Discount {
  amountMinor: number | null;
  basisPoints: number | null;
  clientId: string;
  createdAt: Generated<Date>;
  discountedTickets: "every" | "every-second";
  id: Generated<string>;
  kind: "percentage" | "price";
  maxTickets: number | null;
  minTickets: number;
  mostDiscounted: number | null;
  mostUses: number | null;
  removing: Generated<boolean>;
  ticketGroupIds: string[];
  ticketTypeIds: string[];
  title: string;
  validFrom: string | null;
  validUntil: string | null;
  version: Generated<number>;
  visitDates: ArrayType<string>;
  withDynamicPrices: boolean;
  withGiftTickets: boolean;
}

export interface DiscountCode {
  clientId: string;
  code: string;
  codeKey: Generated<string>;
  createdAt: Generated<Date>;
  discountId: string;
  id: Generated<string>;
  keepsDashes: Generated<boolean>;
}

export interface EticketTemplate {
  clientId: string;
  madeAt: Generated<Date>;
  madeByName: string;
  template: ColumnType<unknown, string, string>;
  version: number;
}

export interface Event {
  archivedAt: Date | null;
  at: string | null;
  clientId: string;
  createdAt: Generated<Date>;
  fromDate: string;
  id: Generated<string>;
  kind: "event" | "exhibition";
  linkedEventId: string | null;
  locationId: string | null;
  publishInTicketFrame: Generated<boolean>;
  showAvailability: Generated<boolean>;
  ticketLimit: number | null;
  untilDate: string;
  version: Generated<number>;
}

export interface EventException {
  clientId: string;
  date: string;
  eventId: string;
  note: Generated<string>;
}

export interface Export {
  clientId: string;
  createdAt: Date;
  expiresAt: Date | null;
  filter: unknown;
  finishedAt: Date | null;
  format: "csv" | "xlsx";
  id: Generated<string>;
  kind: string;
  locale: string;
  madeBy: string | null;
  module: string;
  place: string | null;
  rowCount: Generated<number>;
  state: Generated<"done" | "erased" | "failed" | "running" | "waiting">;
}

export interface ExportPart {
  clientId: string;
  exportId: string;
  sealed: Buffer;
  sequence: number;
}

export interface FailedPlacement {
  cartId: string;
  channelId: string | null;
  clientId: string;
  code: string;
  currency: string;
  firstAt: Date;
  id: Generated<string>;
  itemCount: number;
  lastAt: Date;
  totalMinor: number;
  tries: Generated<number>;
  visitDate: string | null;
}

export interface GiftCard {
  amountMinor: number;
  blockedAt: Date | null;
  clientId: string;
  codeDigest: Buffer;
  codeEnd: string;
  createdAt: Generated<Date>;
  currency: Currency;
  details: Buffer | null;
  emailDigest: Buffer | null;
  expiredAt: Date | null;
  id: string;
  language: ContentLanguage;
  linkDigest: Buffer | null;
  openedAt: Date | null;
  orderId: string | null;
  ordinaryMinor: number | null;
  personKeyId: string | null;
  sendAt: Date | null;
  sentAt: Date | null;
  source: "given" | "paid-elsewhere" | "sold";
  test: boolean;
  ticketId: string | null;
  ticketTypeId: string | null;
  validUntil: string;
  version: Generated<number>;
}

export interface GiftCardMovement {
  at: Date;
  byName: string;
  clientId: string;
  giftCardId: string;
  id: string;
  kind: "cancellation" | "card-corrected" | "card-expired" | "card-issued" | "change";
  reason: string;
}

export interface GroupReservation {
  adults: number;
  calendarId: string | null;
  cancelledAt: Date | null;
  children: number;
  clientId: string;
  contactDigests: string[];
  createdAt: Date;
  emailDigest: string | null;
  free: number;
  groupName: string;
  id: string;
  number: number;
  overBy: Generated<number>;
  people: Generated<number>;
  personKeyId: string;
  productId: string | null;
  sealed: Buffer;
  state: Generated<"cancelled" | "confirmed">;
  timeslotId: string | null;
  timeslotStatus: "no" | "yes" | "yes and close the day" | "yes and close the timeslot";
  version: Generated<number>;
  visitDate: string;
  visitTime: string;
  youth: number;
}

export interface GroupReservationCounter {
  clientId: string;
  counterId: string;
  quantity: number;
  reservationId: string;
}

export interface GroupReservationNumber {
  clientId: string;
  last: number;
}

export interface Hold {
  channelId: string | null;
  clientId: string;
  counterIds: Generated<string[]>;
  createdAt: Generated<Date>;
  expiresAt: Date;
  extensions: Generated<number>;
  id: Generated<string>;
  idempotencyKey: string | null;
  quantities: Generated<number[]>;
  sale: ColumnType<HeldTickets[], string | undefined, string>;
}

export interface Image {
  alternativeText: ColumnType<Texts, string | undefined, string>;
  bytes: number;
  clientId: string;
  createdAt: Generated<Date>;
  format: "jpeg" | "png";
  height: number;
  id: Generated<string>;
  owner: string;
  ownerId: string;
  purpose: string;
  width: number;
}

export interface Invoice {
  billing: Buffer;
  clientId: string;
  creditsId: string | null;
  currency: Currency;
  facts: ColumnType<InvoiceFacts, string, string>;
  id: Generated<string>;
  issuedAt: Date;
  issuedOn: string;
  kind: "credit-note" | "invoice";
  language: ContentLanguage;
  lines: ColumnType<InvoiceLine[], string, string>;
  netMinor: number;
  number: string;
  orderId: string;
  personKeyId: string;
  sequence: number;
  totalMinor: number;
  vatMinor: number;
  year: number;
}

export interface InvoiceCounter {
  clientId: string;
  lastSequence: number;
  year: number;
}

export interface InvoiceRequest {
  billing: Buffer;
  clientId: string;
  orderId: string;
  personKeyId: string;
  refusal: string | null;
  requestedAt: Date;
}

export interface LedgerClosedDay {
  clientId: string;
  closedAt: Generated<Date>;
  day: string;
}

export interface LedgerClosedTillDay {
  clientId: string;
  closedAt: Date;
  day: string;
  tillId: string;
}

export interface LedgerDifference {
  clientId: string;
  differenceMinor: number;
  foundAt: Generated<Date>;
  orderId: string;
}

export interface LedgerPosting {
  accounts: string[];
  amountsMinor: ArrayType<number>;
  at: Date;
  book: "live" | "test";
  causeId: string;
  clientId: string;
  correctsDay: string | null;
  costCentres: string[];
  currency: string;
  day: string;
  generalLedgerAccounts: string[];
  kind: string;
  orderId: string | null;
  tillId: string | null;
}

export interface LedgerProgress {
  arePosted: Generated<boolean>;
  auditedUntil: string | null;
  cardsDifferenceMinor: Generated<number>;
  clientId: string;
  postedUntil: string | null;
}

export interface Location {
  address: Generated<string>;
  clientId: string;
  country: Generated<string>;
  createdAt: Generated<Date>;
  houseLimit: number | null;
  id: Generated<string>;
  ipRanges: Generated<string[]>;
  name: string;
  paymentEnvironment: "live" | "test" | null;
  postalCode: Generated<string>;
  standardCloses: string | null;
  standardOpens: string | null;
  timeZone: Generated<string>;
  town: Generated<string>;
  version: Generated<number>;
}

export interface LoginAttempt {
  at: Generated<Date>;
  clientId: string;
  id: Generated<string>;
  subject: string;
}

export interface Mail {
  accountId: string | null;
  attempts: Generated<number>;
  clientId: string;
  createdAt: Generated<Date>;
  error: string | null;
  id: Generated<string>;
  kind: MailKind;
  language: string;
  messageId: string | null;
  nextTryAt: Date | null;
  orderId: string | null;
  personKeyId: string;
  sealed: Buffer;
  sentAt: Date | null;
  state: Generated<"deleted" | "failed" | "kept" | "sent" | "waiting">;
  waitsSince: Date | null;
}

export interface MailOutage {
  clientId: string;
  nextTryAt: Date;
  since: Date;
  tries: Generated<number>;
}

export interface MenuItem {
  clientId: string;
  groupName: string | null;
  item: string;
  position: Generated<number>;
  userType: "Admin" | "ClientUser";
}

export interface MessageAttempt {
  clientId: string;
  endedAt: Date;
  error: string;
  id: Generated<string>;
  messageId: string;
  startedAt: Date;
}

export interface Migration {
  appliedAt: Generated<Date>;
  checksum: string;
  name: string;
}

export interface OneTimeLink {
  clientId: string;
  createdAt: Generated<Date>;
  expiresAt: Date;
  id: Generated<string>;
  purpose: LinkPurpose;
  subjectId: string;
  tokenHash: Buffer;
  usedAt: Date | null;
}

export interface OpeningHours {
  clientId: string;
  closes: string | null;
  locationId: string;
  opens: string | null;
  weekday: number;
}

export interface OrderChange {
  askedAt: Date;
  askedById: string | null;
  askedByKind: string;
  askedByName: Generated<string>;
  clientId: string;
  decidedAt: Date | null;
  decidedById: string | null;
  decidedByName: string | null;
  decisionNote: Buffer | null;
  dueMinor: number;
  expiresAt: Date | null;
  fingerprint: string;
  holdId: string | null;
  id: string;
  orderId: string;
  reason: Buffer | null;
  refundMinor: number;
  state: "declined" | "expired" | "failed" | "made" | "waiting for approval" | "waiting for payment" | "withdrawn";
  steps: unknown;
  wish: unknown;
}

export interface OrderCounter {
  clientId: string;
  counterId: string;
  orderId: string;
  quantity: number;
}

export interface OrderDiscount {
  clientId: string;
  code: string;
  discountCodeId: string;
  discountId: string;
  offMinor: number;
  orderId: string;
  title: string;
}

export interface OrderEvent {
  actorId: string | null;
  actorKind: "account" | "admin" | "device" | "provider" | "system" | "visitor";
  at: Generated<Date>;
  clientId: string;
  facts: ColumnType<OrderEventFacts, string | undefined, string>;
  id: Generated<string>;
  kind: OrderEventKind;
  orderId: string;
}

export interface OrderLine {
  clientId: string;
  discountTitle: Generated<string | null>;
  gifts: ColumnType<string[] | null, string | null, string | null> | null;
  id: Generated<string>;
  orderId: string;
  position: number;
  priceSteps: ColumnType<PriceStep[], string | undefined, string>;
  productName: string;
  quantity: number;
  sells: GiftKind | null | null;
  ticketNames: unknown | null;
  ticketTypeId: string;
  ticketTypeName: string;
  timeslotId: string | null;
  totalMinor: number;
  unitPriceMinor: number;
  vatBasisPoints: number;
  vatMinor: number;
  visitDate: string | null;
  visitTime: string | null;
}

export interface OrderMark {
  at: Date;
  clientId: string;
  digest: Buffer;
  holdId: string;
  kind: "channel-code" | "channel-email" | "email" | "network";
  orderId: string;
  tickets: Generated<number>;
}

export interface OrderNumberCounter {
  clientId: string;
  lastNumber: Generated<number>;
}

export interface OrderOrigin {
  campaign: string | null;
  clientId: string;
  orderId: string;
  page: string | null;
}

export interface Orders {
  buyerEmail: Generated<string>;
  buyerFirstName: Generated<string>;
  buyerLastName: Generated<string>;
  buyerName: Generated<string>;
  buyerPhone: Generated<string>;
  buyerPhoneDigits: Generated<string>;
  byCodesMinor: Generated<number>;
  channelId: string | null;
  clientId: string;
  completedAt: Date | null;
  createdAt: Generated<Date>;
  currency: Currency;
  details: Buffer | null;
  donationMinor: Generated<number>;
  donationReturned: Generated<boolean>;
  holdId: string | null;
  id: Generated<string>;
  itemCount: Generated<number>;
  keptMinor: Generated<number>;
  language: ContentLanguage;
  legacyOrderId: string | null;
  locationId: string | null;
  number: number | null;
  optIns: Generated<string[]>;
  personErasedAt: Date | null;
  personKeyId: string | null;
  refundedMinor: Generated<number>;
  salesPoint: Generated<"api" | "import" | "internal" | "kiosk" | "management" | "mobile" | "reception" | "reserve with google" | "website">;
  secretHash: Buffer;
  sellerAccountId: string | null;
  serviceCostMinor: Generated<number>;
  serviceOnFree: Generated<boolean>;
  state: "cancelled" | "completed" | "expired" | "failed" | "partly cancelled" | "pending payment" | "refunded" | "reserved";
  termsAgreedAt: Date | null;
  termsHash: string | null;
  test: Generated<boolean>;
  totalMinor: number;
  transactionCostMinor: Generated<number>;
  vatMinor: Generated<number>;
  visitAt: Generated<Timestamp>;
  visitDate: string | null;
  visitTime: string | null;
}

export interface Outbox {
  bus: "command" | "event";
  clientId: string;
  createdAt: Generated<Date>;
  id: Generated<string>;
  payload: unknown;
  source: Generated<string>;
  startAfter: Date | null;
  type: string;
}

export interface Payment {
  accountId: string | null;
  amountMinor: number;
  chargedBackMinor: Generated<number>;
  chargeReference: string | null;
  checkoutUrl: Generated<string>;
  clientId: string;
  codeId: string | null;
  codeTaken: number | null;
  createdAt: Generated<Date>;
  currency: Currency;
  id: Generated<string>;
  method: string;
  nextPollAt: Date | null;
  orderChangeId: string | null;
  orderId: string;
  paidAt: Date | null;
  provider: string;
  reference: string;
  state: "authorised" | "cancelled" | "expired" | "failed" | "open" | "paid" | "pending";
}

export interface PaymentAccount {
  checkedAt: Date;
  checkLines: Generated<unknown>;
  ciphertext: Buffer;
  clientId: string;
  environment: "live" | "test";
  id: Generated<string>;
  isOn: Generated<boolean>;
  keyId: string;
  locationId: string | null;
  methods: Generated<string[]>;
  noticeAt: Date | null;
  noticeRefusedAt: Date | null;
  provider: "adyen" | "mollie" | "stripe";
  setAt: Date;
  setByName: string;
  version: Generated<number>;
}

export interface Period {
  calendarId: string;
  clientId: string;
  fromDate: string;
  id: Generated<string>;
  note: Generated<string>;
  priority: Generated<number>;
  published: Generated<boolean>;
  untilDate: string;
}

export interface PersonErasure {
  accountId: string;
  clientId: string;
  createdAt: Date;
  doneAt: Date | null;
  erased: ColumnType<ErasedCount[], string, string>;
  id: Generated<string>;
  personKeyId: string;
  proof: ColumnType<ErasureProof | null, string | null, string | null> | null;
  reason: "end-of-purpose" | "mistake" | "objection" | "request";
  sealed: Buffer;
  state: "done" | "searching" | "waiting";
  stays: ColumnType<ErasedCount[], string, string>;
  waitingOrderIds: Generated<string[]>;
}

export interface PersonFile {
  accountId: string;
  clientId: string;
  createdAt: Date;
  expiresAt: Date;
  format: "json" | "pdf";
  id: Generated<string>;
  locale: string;
  requestId: string;
  sealed: Generated<Buffer>;
  state: Generated<"done" | "waiting">;
}

export interface PersonKey {
  clientId: string;
  createdAt: Generated<Date>;
  erasedAt: Date | null;
  id: Generated<string>;
  listedAt: Date | null;
  wrappedKey: Buffer | null;
}

export interface PersonRequest {
  accountId: string;
  clientId: string;
  createdAt: Date;
  expiresAt: Date;
  id: Generated<string>;
  personKeyId: string;
  sealed: Buffer;
}

export interface PopupData {
  answerStatus: number | null;
  channelId: string;
  clientId: string;
  deliveredAt: Date | null;
  madeAt: Date | null;
  madeByName: string | null;
  problem: string | null;
  triedAt: Date | null;
  wrappedSecret: Buffer | null;
}

export interface PricingRule {
  active: Generated<boolean>;
  clientId: string;
  createdAt: Generated<Date>;
  fromDate: string;
  id: Generated<string>;
  kind: "mutation" | "substitute";
  name: string;
  sequence: number;
  ticketGroupId: string;
  untilDate: string;
  version: Generated<number>;
  weekdays: number[];
}

export interface PricingRuleValue {
  amountMinor: number | null;
  basisPoints: number | null;
  clientId: string;
  pricingRuleId: string;
  ticketTypeId: string;
}

export interface Product {
  archivedAt: Date | null;
  availabilityType: Generated<"TIMESLOTS" | "UNLIMITED">;
  category: Generated<string>;
  clientId: string;
  createdAt: Generated<Date>;
  id: Generated<string>;
  name: string;
  productType: Generated<"activity">;
  version: Generated<number>;
}

export interface ProductChannel {
  channelId: string;
  clientId: string;
  enabled: Generated<boolean>;
  nameOnChannel: Generated<string>;
  productId: string;
}

export interface ProductLocation {
  clientId: string;
  locationId: string;
  productId: string;
}

export interface ProductOpeningHours {
  clientId: string;
  closes: string | null;
  locationId: string;
  opens: string | null;
  productId: string;
  weekday: number;
}

export interface ProductSchedule {
  calendarId: string;
  capacity: number | null;
  clientId: string;
  createdAt: Generated<Date>;
  firstTime: string;
  fromDate: string;
  id: Generated<string>;
  intervalMinutes: number;
  lastTime: string;
  name: string;
  repeatEvery: number;
  repeatUnit: "day" | "week";
  untilDate: string;
  weekdays: number[];
}

export interface ProviderNotice {
  body: ColumnType<unknown, string, string>;
  clientId: string;
  provider: string;
  receivedAt: Generated<Date>;
  reference: string;
}

export interface RebookingException {
  clientId: string;
  createdAt: Generated<Date>;
  earlierDays: number | null;
  effectiveAt: Date;
  endsAt: Date | null;
  eventId: string | null;
  feeMinor: number | null;
  fromDate: string | null;
  id: Generated<string>;
  isAllowed: boolean | null;
  isDifferenceReturned: boolean | null;
  kind: "event" | "period" | "ticket-group" | "ticket-type";
  laterDays: number | null;
  latestHours: number | null;
  mostTimes: number | null;
  name: Generated<string>;
  replacesId: string | null;
  ticketGroupId: string | null;
  ticketTypeId: string | null;
  untilDate: string | null;
  version: Generated<number>;
}

export interface RecoveryCode {
  accountId: string;
  clientId: string;
  codeHash: Buffer;
  usedAt: Date | null;
}

export interface Refund {
  amountMinor: number;
  askedAt: Date | null;
  atTill: Generated<boolean>;
  clientId: string;
  createdAt: Generated<Date>;
  doneAt: Date | null;
  id: Generated<string>;
  orderId: string;
  paymentId: string | null;
  providerReference: string | null;
  reason: RefundReason;
  state: Generated<"done" | "failed" | "waiting">;
}

export interface RetentionRun {
  cleared: ColumnType<Record<string, number>, string | undefined, string>;
  clientId: string;
  day: string;
  finishedAt: Date | null;
  part: string | null;
  place: string | null;
  step: string;
}

export interface RootKey {
  changedAt: Date;
  id: number;
  sealed: Buffer;
}

export interface SaleFactsMark {
  clientId: string;
  id: Generated<string>;
}

export interface SaleLimitEpoch {
  clientId: string;
  epoch: Generated<number>;
}

export interface SavedView {
  accountId: string;
  clientId: string;
  createdAt: Generated<Date>;
  id: Generated<string>;
  list: string;
  name: string;
  parameters: string;
  shared: Generated<boolean>;
  sort: Generated<number>;
}

export interface Scan {
  at: Date;
  clientId: string;
  code: string;
  deviceId: string;
  deviceSequence: number;
  direction: Generated<"in" | "out">;
  firstEntry: Generated<boolean>;
  id: Generated<string>;
  part: Generated<number>;
  people: Generated<number>;
  reason: ScanReason;
  receivedAt: Generated<Date>;
  settledAt: Date | null;
  ticketId: string | null;
  toldReason: string | null;
  toldVerdict: "attention" | "refused" | "valid" | null;
  typed: Generated<boolean>;
  undoneAt: Date | null;
  verdict: "attention" | "refused" | "valid";
  voucherId: string | null;
}

export interface ScanCount {
  clientId: string;
  entries: number;
  inside: number;
  quarterAt: Date;
}

export interface ScheduleBlocker {
  calendarId: string;
  clientId: string;
  createdAt: Generated<Date>;
  fromDate: string;
  fromTime: string | null;
  id: Generated<string>;
  reason: Generated<string>;
  untilDate: string;
  untilTime: string | null;
  weekdays: Generated<number[]>;
}

export interface SecondFactor {
  accountId: string;
  clientId: string;
  confirmedAt: Date | null;
  lastStep: Generated<number>;
  wrappedSecret: Buffer;
}

export interface Session {
  accountId: string;
  clientId: string;
  createdAt: Generated<Date>;
  endedAt: Date | null;
  expiresAt: Date;
  id: Generated<string>;
  lastUsedAt: Generated<Date>;
  userAgent: Generated<string>;
}

export interface SessionRefresh {
  clientId: string;
  sessionId: string;
  spentAt: Date | null;
  tokenHash: Buffer;
}

export interface SignIn {
  accountId: string;
  address: string;
  at: Date;
  clientId: string;
  id: Generated<string>;
  result: "client-disabled" | "code-asked" | "not-activated" | "refused-by-location" | "signed-in" | "wrong-code" | "wrong-password";
}

export interface SigningKey {
  createdAt: Generated<Date>;
  id: string;
  publicJwk: unknown;
  retiredAt: Date | null;
  wrappedPrivate: Buffer;
}

export interface SmsCode {
  cartId: string;
  clientId: string;
  codeDigest: Buffer;
  createdAt: Date;
  expiresAt: Date;
  id: string;
  networkDigest: Buffer | null;
  numberDigest: Buffer;
  tries: Generated<number>;
  verifiedAt: Date | null;
}

export interface StartRight {
  access: Generated<boolean>;
  accountType: string;
  clientId: string;
  edit: Generated<boolean>;
  extra: Generated<boolean>;
  managementOnly: Generated<boolean>;
  module: string;
  officeIpOnly: Generated<boolean>;
  offlineSales: Generated<boolean>;
  pluSystem: Generated<boolean>;
  receptionOnly: Generated<boolean>;
}

export interface StartTable {
  accountType: "client user" | "management" | "read only" | "reception" | "sales partner" | "voucher partner" | "web shop customer";
  clientId: string;
}

export interface Ticket {
  acquiredAt: Generated<Date>;
  barcodeId: string | null;
  barcodeShared: Generated<boolean>;
  blocksOtherTimeslots: Generated<boolean>;
  cancelledAt: Date | null;
  changedAt: Generated<Date>;
  clientId: string;
  code: string;
  dailyScanLimit: number | null;
  durationMinutes: number | null;
  groupTicket: Generated<boolean>;
  id: Generated<string>;
  locationId: string | null;
  movedByClient: Generated<boolean>;
  orderId: string;
  orderLineId: string;
  rebookedAt: Date | null;
  replacedBy: string | null;
  state: Generated<"active" | "cancelled" | "inactive">;
  test: Generated<boolean>;
  ticketTypeId: string;
  timeslotId: string | null;
  totalScanLimit: number | null;
  usedAt: Date | null;
  validFrom: Date | null;
  validityDays: number | null;
  validityKind: string | null;
  validityUntil: string | null;
  validUntil: Date | null;
  visitDate: string | null;
  visitorName: Buffer | null;
  visitTime: string | null;
}

export interface TicketGroup {
  aftervisitAt: string | null;
  aftervisitDays: number | null;
  aftervisitMailOn: Generated<boolean>;
  archivedAt: Date | null;
  availableFrom: string | null;
  availableUntil: string | null;
  childNeedsAdult: Generated<boolean>;
  clientId: string;
  createdAt: Generated<Date>;
  cutoffMinutes: Generated<number>;
  id: Generated<string>;
  kind: Generated<"continuous" | "day plus time" | "fixed date" | "period" | "specific day">;
  lookaheadDays: number | null;
  mailArticleCodes: Generated<string[]>;
  mailsBlocked: Generated<boolean>;
  name: string;
  openWeekdays: Generated<Weekday[]>;
  pageMaximum: Generated<number>;
  previsitAt: string | null;
  previsitDays: number | null;
  previsitMailOn: Generated<boolean>;
  productId: string;
  sort: Generated<number>;
  ticketLimit: number | null;
  validFrom: string | null;
  validUntil: string | null;
  version: Generated<number>;
}

export interface TicketGroupDay {
  clientId: string;
  date: string;
  isOpen: boolean;
  ticketGroupId: string;
}

export interface TicketKey {
  clientId: string;
  createdAt: Generated<Date>;
  id: number;
  publicKey: Buffer;
  wrappedPrivate: Buffer;
}

export interface TicketNumberAhead {
  clientId: string;
  givenAt: Date;
  leaseId: string;
  number: string;
  test: boolean;
  ticketId: string | null;
  visitDate: string | null;
}

export interface TicketType {
  active: Generated<boolean>;
  archivedAt: Date | null;
  articleCode: Generated<string>;
  blocksOtherTimeslots: Generated<boolean>;
  clientId: string;
  costCentre: Generated<string>;
  createdAt: Generated<Date>;
  customBarcode: Generated<string>;
  dailyScanLimit: number | null;
  durationMinutes: number | null;
  eventId: string | null;
  groupTicket: Generated<boolean>;
  id: Generated<string>;
  informationIcon: Generated<InformationIcon | ''>;
  isChild: Generated<boolean>;
  itemKind: Generated<"admission" | "gift-card" | "merchandise" | "product">;
  ledgerAccount: Generated<string>;
  maxPerOrder: number | null;
  minPerOrder: Generated<number>;
  number: number;
  originalPriceMinor: number | null;
  pluCode: Generated<string>;
  priceMinor: number;
  sort: Generated<number>;
  statusLabel: "cancelled" | "closed" | "none" | "sold out" | null;
  ticketGroupId: string;
  ticketLimit: number | null;
  totalScanLimit: number | null;
  usesCustomBarcode: Generated<boolean>;
  validityDays: number | null;
  validityKind: "after purchase date" | "after ticket date" | "on ticket date" | "until selected date" | null;
  validityUntil: string | null;
  vatBasisPoints: Generated<number>;
  version: Generated<number>;
}

export interface TicketTypeSalesPoint {
  clientId: string;
  salesPoint: "api" | "import" | "internal" | "kiosk" | "management" | "mobile" | "reception" | "reserve with google" | "website";
  ticketTypeId: string;
}

export interface Till {
  archivedAt: Date | null;
  clientId: string;
  createdAt: Generated<Date>;
  id: Generated<string>;
  locationId: string;
  name: string;
  printer: Generated<string>;
  version: Generated<number>;
}

export interface TillClose {
  clientId: string;
  closedAt: Date;
  closedByName: string;
  closedDay: string | null;
  countedMinor: number;
  document: ColumnType<TillCloseDocument, string, string>;
  expectedMinor: number;
  leftMinor: number;
  number: number;
  sessionId: string;
  tillId: string;
}

export interface TillEntry {
  account: string;
  amountMinor: number;
  at: Date;
  byName: string;
  clientId: string;
  id: string;
  kind: "difference" | "float" | "put-in" | "refund" | "sale" | "take-out";
  means: "card" | "cash" | "gift-card" | "other" | "voucher";
  note: Generated<string>;
  orderId: string | null;
  paymentId: string | null;
  reason: string;
  refundId: string | null;
  sessionId: string;
}

export interface TillSession {
  clientId: string;
  closedAt: Date | null;
  currency: Currency;
  expectedFloatMinor: number | null;
  floatMinor: number;
  floatNote: Generated<string>;
  id: string;
  openedAt: Date;
  openedByName: string;
  test: boolean;
  tillId: string;
}

export interface Timeslot {
  calendarId: string;
  classes: Generated<string>;
  clientId: string;
  closureId: string | null;
  closureShut: Generated<boolean>;
  colour: "green" | "orange" | "red" | null;
  conflict: "capacity-below-taken" | "not-in-rules" | null;
  conflictKept: Generated<boolean>;
  endsAt: Date | null;
  exceptionId: string | null;
  groupShut: Generated<boolean>;
  id: Generated<string>;
  localDate: string;
  localTime: string;
  note: Generated<string>;
  origin: Generated<"generated" | "manual">;
  startsAt: Date;
  state: Generated<"cancelled" | "closed" | "open">;
  status: Generated<"no" | "yes" | "yes and close the day" | "yes and close the timeslot">;
  title: Generated<string>;
  wantedCapacity: number | null;
}

export interface VisitMailSent {
  clientId: string;
  kind: "after-visit" | "pre-visit";
  orderId: string;
  sentAt: Generated<Date>;
  visit: string;
}

export interface Voucher {
  acquiredAt: Generated<Date>;
  batchId: string;
  cancelledAt: Date | null;
  changedAt: Generated<Date>;
  clientId: string;
  code: string;
  deviceId: string | null;
  id: Generated<string>;
  orderId: string | null;
  usedAt: Date | null;
}

export interface VoucherBatch {
  atGate: boolean;
  billing: "elsewhere" | "free";
  changedAt: Date | null;
  clientId: string;
  codeLength: number;
  createdAt: Generated<Date>;
  dearerDay: "visitor-pays" | "voucher-covers";
  id: Generated<string>;
  name: string;
  onSalesPage: boolean;
  partnerId: string | null;
  prefix: string;
  quantity: number;
  reference: string;
  test: Generated<boolean>;
  validFrom: string | null;
  validUntil: string | null;
  version: Generated<number>;
}

export interface VoucherWorth {
  batchId: string;
  clientId: string;
  position: number;
  quantity: number;
  ticketTypeId: string;
}

export interface WaitingAddress {
  channelId: string;
  clientId: string;
  emailDigest: Buffer;
  endedAt: Date | null;
  entry: number;
  language: string;
  leftAt: Date;
  personKeyId: string;
  sealed: Buffer | null;
  toldAt: Date | null;
}

export interface WaitingLine {
  admittedNumber: Generated<number>;
  channelId: string;
  clientId: string;
  credit: Generated<number>;
  drawnFor: Date | null;
  emptySince: Date | null;
  lastEntry: Generated<number>;
  lastNumber: Generated<number>;
  openedAt: Date | null;
  openedBy: "carts" | "load" | "start" | null;
  pace: Generated<number>;
  presenceAt: Date | null;
  presenceCounts: Generated<number[]>;
  presenceFrom: Generated<number>;
  presenceStep: Generated<number>;
  tickedAt: Date;
  windowBefore: Generated<number>;
  windowCarts: Generated<number>;
  windowStart: Date;
}

export interface WaitingListEntry {
  cartId: string | null;
  channelId: string;
  clientId: string;
  date: string;
  emailDigest: Buffer;
  endedAt: Date | null;
  id: string;
  joinedAt: Date;
  language: string;
  lines: unknown;
  offeredAt: Date | null;
  offeredTimeslotId: string | null;
  offerEndsAt: Date | null;
  personKeyId: string;
  sealed: Buffer;
  state: Generated<"bought" | "left" | "offered" | "over" | "removed" | "unused" | "waiting">;
  ticketGroupIds: string[];
  tickets: number;
  timeslotId: string | null;
  title: string;
  turn: Generated<number>;
}

export interface WaitingMinute {
  admitted: Generated<number>;
  cameBack: Generated<number>;
  channelId: string;
  clientId: string;
  direct: Generated<number>;
  joined: Generated<number>;
  minute: Date;
  refused: Generated<number>;
  toldSeconds: Generated<number>;
  waitedSeconds: Generated<number>;
  waiting: Generated<number>;
}

export interface WaitingPlace {
  browser: Buffer;
  calledAt: Date | null;
  cartId: string | null;
  channelId: string;
  clientId: string;
  entry: number;
  hasEmail: Generated<boolean>;
  joinedAt: Date;
  leftAt: Date | null;
  number: number | null;
  seenAt: Date;
  toldSeconds: number | null;
  turnAt: Date | null;
  usedAt: Date | null;
}

export interface WaitingRoom {
  cartsAMinute: number | null;
  channelId: string;
  clientId: string;
  isPaused: Generated<boolean>;
  minutesToBegin: Generated<number>;
  opensBeforeMinutes: Generated<number>;
  opensByLoad: Generated<boolean>;
  rateBefore: number | null;
  rateChangedAt: Date | null;
  rateChangedBy: string | null;
  startsAt: Date | null;
  texts: Generated<unknown>;
  version: Generated<number>;
}

export interface WalletAccount {
  checkedAt: Date;
  checkLines: Generated<unknown>;
  ciphertext: Buffer;
  clientId: string;
  identifier: string;
  isShown: Generated<boolean>;
  keyId: string;
  keyName: string;
  platform: "apple" | "google";
  setAt: Date;
  setByName: string;
  teamId: Generated<string>;
  validUntil: Date | null;
  version: Generated<number>;
}

export interface WalletDevice {
  clientId: string;
  deviceId: string;
  platform: Generated<"apple">;
  pushToken: string;
  registeredAt: Date;
  ticketId: string;
}

export interface WalletPass {
  changedAt: Date;
  clientId: string;
  madeAt: Date;
  orderId: string;
  platform: "apple" | "google";
  ticketId: string;
}

export interface WallScreen {
  accentColour: string;
  backgroundColour: string;
  channelId: string | null;
  clientId: string;
  createdAt: Generated<Date>;
  footerEn: Generated<string>;
  footerNl: Generated<string>;
  id: Generated<string>;
  languages: ContentLanguage[];
  languageSeconds: number;
  lastSeenAt: Date | null;
  layout: "board" | "list";
  locationId: string | null;
  name: string;
  orientation: "landscape" | "portrait";
  productIds: Generated<string[]>;
  showsEvents: boolean;
  showsSoldOut: boolean;
  showsTimeslots: boolean;
  showsWaiting: boolean;
  textColour: string;
  tokenHash: Buffer | null;
  version: Generated<number>;
  waitingMinutes: number | null;
}

export interface WeekdayTime {
  at: string;
  capacity: number | null;
  classes: Generated<string>;
  clientId: string;
  periodId: string;
  status: Generated<"no" | "yes" | "yes and close the day" | "yes and close the timeslot">;
  title: Generated<string>;
  weekday: number;
}

export interface WorkerPause {
  clientId: string;
  pausedAt: Generated<Date>;
  pausedBy: string;
}

export interface WorkerProcess {
  busy: number;
  clientId: string;
  id: string;
  jobs: unknown;
  seenAt: Generated<Date>;
  startedAt: Date;
  version: string;
}

export interface Tables {
  account: Account;
  accountLoginLocation: AccountLoginLocation;
  accountRight: AccountRight;
  actingSession: ActingSession;
  affectedVisit: AffectedVisit;
  auditCheck: AuditCheck;
  auditEntry: AuditEntry;
  barcode: Barcode;
  barcodeSeries: BarcodeSeries;
  barcodeSeriesType: BarcodeSeriesType;
  blockingStop: BlockingStop;
  botProof: BotProof;
  bulkRow: BulkRow;
  bulkRun: BulkRun;
  calendar: Calendar;
  calendarException: CalendarException;
  calendarExceptionTicketGroup: CalendarExceptionTicketGroup;
  calendarExceptionTime: CalendarExceptionTime;
  calendarTicketGroup: CalendarTicketGroup;
  cart: Cart;
  change: Change;
  channel: Channel;
  channelTicketGroup: ChannelTicketGroup;
  client: Client;
  clientSecret: ClientSecret;
  clientSetting: ClientSetting;
  closedDay: ClosedDay;
  closure: Closure;
  codeBatch: CodeBatch;
  codeBatchLine: CodeBatchLine;
  colourScheme: ColourScheme;
  companyForm: CompanyForm;
  companyFormLink: CompanyFormLink;
  content: Content;
  counter: Counter;
  deskAssortment: DeskAssortment;
  deskButton: DeskButton;
  deskDevice: DeskDevice;
  deskLease: DeskLease;
  deskLeaseCounter: DeskLeaseCounter;
  deskLeaseOffer: DeskLeaseOffer;
  deskLeaseSale: DeskLeaseSale;
  deskPayment: DeskPayment;
  deskSale: DeskSale;
  device: Device;
  discount: Discount;
  discountCode: DiscountCode;
  eticketTemplate: EticketTemplate;
  event: Event;
  eventException: EventException;
  export: Export;
  exportPart: ExportPart;
  failedPlacement: FailedPlacement;
  giftCard: GiftCard;
  giftCardMovement: GiftCardMovement;
  groupReservation: GroupReservation;
  groupReservationCounter: GroupReservationCounter;
  groupReservationNumber: GroupReservationNumber;
  hold: Hold;
  image: Image;
  invoice: Invoice;
  invoiceCounter: InvoiceCounter;
  invoiceRequest: InvoiceRequest;
  ledgerClosedDay: LedgerClosedDay;
  ledgerClosedTillDay: LedgerClosedTillDay;
  ledgerDifference: LedgerDifference;
  ledgerPosting: LedgerPosting;
  ledgerProgress: LedgerProgress;
  location: Location;
  loginAttempt: LoginAttempt;
  mail: Mail;
  mailOutage: MailOutage;
  menuItem: MenuItem;
  messageAttempt: MessageAttempt;
  migration: Migration;
  oneTimeLink: OneTimeLink;
  openingHours: OpeningHours;
  orderChange: OrderChange;
  orderCounter: OrderCounter;
  orderDiscount: OrderDiscount;
  orderEvent: OrderEvent;
  orderLine: OrderLine;
  orderMark: OrderMark;
  orderNumberCounter: OrderNumberCounter;
  orderOrigin: OrderOrigin;
  orders: Orders;
  outbox: Outbox;
  payment: Payment;
  paymentAccount: PaymentAccount;
  period: Period;
  personErasure: PersonErasure;
  personFile: PersonFile;
  personKey: PersonKey;
  personRequest: PersonRequest;
  popupData: PopupData;
  pricingRule: PricingRule;
  pricingRuleValue: PricingRuleValue;
  product: Product;
  productChannel: ProductChannel;
  productLocation: ProductLocation;
  productOpeningHours: ProductOpeningHours;
  productSchedule: ProductSchedule;
  providerNotice: ProviderNotice;
  rebookingException: RebookingException;
  recoveryCode: RecoveryCode;
  refund: Refund;
  retentionRun: RetentionRun;
  rootKey: RootKey;
  saleFactsMark: SaleFactsMark;
  saleLimitEpoch: SaleLimitEpoch;
  savedView: SavedView;
  scan: Scan;
  scanCount: ScanCount;
  scheduleBlocker: ScheduleBlocker;
  secondFactor: SecondFactor;
  session: Session;
  sessionRefresh: SessionRefresh;
  signIn: SignIn;
  signingKey: SigningKey;
  smsCode: SmsCode;
  startRight: StartRight;
  startTable: StartTable;
  ticket: Ticket;
  ticketGroup: TicketGroup;
  ticketGroupDay: TicketGroupDay;
  ticketKey: TicketKey;
  ticketNumberAhead: TicketNumberAhead;
  ticketType: TicketType;
  ticketTypeSalesPoint: TicketTypeSalesPoint;
  till: Till;
  tillClose: TillClose;
  tillEntry: TillEntry;
  tillSession: TillSession;
  timeslot: Timeslot;
  visitMailSent: VisitMailSent;
  voucher: Voucher;
  voucherBatch: VoucherBatch;
  voucherWorth: VoucherWorth;
  waitingAddress: WaitingAddress;
  waitingLine: WaitingLine;
  waitingListEntry: WaitingListEntry;
  waitingMinute: WaitingMinute;
  waitingPlace: WaitingPlace;
  waitingRoom: WaitingRoom;
  walletAccount: WalletAccount;
  walletDevice: WalletDevice;
  walletPass: WalletPass;
  wallScreen: WallScreen;
  weekdayTime: WeekdayTime;
  workerPause: WorkerPause;
  workerProcess: WorkerProcess;
}
