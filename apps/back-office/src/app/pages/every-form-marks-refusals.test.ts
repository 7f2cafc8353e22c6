import { inputPaths } from '@foyer/domain/result/input-paths.ts';
import { settingSchemas } from '@foyer/domain/settings/setting-values.ts';
import { expect, test } from 'vitest';
import { atItsList } from '../../components/edit-page/place-refusals.ts';
import { fieldOfForm, fieldsOfSubject } from '../../features/settings/setting-forms.ts';
import { type KnownForm, knownForms } from './form-inputs.ts';
import { filesOfForm, isMarked, listedValues, markedFields, opensForm } from './marked-fields.ts';

const read = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!../../generated/**', '!../../app/pages/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const sources = new Map(
  Object.entries(read).map(([path, source]) => [path.replace('../../', ''), source] as const),
);
const formFiles = [...sources.keys()].filter((path) => opensForm(sources, path));

test('every form is one whose refusals are walked: a new one joins the list with its input', () => {
  expect(formFiles.sort()).toEqual(Object.keys(knownForms).sort());
});

const walked = Object.entries(knownForms).filter(
  (entry): entry is [string, Exclude<KnownForm, string>] => typeof entry[1] !== 'string',
);

/** The names of the values of a form, where they are known; one that marks other names too tells none of them in words. */
function valuesOf(path: string, { values }: (typeof walked)[number][1]): readonly string[] | undefined {
  const source = sources.get(path) ?? '';
  return source.includes('marksOtherFields: true') ? undefined : (values ?? listedValues(source));
}

test.each(walked.filter(([, { inWords }]) => inWords))(
  'what the form %s is said to tell in words is no value of it: a value is marked at its field',
  (path, form) => {
    const values = valuesOf(path, form);
    expect(values).not.toBeUndefined();
    expect(form.inWords?.filter((name) => values?.includes(name))).toEqual([]);
  },
);

test.each(
  walked.flatMap(([path, { inList }]) => Object.entries(inList ?? {}).map((one) => [path, ...one] as const)),
)('the form %s lists what is refused of its %s', (path, _name, piece) => {
  expect(sources.get(path)).toContain(piece);
});

test.each(walked)(
  'whatever is refused of the form %s is beside its field, or told in words',
  (path, form) => {
    const files = filesOfForm(sources, path).map((file) => sources.get(file) ?? '');
    const marked = files.flatMap(markedFields);
    const values = valuesOf(path, form);
    const isToldInWords = (field: string) => {
      const [first = ''] = field.split('.');
      const isInList = Object.hasOwn(form.inList ?? {}, first);
      return (
        field === 'main' || isInList || form.inWords?.includes(first) || (values && !values.includes(first))
      );
    };
    const unmarked = form.paths
      .map((field) => form.controlOf?.(field) ?? field)
      .map((field) => atItsList(field, () => typeof 'an entry'))
      .filter((field) => !isToldInWords(field) && !isMarked(marked, field));
    expect(unmarked).toEqual([]);
  },
);

test.each(Object.entries(settingSchemas))(
  'whatever is refused of the settings %s has its row',
  (subject, schema) => {
    const rows = Object.keys(fieldsOfSubject[subject as keyof typeof fieldsOfSubject]);
    const unmarked = inputPaths(schema).filter((path) => !rows.includes(fieldOfForm(path) ?? ''));
    expect(unmarked).toEqual([]);
  },
);

const inParts = formFiles.filter((path) => /\b(?:tab|step): (?:oneOf|text)\b/.test(sources.get(path) ?? ''));

test.each(inParts)(
  'the form %s shows one tab or step at a time: a refused save opens that of its error',
  (path) => {
    const files = filesOfForm(sources, path).map((file) => sources.get(file) ?? '');
    expect(files.filter((source) => source.includes('useLeadToError(form.failedTry'))).toHaveLength(1);
  },
);

