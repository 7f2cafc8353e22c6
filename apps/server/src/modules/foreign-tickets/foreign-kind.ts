import { randomFillSync } from 'node:crypto';
import { barcodeKey } from '@foyer/domain/barcodes/barcode-text.ts';
import { readForeignLine } from '@foyer/domain/barcodes/foreign-line.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { noCosts } from '@foyer/domain/pricing/order-costs.ts';
import { calculateOrderPrice } from '@foyer/domain/pricing/order-price.ts';
import { drawTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import type { App } from '../../platform/app.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { insertBarcodes, issueBarcodes, listTakenBarcodes, refuseTaken } from '../barcodes/index.ts';
import { keepLimits, sellPlaces } from '../capacity/index.ts';
import { nameForStaff } from '../catalog/index.ts';
import { getClient } from '../clients/index.ts';
import {
  type CodeHandler,
  type LineOf,
  type NewCode,
  offerCodes,
  type ReadLine,
} from '../code-batches/index.ts';
import { type ImportedOrder, importOrders, insertOrderCounters } from '../orders/index.ts';
import { addToSeries, seriesCounterId } from '../sale-counters/index.ts';
import { listTypesByName, type TypeByName } from './type-by-name.repository.ts';

const nameContext = 'foreign-ticket-name';

/** Tickets that another system sold: each line becomes an order of one ticket with its own code. */
const foreignKind: CodeHandler = {
  kind: 'foreign-tickets',
  module: 'barcodes',
  taken: { reason: 'barcode-taken', params: null },
  // Orders are numbered without a gap: sales of the client wait for the transaction.
  atOnce: 250,
  async readLines(app, scope, _batch, lines) {
    const { timeZone } = await getClient(scope);
    const today = localDateAt(app.clock(), timeZone);
    const types = new Map<string, TypeByName>();
    for (const type of await listTypesByName(scope))
      for (const name of type.names) if (!types.has(name)) types.set(name, type);
    const read = lines.map((line) => readOne(app, line, types, today));
    const taken = await listTakenBarcodes(
      scope,
      read.flatMap(({ key }) => key ?? []),
    );
    const byKey = new Map(taken.map((one) => [one.key, one]));
    return { lines: read.map((line) => refuseTaken(line, byKey)) };
  },
  async insertCodes(app, scope, { ownerId, createdById }, codes) {
    const written = new Set(await insertBarcodes(scope, ownerId, codes));
    const taken = codes.filter(({ key }) => written.has(key));
    const barcodes = await issueBarcodes(scope, [...written], app.clock());
    const orders = await ordersOf(app, scope, taken, barcodes);
    const ids = await importOrders(app, scope, orders, { kind: 'account', id: createdById });
    // The series counts them as every other: all of its codes are those of tickets.
    const counterId = seriesCounterId(scope.clientId, ownerId);
    await keepLimits(scope);
    await addToSeries(scope, ownerId, ids.length);
    await sellPlaces(scope, [{ counterId, quantity: ids.length }]);
    await insertOrderCounters(
      scope,
      ids.map((orderId) => ({ orderId, counterId, quantity: 1 })),
    );
    return [...written];
  },
};

offerCodes(foreignKind);

function readOne(
  app: App,
  { line, text }: LineOf,
  types: ReadonlyMap<string, TypeByName>,
  today: string,
): ReadLine {
  // The name is a person's: no list of lines shows it.
  const shown = text
    .split(/[;,\t]/)
    .slice(0, 3)
    .join('; ');
  const read = readForeignLine(text);
  const refuse = (reason: string, params: ReadLine['params'] = null): ReadLine => {
    return { line, text: shown, reason, params };
  };
  if (!read.ok) return refuse(read.refusals[0]?.code ?? '', read.refusals[0]?.params ?? null);
  const { code, type, date, name } = read.value;
  const found = types.get(type.toLowerCase());
  if (!found) return refuse('foreign-type-unknown', { type: type.slice(0, 100) });
  if (date !== null && date < today) return refuse('foreign-date-past');
  const sealedName = name === '' ? null : app.secrets.wrap(Buffer.from(name), nameContext).toString('base64');
  return {
    line,
    text: shown,
    code,
    key: barcodeKey(code),
    facts: { typeId: found.id, date, name: sealedName },
  };
}

async function ordersOf(
  app: App,
  scope: ClientScope,
  codes: readonly NewCode[],
  barcodes: ReadonlyMap<string, string>,
): Promise<ImportedOrder[]> {
  const { currency, paymentEnvironment, defaultLocale } = await getClient(scope);
  const language = defaultLocale.slice(0, 2) as ImportedOrder['order']['language'];
  const types = new Map((await listTypesByName(scope)).map((type) => [type.id, type]));
  const named = new Map(
    (
      await nameForStaff(
        scope,
        [...types.keys()].map((ticketTypeId) => ({ ticketTypeId, ticketTypeName: '', productName: '' })),
        language,
      )
    ).map((one) => [one.ticketTypeId, one]),
  );
  return codes.flatMap(({ key, facts }) => {
    const barcodeId = barcodes.get(key);
    const type = types.get(String(facts?.typeId));
    if (!barcodeId || !type) return [];
    const date = typeof facts?.date === 'string' ? facts.date : null;
    const name = typeof facts?.name === 'string' ? openName(app, facts.name) : '';
    const { lines } = calculateOrderPrice([
      {
        ...{ ticketTypeId: type.id, ticketGroupId: type.ticketGroupId, quantity: 1 },
        ...{ ticketTypePriceMinor: 0, vatBasisPoints: 0 },
      },
    ]);
    const { ticketTypeName = '', productName = '' } = named.get(type.id) ?? {};
    const order: ImportedOrder['order'] = {
      holdId: makeId(),
      channelId: null,
      locationId: null,
      salesPoint: 'import',
      ...{ language, currency, isTest: paymentEnvironment === 'test', costs: noCosts },
      buyer: name === '' ? null : { firstName: '', lastName: name, email: '', phone: null },
      visit: { timeslotId: null, date, time: null },
      lines: lines.map((line) => ({ ...line, ticketTypeName, productName })),
    };
    return { order, ticketNumber: drawTicketNumber((bytes) => randomFillSync(bytes)), barcodeId };
  });
}

const openName = (app: App, sealed: string): string =>
  app.secrets.unwrap(Buffer.from(sealed, 'base64'), nameContext).toString();
