import { setTimeout as sleep } from 'node:timers/promises';
import { createDevice } from '@foyer/server/modules/scanning/devices/create-device.ts';
import { pairDevice } from '@foyer/server/modules/scanning/devices/pair-device.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { sendPatiently } from '@foyer/testkit/builders/a-visitor.ts';
import { accessDatabase, type DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEmbeddedDatabase } from '../src/embedded-database.ts';
import { type RunningFoyer, startFoyer } from '../src/running-foyer.ts';

const SCANS = isLongRun() ? 2_000 : 240;
const DEVICES = 8;
/** These have no connection for the middle third of their scans, and clocks that are wrong by hours. */
const OFFLINE = 3;
/** So many of the tickets are shown at two gates. */
const SHARED = SCANS / 8;
const send = sendPatiently(240_000);

let foyer: RunningFoyer;
let database: DatabaseAccess & { close(): Promise<void> };
let clientId: string;
let keys: string[];
let codes: string[];

interface Made {
  sequence: number;
  code: string;
  /** By the server's clock. */
  at: Date;
  told?: 'valid';
}

beforeAll(async () => {
  foyer = await startFoyer({ FOYER_DEMO: '0', FOYER_SECRET: TEST_SECRET, LOG_LEVEL: 'error' });
  database = accessDatabase((await findEmbeddedDatabase(foyer.dataDir)).url);
  const { app } = testApp(database);
  const client = await aClient(app);
  clientId = client.clientId;
  const staff = await signedInAs(app, client);
  keys = [];
  for (let nth = 1; nth <= DEVICES; nth += 1) {
    const { code } = await createDevice(staff, { name: `Gate ${nth}`, locationId: null });
    keys.push((await pairDevice(app, code)).deviceKey);
  }
  const { orderId } = await aSoldTicket(database.owner, clientId);
  await database.owner.query(
    `insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, test)
     select client_id, order_id, order_line_id, ticket_type_id, '4' || lpad(n::text, 15, '0'), test
     from ticket, generate_series(1, $2::int) n where order_id = $1`,
    [orderId, SCANS - SHARED],
  );
  codes = Array.from({ length: SCANS - SHARED }, (_, nth) => `4${`${nth + 1}`.padStart(15, '0')}`);
  await scanWhileKilling();
}, 600_000);

afterAll(async () => {
  await database?.close();
  await foyer?.remove();
});

/** Each device has its share; the shared tickets are shown at the next device too. */
function codesOf(device: number): string[] {
  const own = codes.filter((_, nth) => nth % DEVICES === device);
  const shared = codes.slice(0, SHARED).filter((_, nth) => nth % DEVICES === (device + 1) % DEVICES);
  return [...own, ...shared];
}

async function scanWhileKilling(): Promise<void> {
  let answered = 0;
  const device = async (nth: number) => {
    const mine = codesOf(nth);
    const kept: Made[] = [];
    // A clock that is wrong by hours, as it is when the scan is made and when it is sent.
    const aheadMs = nth < OFFLINE ? (nth - 1) * 2 * 3_600_000 : 0;
    const byItsClock = (at: Date) => new Date(at.getTime() + aheadMs).toISOString();
    const deliver = async ({ at, ...scan }: Made) => {
      const body = { ...scan, at: byItsClock(at), clock: byItsClock(new Date()) };
      const answer = await send({
        method: 'POST',
        url: `${foyer.url}/api/scan/v1/scans`,
        headers: { authorization: `Device ${keys[nth]}` },
        body,
      });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      answered += 1;
    };
    for (const [index, code] of mine.entries()) {
      const made: Made = { sequence: index + 1, code, at: new Date() };
      const isOffline = nth < OFFLINE && index > mine.length / 3 && index < (mine.length * 2) / 3;
      if (isOffline) {
        kept.push({ ...made, told: 'valid' });
        await sleep(2);
        continue;
      }
      while (kept[0]) await deliver(kept.shift() as Made);
      await deliver(made);
    }
    while (kept[0]) await deliver(kept.shift() as Made);
  };
  const killing = async () => {
    for (const share of [0.25, 0.6]) {
      while (answered < SCANS * share) await sleep(20);
      await foyer.kill();
      await foyer.start();
    }
  };
  await Promise.all([killing(), ...Array.from({ length: DEVICES }, (_, nth) => device(nth))]);
}

const one = async (text: string) => (await database.owner.query(text, [clientId])).rows[0];

test('every scan is kept, and each once', async () => {
  expect(
    await one(`select count(*)::int as scans, count(distinct (device_id, device_sequence))::int as sent
      from scan where client_id = $1`),
  ).toEqual({ scans: SCANS, sent: SCANS });
});

test('every ticket is let in once, and counted once', async () => {
  expect(
    await one(`select count(*) filter (where verdict = 'valid')::int as valid,
        count(*) filter (where first_entry)::int as first,
        count(distinct ticket_id) filter (where verdict = 'valid')::int as tickets
      from scan where client_id = $1`),
  ).toEqual({ valid: codes.length, first: codes.length, tickets: codes.length });
  expect(
    await one(
      `select count(*)::int as unused from ticket where client_id = $1 and used_at is null and code like '40%'`,
    ),
  ).toEqual({ unused: 0 });
});

test('every ticket that was shown at two gates is named as a duplicate; the earlier of two scans made alone is the valid one', async () => {
  expect(
    await one(
      `select count(*)::int as duplicates from scan where client_id = $1 and reason = 'already-used'`,
    ),
  ).toEqual({ duplicates: SHARED });
  expect(
    await one(`select count(*)::int as late from scan dup join scan ok on ok.client_id = dup.client_id
        and ok.ticket_id = dup.ticket_id and ok.verdict = 'valid'
      where dup.client_id = $1 and dup.reason = 'already-used' and dup.told_verdict = 'valid' and dup.at < ok.at`),
  ).toEqual({ late: 0 });
});

test('the order has an entry for each ticket that was let in', async () => {
  const { entries } =
    await one(`select count(distinct facts->>'ticketNumber')::int as entries from order_event
    where client_id = $1 and kind = 'ticket-scanned'`);
  expect(entries).toBe(codes.length);
});
