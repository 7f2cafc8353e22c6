import { expect, test } from 'vitest';
import { fetchingHooks, hooksCalled } from './fetching-hooks.ts';

/** On a slow network no dialog starts from data that has not come: where each gets its data, and what proves it. */
const words = 'it asks about what is on the page, which is drawn with its data';
const inside = 'what it shows waits in it until its own query is answered';
const page = 'its page or card is drawn once the data that it is given is there';
const button = 'its button waits until its own query is answered';
const opener = 'the button that opens it is there once its own query is answered';
const searched = 'it asks for what is typed in it, and says so while it searches';
const late = (query: string) => ({ late: query });

const dialogs: Record<string, string | { late: string }> = {
  'app/layouts/navigation/more-drawer.tsx': page,
  'app/layouts/navigation/shortcut-sheet.tsx': words,
  'app/layouts/palette/command-palette.tsx': searched,
  'app/layouts/strips/acting-ended-dialog.tsx': words,
  'app/layouts/strips/other-tab-dialog.tsx': words,
  'components/account/remove-second-factor-dialog.tsx': words,
  'components/account/sessions-card.tsx': words,
  'components/close-timeslots/close-timeslots-dialog.tsx': late('ClosurePreview'),
  'components/edit-page/edit-form-dialog.tsx': page,
  'components/edit-page/touched-review-dialog.tsx': page,
  'components/export-dialog/export-dialog.tsx': inside,
  'components/fields/create-location-dialog.tsx': words,
  'components/picture/crop-dialog.tsx': words,
  'components/picture/describe-picture-dialog.tsx': late('ClientFacts'),
  'components/picture/picture-place.tsx': inside,
  'components/saved-views/save-view-dialog.tsx': late('SavedViewList'),
  'components/saved-views/saved-views.tsx': late('SavedViewList'),
  'components/why/why-panel.tsx': inside,
  'features/accounts/account-actions.tsx': words,
  'features/accounts/account-card.tsx': words,
  'features/accounts/activation-card.tsx': words,
  'features/administration/administration-page.tsx': inside,
  'features/administration/link-card.tsx': words,
  'features/audit-log/seals-dialog.tsx': inside,
  'features/availability-scheduler/release-held.tsx': opener,
  'features/availability-scheduler/schedules/schedules-drawer.tsx': late('ProductCalendars'),
  'features/availability-scheduler/slots/slot-panel.tsx': page,
  'features/catalog/product-list/create-product-dialog.tsx': late('ProductList'),
  'features/catalog/product-list/product-actions.tsx': words,
  'features/catalog/product-list/product-bulk.tsx': words,
  'features/catalog/product-list/set-availability-dialog.tsx': late('AvailabilitySwitch'),
  'features/catalog/product-list/switch-availability-dialog.tsx': late('AvailabilitySwitch'),
  'features/catalog/ticket-groups/create-ticket-group-dialog.tsx': late('ProductChoices'),
  'features/catalog/ticket-groups/ticket-group-actions.tsx': words,
  'features/catalog/ticket-type-list/delete-ticket-type-dialog.tsx': words,
  'features/channels/create-ticketstreet-dialog.tsx': words,
  'features/channels/management/close-channel-dialog.tsx': inside,
  'features/channels/management/publish-channel-dialog.tsx': inside,
  'features/channels/popup-data/signing-secret.tsx': page,
  'features/channels/publish-dialog.tsx': words,
  'features/channels/schemes/colour-scheme-dialog.tsx': page,
  'features/channels/schemes/scheme-card.tsx': page,
  'features/client-pictures/site-logo-dialog.tsx': words,
  'features/clients/client-actions.tsx': words,
  'features/clients/disable-client-dialog.tsx': late('ClientStops'),
  'features/closures/closure-page.tsx': inside,
  'features/barcodes/codes/add-codes-dialog.tsx': words,
  'features/barcodes/delete-series-dialog.tsx': words,
  'features/desk-sale/customer-dialog.tsx': words,
  'features/desk-sale/discount-dialog.tsx': words,
  'features/desk-sale/leave-guard.tsx': words,
  'features/discounts/codes/generate-codes-dialog.tsx': words,
  'features/discounts/codes/import-codes-dialog.tsx': words,
  'features/discounts/discount-actions.tsx': words,
  'features/events/event-actions.tsx': words,
  'features/gift-cards/gift-card-actions.tsx': words,
  'features/gift-cards/make-gift-card-dialog.tsx': inside,
  'features/reservations/end-reservation-dialog.tsx': words,
  'features/narrowcasting/screen-actions.tsx': words,
  'features/narrowcasting/screen-link-dialog.tsx': words,
  'features/narrowcasting/waiting-time-dialog.tsx': page,
  'components/tills/cash-panel.tsx': words,
  'features/desk-leases/give-back-dialog.tsx': page,
  'features/desk-leases/kept-sale-row.tsx': page,
  'features/desk-leases/lease-row.tsx': words,
  'features/tills/till-dialog.tsx': late('LocationsOfTills'),
  'features/vouchers/batch-actions.tsx': words,
  'features/vouchers/voucher-menu.tsx': words,
  'features/menu-rights/copy-rights-dialog.tsx': page,
  'features/menu-rights/phone-rights.tsx': page,
  'features/message-queue/delete-mail-dialog.tsx': words,
  'features/message-queue/failed-message-page.tsx': inside,
  'features/message-queue/failed-table.tsx': words,
  'features/message-queue/pause-button.tsx': late('WorkerPause'),
  'features/orders/invoices/issue-invoice-dialog.tsx': page,
  'features/orders/invoices/send-invoice-dialog.tsx': page,
  'features/orders/acts/cancel-tickets-dialog.tsx': inside,
  'features/orders/acts/edit-buyer-dialog.tsx': inside,
  'features/orders/acts/mark-paid-dialog.tsx': words,
  'features/orders/acts/new-codes-dialog.tsx': inside,
  'features/orders/acts/order-tasks.tsx': words,
  'features/orders/acts/pay-at-till-dialog.tsx': inside,
  'features/orders/acts/refund-only-dialog.tsx': button,
  'features/orders/change/change-order-dialog.tsx': inside,
  'features/orders/bulk/bulk-act-dialog.tsx': inside,
  'features/orders/resend-dialog.tsx': words,
  'features/orders/said/name-tickets-dialog.tsx': words,
  'features/orders/tickets/edit-ticket-dialog.tsx': inside,
  'features/own-account/set-up-dialog.tsx': words,
  'features/own-account/set-up-password-dialog.tsx': words,
  'features/pricing/delete-rule-dialog.tsx': words,
  'features/scanning/create-device-dialog.tsx': late('ScanDevices'),
  'features/scanning/device-table.tsx': words,
  'features/scanning/pairing-dialog.tsx': page,
  'features/scanning/scan-key-dialog.tsx': late('ScanDevices'),
  'features/scheduling/changes/choose-orders-dialog.tsx': inside,
  'features/scheduling/exceptions/exception-drawer.tsx': page,
  'features/scheduling/exceptions/weekday-times-dialog.tsx': page,
  'features/scheduling/periods/period-dialog.tsx': page,
  'features/scheduling/timeslot-groups/create-timeslot-group-dialog.tsx': late('LocationChoices'),
  'features/scheduling/timeslot-groups/link-ticket-groups-dialog.tsx': late('TicketGroupChoices'),
  'features/scheduling/timeslots/add-timeslot-dialog.tsx': page,
  'features/settings/payment-providers/provider-keys-dialog.tsx': page,
  'features/settings/wallets/wallet-dialog.tsx': page,
  'features/settings/rebooking/rebooking-exception-drawer.tsx': inside,
  'features/settings/replace-secret-dialog.tsx': words,
  'features/settings/use-question.tsx': words,
  'features/venues/close-days-dialog.tsx': words,
  'features/venues/copy-closed-days-dialog.tsx': button,
  'features/visits/remove-waiting-dialog.tsx': words,
  'features/waiting-room/admission-actions.tsx': page,
  'features/venues/delete-location-card.tsx': words,
};

