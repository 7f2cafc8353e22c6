import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { startAccountRights } from '@foyer/domain/identity/account-right.ts';
import { type AccountType, accountTypes, maySignIn } from '@foyer/domain/identity/account-types.ts';
import type { OrderWishTyped } from '@foyer/domain/order-changes/order-change-input.ts';
import { aClient, signedInAs, TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSeller, harbourTours } from '@foyer/testkit/builders/a-seller.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { type Ask, graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { type GraphqlCall, listCalls } from '@foyer/testkit/graphql-call.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { fingerprintRows } from '@foyer/testkit/samples/client-rows.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../modules/identity/index.ts';
import { issueInvoice } from '../../modules/invoices/issue-invoice.ts';
import { completeOrder, listTickets, lockOrder } from '../../modules/orders/index.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { scopeOf } from '../../platform/graphql/declared-rights.ts';
import { createServer } from '../create-server.ts';
import { schema } from '../schema.ts';

/**
 * Who may change an order, its money, its invoices and its person: said here once more, so that neither a right nor the
 * matrix can change unnoticed. A mutation at one of these doors that is not in the table fails.
 */
const desk: readonly AccountType[] = ['management', 'client user', 'reception'];
const readers: readonly AccountType[] = [...desk, 'read only'];
const everybody = accountTypes.filter(maySignIn);
const manager: readonly AccountType[] = ['management'];

const rules: Record<string, readonly AccountType[]> = {
  addOrderNote: desk,
  editBuyer: desk,
  nameTickets: desk,
  resendTickets: desk,
  openOrderTickets: desk,
  changeOrder: desk,
  withdrawOrderChange: desk,
  approveOrderChange: manager,
  declineOrderChange: manager,
  markOrderPaid: manager,
  markRefundPaid: manager,
  payRefundAtTill: manager,
  retryOrderRefunds: manager,
  settleChargeback: manager,
  issueInvoice: desk,
  sendInvoice: desk,
  // Its scope is any session: the use case asks whether the order of the invoice is in sight.
  openInvoice: everybody,
  startBulkRun: desk,
  pauseBulkRun: desk,
  resumeBulkRun: desk,
  retryBulkRun: desk,
  closeBulkRun: desk,
  exportBulkResults: desk,
  exportOrders: desk,
  editUserTicket: desk,
  lookUpVisitor: readers,
  addToVisitor: readers,
  makePersonFile: desk,
  openPersonFile: desk,
  eraseVisitor: manager,
  createRebookingException: manager,
  changeRebookingException: manager,
  deleteRebookingException: manager,
  withdrawRebookingException: manager,
  applyRebookingExceptionNow: manager,
  checkPaymentAccount: manager,
  connectPaymentProvider: manager,
  replacePaymentKeys: manager,
  switchPaymentAccount: manager,
};

const doors = ['order-management', 'ticketsearch', 'gebruiker-ticket-zoeken', 'rebooking'];
/** By their name, where the door is that of all settings, or none. */
const names = /invoice|refund|rebook|payment|order|chargeback/i;
/** About orders of another kind: the order in which things are shown. */
const others = /^(order|sort|reorder)[A-Z]|Order$(?<!changeOrder)/;

function modulesOf(name: string): readonly string[] {
  const field = schema.getMutationType()?.getFields()[name];
  const scope = field && scopeOf(field);
  if (!scope) return [];
  if ('right' in scope) return [scope.right[0]];
  return 'anyRight' in scope ? scope.anyRight[0] : [];
}

const database = await testDatabase();
const apps = testApp(database);
const server = await createServer(apps.app);
afterAll(() => server.close());
const printed = await readFile(
  new URL('../../../../../packages/api-schema/src/schema.graphql', import.meta.url),
  'utf8',
);
const calls = listCalls(printed, () => randomUUID()).filter(({ kind }) => kind === 'mutation');
const callOf = (name: string): GraphqlCall => {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(name);
  return call;
};