const printed = import.meta.glob<string>('../../../../../packages/api-schema/src/schema.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Inputs of mutations that no form of the list sends, with how a screen shows their refusal. */
const withoutForm: Record<string, string> = {
  AuditFilterInput: 'the filters of an address: what cannot be read in it is named above the list',
  ClosurePlanInput: 'the dialog marks its period and lists the rest',
  ClosureStretchInput: 'the dialog marks its period and lists the rest',
  DeskSaleInput: 'the desk says each refusal in words beside what it is about',
  ErasureInput: 'the page of the preview marks its reason and address and says the rest in words',
  FailedMessageFilter: 'the filters of an address: a notice',
  RenewDeskLeaseInput: 'the desk asks for it by itself: it says in words that it cannot sell offline',
  SendDeskSalesInput:
    'what a desk sold without a connection: each sale is answered or kept, none is typed again',
  FinishLateSaleInput: 'one choice that follows from why the sale is kept: its dialog says the rest in words',
  MenuRightsInput: 'the matrix: the save bar says it in words',
  OrderSelectionInput: 'what is chosen of a list: the dialog says it in words',
  OrderWishInput: 'the dialogs mark the amount and the reason and say the rest in words',
  ReservationFilterInput: 'the filters of an address: an unknown one filters nothing',
  ReceiptInput: 'what a sale says: a notification',
  ScanLogFilter: 'the filters of an address: an unknown one filters nothing',
  SeenPlanInput: 'what a dry run showed: the dry run says it in words',
  StartBulkInput: 'what a preview showed: the dialog says it in words',
  SwitchAvailabilityInput: 'one choice: its dialog says it in words',
  TillRefundInput: 'a till and a means that are chosen: the dialog says it in words',
  TicketNamesInput: 'its dialog marks each name and says the rest in words',
  UserTicketInput: 'its dialog marks its three fields and says the rest in words',
};
/** Inputs of mutations by the form that sends them, where it is not named after them. */
const formOf: Record<string, string> = {
  BarcodeSeriesInput: 'features/barcodes/edit-series-page.tsx',
  BuyerInput: 'features/orders/acts/edit-buyer-dialog.tsx',
  AccountInput: 'features/accounts/edit-account-page.tsx',
  AlternativeTextInput: 'components/picture/describe-picture-dialog.tsx',
  BillingInput: 'features/orders/invoices/issue-invoice-dialog.tsx',
  ColourSchemeInput: 'features/channels/schemes/colour-scheme-dialog.tsx',
  ChangeProductInput: 'features/catalog/products/edit-product-form.tsx',
  ClientInput: 'features/clients/edit-client-page.tsx',
  AppleWalletInput: 'features/settings/wallets/apple-dialog.tsx',
  GoogleWalletInput: 'features/settings/wallets/google-dialog.tsx',
  CompanyFormInput: 'features/administration/administration-page.tsx',
  CreateProductInput: 'features/catalog/product-list/create-product-dialog.tsx',
  DeskAssortmentInput: 'features/desk-sale/buttons-page.tsx',
  DiscountCodeBatchInput: 'features/discounts/codes/generate-codes-dialog.tsx',
  CashMovementInput: 'components/tills/cash-panel.tsx',
  CloseTillInput: 'features/tills/close-till-form.tsx',
  GiveSaleBackInput: 'features/desk-leases/give-back-dialog.tsx',
  OpenTillInput: 'features/tills/open-till-form.tsx',
  TillInput: 'features/tills/till-dialog.tsx',
  VoucherBatchInput: 'features/vouchers/create-batch-page.tsx',
  VoucherDetailsInput: 'features/vouchers/edit-batch-page.tsx',
  DiscountInput: 'features/discounts/edit-discount-page.tsx',
  GiftCardCorrectionInput: 'features/gift-cards/correct-balance-card.tsx',
  NewGiftCardInput: 'features/gift-cards/make-gift-card-dialog.tsx',
  WaitingTimeInput: 'features/narrowcasting/waiting-time-dialog.tsx',
  WallScreenInput: 'features/narrowcasting/edit-wall-screen-page.tsx',
  ETicketTemplateInput: 'features/eticket-template/eticket-template-page.tsx',
  FirstRatesInput: 'features/clients/create-client-page.tsx',
  RatesFromDayInput: 'features/clients/edit-client-page.tsx',
  EventInput: 'features/events/edit-event-page.tsx',
  LocationInput: 'features/venues/edit-location-page.tsx',
  MainAccountInput: 'features/clients/create-client-page.tsx',
  MenuInput: 'features/menu-rights/menu-order.tsx',
  NewTimeslotInput: 'features/scheduling/timeslots/add-timeslot-dialog.tsx',
  OpeningInput: 'features/venues/opening-hours-page.tsx',
  OwnPasswordInput: 'features/own-account/change-password-page.tsx',
  PaymentAccountInput: 'features/settings/payment-providers/provider-keys-dialog.tsx',
  PricingRuleInput: 'features/pricing/edit-rule-page.tsx',
  ProductChannelInput: 'features/catalog/products/edit-product-form.tsx',
  ProductScheduleInput: 'features/availability-scheduler/schedules/schedule-editor.tsx',
  RebookingExceptionInput: 'features/settings/rebooking/rebooking-exception-drawer.tsx',
  WaitingRoomInput: 'features/waiting-room/waiting-room-page.tsx',
  GroupReservationInput: 'features/reservations/edit-reservation-page.tsx',
  SavedViewInput: 'components/saved-views/save-view-dialog.tsx',
  ScanDeviceInput: 'features/scanning/create-device-dialog.tsx',
  ScheduleBlockerInput: 'features/availability-scheduler/schedules/blocker-editor.tsx',
  ScheduleTargetInput: 'features/availability-scheduler/schedules/schedule-editor.tsx',
  TicketGroupInput: 'features/catalog/ticket-groups/edit-ticket-group.tsx',
  TicketTypeInput: 'features/catalog/ticket-types/edit-ticket-type-page.tsx',
  TicketstreetInput: 'features/channels/edit-ticketstreet-page.tsx',
  TimeslotGroupInput: 'features/scheduling/timeslot-groups/create-timeslot-group-dialog.tsx',
  TimeslotUpdateInput: 'features/scheduling/timeslots/edit-timeslot.tsx',
};

test('every input that a mutation takes is sent by a form of the list, or has its way of telling a refusal here', () => {
  const [mutations = ''] = /^type Mutation \{[\s\S]*?^\}/m.exec(Object.values(printed)[0] ?? '') ?? [];
  const inputs = [...mutations.matchAll(/\w+: \[?(\w+(?:Input|Filter))\b/g)].map(([, name = '']) => name);
  expect([...new Set(inputs)].sort()).toEqual([...Object.keys(formOf), ...Object.keys(withoutForm)].sort());
  expect(Object.values(formOf).filter((form) => !(form in knownForms))).toEqual([]);
});
