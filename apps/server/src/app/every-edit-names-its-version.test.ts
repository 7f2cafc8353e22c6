import { readFile } from 'node:fs/promises';
import { buildSchema, type GraphQLField, getNamedType, isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';

const printed = await readFile(
  new URL('../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);
const mutations = Object.values(buildSchema(printed).getMutationType()?.getFields() ?? {});

/** Mutations that name no version of what they change, by the reason why no change of another account is lost. */
const withoutVersion: Record<string, readonly string[]> = {
  'it adds something and changes nothing that exists': [
    'addOrderNote',
    'askForAccess',
    'checkAuditLog',
    'copyClosedDays',
    'draftTimeslotsChange',
    'duplicateProduct',
    'duplicateTicketType',
    'enterClient',
    'exportAuditLog',
    'exportBulkResults',
    'exportOrders',
    'exportVisitors',
    'inviteAccount',
    'issueInvoice',
    'offerSecondFactor',
    'openExport',
    'addToVisitor',
    'lookUpVisitor',
    'makePersonFile',
    'openPersonFile',
    'openOrderTickets',
    'openGiftCardPdf',
    'openInvoice',
    'renewCompanyFormLink',
    'resendTickets',
    'sendGiftCard',
    'sendInvoice',
  ],
  'it sets one thing to what its button says: a second one finds it done': [
    'activatePricingRule',
    'archiveAccount',
    'archiveEvent',
    'archiveProduct',
    'archiveTicketGroup',
    'archiveTicketType',
    'archiveTill',
    'closeBulkRun',
    'disableClient',
    'enableClient',
    'leaveClient',
    'liftClosure',
    'pauseBulkRun',
    'pauseClosure',
    'pauseWorkers',
    'publishChannel',
    'removeFromWaitingList',
    'resumeBulkRun',
    'resumeClosure',
    'resumeWorkers',
    'switchAvailability',
    'unpublishChannel',
  ],
  'it ends or takes away something as it is': [
    'cancelVouchers',
    'endAccountSessions',
    'endOwnSessions',
    'releaseHeldPlaces',
    'removePicture',
    'removeSecondFactor',
    'returnDeskLease',
    'revokeCompanyFormLink',
    'revokeScanDevice',
    'revokeScreenLink',
    'withdrawAllSettings',
  ],
  'it replaces the whole of one value that no form shows': [
    'changeOwnPassword',
    'confirmSecondFactor',
    'makeScreenLink',
    'renewPopupDataSecret',
    'renewDeskLease',
    'renewScanDeviceCode',
    'replaceSecret',
    'setWaitingTime',
    'uploadPicture',
    'useLogoOfSite',
  ],
  'it is refused once that is done already': [
    'declineOrderChange',
    'fillCompanyForm',
    'markOrderPaid',
    'markRefundPaid',
    'payRefundAtTill',
    'finishKeptSale',
    'giveSaleBack',
    'keepDeskLease',
    'settleDeskLease',
    'retryAllMessages',
    'retryBulkRun',
    'retryMessages',
    'retryOrderRefunds',
    'sendMailNow',
    'settleChargeback',
    'settleClosureVisit',
    'undoProductScheduleChange',
    'undoTimeslotChange',
    'withdrawOrderChange',
  ],
  'it names the version of what it replaces, and none where nothing is there yet': [
    'connectAppleWallet',
    'connectGoogleWallet',
  ],
  'it makes something new, under another verb': [
    'addBarcodes',
    'addCodeLines',
    'connectPaymentProvider',
    'discardCodeUpload',
    'exportBarcodes',
    'exportReservations',
    'exportScanLog',
    'generateBarcodeSeries',
    'correctGiftCard',
    'generateDiscountCodes',
    'importBarcodeSeries',
    'importDiscountCodes',
    'importDiscountCodesOfFile',
    'importForeignTickets',
    'moveCash',
    'sendDeskSales',
    'openTill',
    'sellAtDesk',
    'printReceipt',
    'startCodeUpload',
  ],
  'it writes down what a check finds, whatever the keys are': [
    'checkPaymentAccount',
    'checkWallet',
    'sendPopupDataTest',
  ],
  'it names what was seen, within its input': ['editBuyer', 'nameTickets', 'startBulkRun'],
  'the change of its order names what was seen of it': ['editUserTicket'],
  'it lets in all who wait, whatever the settings': ['letEveryoneIn'],
  'it changes an order of rows, no row': ['moveSavedView', 'sortTicketTypes'],
  'it changes a draft, and applying the draft names what was seen of it': ['chooseRemedies'],
};
const reasoned = Object.values(withoutVersion).flat();

/** `version: Int!`, or within its input; or what a dry run showed. */
const namesItsVersion = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ name, type }) => {
    if (/^(version|fingerprint)$/.test(name) && `${type}`.endsWith('!')) return true;
    const input = getNamedType(type);
    return (
      name === 'input' && isInputObjectType(input) && /\bversion: (Int|String)!/.test(fieldsOf(input, 3))
    );
  });

function fieldsOf(input: ReturnType<typeof getNamedType>, depth: number): string {
  if (!isInputObjectType(input) || depth === 0) return '';
  return Object.values(input.getFields())
    .map((field) => `${field.name}: ${field.type} ${fieldsOf(getNamedType(field.type), depth - 1)}`)
    .join(' ');
}

const changing = mutations.filter(({ name }) => !/^(create|delete)[A-Z]/.test(name));

test('every mutation that changes what exists names the version that was seen, or has its reason here', () => {
  expect(changing.length).toBeGreaterThan(70);
  const unguarded = changing.filter((one) => !namesItsVersion(one) && !reasoned.includes(one.name));
  expect(unguarded.map(({ name }) => name)).toEqual([]);
});

test('no reason is kept for a mutation that names its version by now, or is gone', () => {
  const guarded = changing.filter(namesItsVersion).map(({ name }) => name);
  const known = changing.map(({ name }) => name);
  expect(reasoned.filter((name) => guarded.includes(name) || !known.includes(name))).toEqual([]);
});