test('every mutation of orders, their money, invoices and persons is in the table', () => {
  const found = calls
    .map(({ name }) => name)
    .filter((name) => modulesOf(name).some((module) => doors.includes(module)) || names.test(name))
    .filter((name) => !others.test(name));
  expect(found.toSorted()).toEqual(Object.keys(rules).toSorted());
});

interface SoldOrder {
  orderId: string;
  ticketIds: string[];
  invoiceId: string;
}

let client: TestClient;
let timeslot: TestTimeslot;
/** Sold by the museum, and by a sales partner. */
let sold: SoldOrder;
let soldByPartner: SoldOrder;
const askers = new Map<string, Ask>();

async function sell(sellerAccountId?: string): Promise<SoldOrder> {
  const { app } = apps;
  const seller = sellerAccountId ? { sellerAccountId } : {};
  const { orderId } = await aPlacedOrder(app, client.clientId, timeslot, seller);
  const tickets = await inClient(app.db, client.clientId, async (scope) => {
    await completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' });
    return listTickets(scope, orderId);
  });
  const staff = await signedInAs(app, client);
  const { id } = await issueInvoice(staff, orderId, { billing: harbourTours, corrects: false });
  return { orderId, ticketIds: tickets.map((ticket) => ticket.id), invoiceId: id };
}

beforeAll(async () => {
  const { app } = apps;
  client = await aClient(app);
  const { clientId, subdomain } = client;
  await aSeller(database.owner, clientId);
  timeslot = await aTimeslot(database.owner, clientId, { capacity: null });
  for (const type of everybody) {
    askers.set(type, graphqlAsker(server, await tokenOf(app, server, client, type)));
  }
  const username = 'partner';
  const rights = startAccountRights('management');
  const account = { username, email: '', locale: 'en_US', password: TEST_PASSWORD, rights } as const;
  const partnerId = await inClient(app.db, clientId, (scope) =>
    createAccount(app, scope, { ...account, accountType: 'sales partner' }),
  );
  const payload = { username: `${username}|${subdomain}`, password: TEST_PASSWORD };
  const answer = await injectPatiently(server, { method: 'POST', url: '/v1/login_check', payload });
  askers.set(username, graphqlAsker(server, answer.json().token));
  sold = await sell();
  soldByPartner = await sell(partnerId);
});

const askAs = (type: AccountType | 'partner'): Ask => {
  const ask = askers.get(type);
  if (!ask) throw new Error(type);
  return ask;
};

/** What the server says first: null = it did it. */
async function answerOf(ask: Ask, name: string, variables: Record<string, unknown> = {}) {
  const call = callOf(name);
  const { errors } = await ask({ ...call, variables: { ...call.variables, ...variables } });
  return errors[0]?.code ?? null;
}