const read = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!../pages/**', '!../../generated/**'],
  { query: '?raw', import: 'default', eager: true },
);
const fetching = fetchingHooks(Object.values(read), 'useOwnAccount');
const walk = import.meta.glob<string>('../../../../../e2e/slow-network/late-data.spec.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const walked = [
  ...Object.values(walk)
    .join()
    .matchAll(/late: '(\w+)'/g),
].map(([, query]) => query);
const opened = Object.entries(read)
  .map(([path, source]) => [path.replace(/^\.\.\/\.\.\//, '').replace(/^\.\.\//, 'app/'), source] as const)
  .filter(([, source]) =>
    /<(?:FormDialog|FormSheet|EditFormDialog|ConfirmDialog|Dialog|SideSheet|Modal|Drawer|Drawer\.Root)\b/.test(
      source,
    ),
  );

test('every dialog and drawer says what it waits for on a slow network: a new one joins the list', () => {
  expect(opened.map(([path]) => path).sort()).toEqual(Object.keys(dialogs).sort());
});

test('what waits for the server is known by what it calls, however deep', () => {
  const some = ['useGraphqlQuery', 'useClientFacts', 'useStaffLanguage', 'useOrderChange', 'useList'];
  expect(fetching).toEqual(expect.arrayContaining(some));
  // The shell waits for the account, without which nothing may be done.
  expect(read['../use-shell.ts']).toContain('!own.isPending');
  expect(fetching).not.toContain('useCan');
});

test.each(opened)('the dialog of %s waits as the list says', (path, source) => {
  const how = dialogs[path] ?? '';
  if (typeof how !== 'string') expect(walked).toContain(how.late);
  else if (how === inside) expect(source).toMatch(/<QueryView|waitsFor=|instead=/);
  else if (how === button) expect(source).toMatch(/disabled=\{!/);
  else if (how === opener) expect(source).toMatch(/return null;/);
  else if (how === searched) expect(source).toMatch(/searching \? t\('ui\.loading'\)/);
  else expect(hooksCalled(source).filter((hook) => fetching.includes(hook))).toEqual([]);
});