describe.each(everybody)('an account of type %s', (type) => {
  test('makes the calls of the table and no others', async () => {
    const wrong: string[] = [];
    for (const [name, by] of Object.entries(rules)) {
      const isDenied = (await answerOf(askAs(type), name)) === 'NOT_ALLOWED';
      if (isDenied === by.includes(type)) {
        wrong.push(`${name} was ${isDenied ? 'refused' : 'allowed'}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  const wishes: Record<string, { by: readonly AccountType[]; wish: (order: SoldOrder) => OrderWishTyped }> = {
    'another time': {
      by: desk,
      wish: ({ ticketIds }) => ({ replace: [{ ticketIds, timeslotId: timeslot.timeslotId }] }),
    },
    'new codes': { by: desk, wish: ({ ticketIds }) => ({ newCodes: ticketIds }) },
    'one more': {
      by: desk,
      wish: () => ({
        add: [{ ticketTypeId: timeslot.ticketTypeId, quantity: 1, timeslotId: timeslot.timeslotId }],
      }),
    },
    'tickets cancelled': { by: manager, wish: ({ ticketIds }) => ({ cancel: ticketIds }) },
    'tickets cancelled without money': {
      by: manager,
      wish: ({ ticketIds }) => ({ cancel: ticketIds, refundMinor: 0 }),
    },
    'money back': { by: manager, wish: () => ({ refundMinor: 1 }) },
    'the fee waived': {
      by: manager,
      wish: ({ ticketIds }) => ({
        replace: [{ ticketIds, timeslotId: timeslot.timeslotId }],
        isFeeWaived: true,
      }),
    },
    'a visit against the rules': {
      by: manager,
      wish: ({ ticketIds }) => ({
        replace: [{ ticketIds, timeslotId: timeslot.timeslotId }],
        isAgainstRules: true,
      }),
    },
    'a difference waived': {
      by: manager,
      wish: ({ ticketIds }) => ({ replace: [{ ticketIds, timeslotId: timeslot.timeslotId }], due: 'waived' }),
    },
  };

  test('changes of an order what its rights hold: rebooking is not giving money back', async () => {
    const wrong: string[] = [];
    const before = await fingerprintRows(database.owner, client.clientId);
    for (const [what, { by, wish }] of Object.entries(wishes)) {
      const variables = {
        orderId: sold.orderId,
        wish: wish(sold),
        fingerprint: 'old',
        reason: 'x',
      };
      const isDenied = (await answerOf(askAs(type), 'changeOrder', variables)) === 'NOT_ALLOWED';
      if (isDenied === by.includes(type)) wrong.push(`${what} was ${isDenied ? 'refused' : 'allowed'}`);
    }
    for (const act of ['resend-tickets', 'cancel', 'refund']) {
      const selection = { orderIds: [sold.orderId] };
      const input = { act, requestId: randomUUID(), seen: 'old', selection };
      const isDenied = (await answerOf(askAs(type), 'startBulkRun', { input })) === 'NOT_ALLOWED';
      const by = act === 'resend-tickets' ? desk : manager;
      if (isDenied === by.includes(type))
        wrong.push(`${act} in bulk was ${isDenied ? 'refused' : 'allowed'}`);
    }
    expect(wrong).toEqual([]);
    // None of them named what it had seen, so that nothing was changed by asking.
    expect(await fingerprintRows(database.owner, client.clientId)).toEqual(before);
  });
});

describe('a sales partner whose account holds every right of a manager', () => {
  test('makes none of the calls all the same', async () => {
    const wrong: string[] = [];
    for (const name of Object.keys(rules).filter((one) => one !== 'openInvoice')) {
      const code = await answerOf(askAs('partner'), name, { orderId: soldByPartner.orderId });
      if (code !== 'NOT_ALLOWED') wrong.push(`${name}: ${code ?? 'done'}`);
    }
    expect(wrong).toEqual([]);
  });

  test('reads the order that it sold, with its invoice, and those of others are not there', async () => {
    const read = async (document: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await askAs('partner')({ document, variables });
      return errors[0]?.code ?? data;
    };
    const order = 'query ($id: ID!) { order(id: $id) { id } }';
    expect(await read(order, { id: soldByPartner.orderId })).toEqual({
      order: { id: soldByPartner.orderId },
    });
    expect(await read(order, { id: sold.orderId })).toBe('NOT_FOUND');
    expect(await read('{ orders { edges { node { id } } } }')).toEqual({
      orders: { edges: [{ node: { id: soldByPartner.orderId } }] },
    });
    const format = 'pdf';
    const open = (id: string) => answerOf(askAs('partner'), 'openInvoice', { id, format });
    expect(await open(soldByPartner.invoiceId)).toBe(null);
    expect(await open(sold.invoiceId)).toBe('NOT_FOUND');
    for (const query of ['{ bulkRuns { id } }', 'query ($id: ID!) { bulkRun(id: $id) { id } }']) {
      expect(await read(query, { id: randomUUID() }), query).toBe('NOT_ALLOWED');
    }
    expect(await read('{ orderChangesWaiting { orderId } }')).toEqual({ orderChangesWaiting: [] });
  });
});
