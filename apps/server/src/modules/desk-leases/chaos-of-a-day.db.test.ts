import { readTicketCode } from '@foyer/domain/tickets/ticket-code.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { isLongRun } from '@foyer/testkit/long-run.ts';
import { aGateOfChaos, type GateOfChaos } from '@foyer/testkit/offline-day/gate-of-chaos.ts';
import { aLonelyDesk, type KeptBySelf, type LonelyDesk } from '@foyer/testkit/offline-day/lonely-desk.ts';
import {
  aMuseumOfChaos,
  floatMinor,
  type MuseumOfChaos,
} from '@foyer/testkit/offline-day/museum-of-chaos.ts';
import { buyOnPage } from '@foyer/testkit/offline-day/visitors-of-page.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { RefusedError } from '../../platform/errors.ts';
import { expireHolds } from '../capacity/expire-holds.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { type SeededRandom, seededRandom } from '../demo/seeded-random.ts';
import { listBalances } from '../ledger/index.ts';
import { checkOrders } from '../order-ledger/index.ts';
import { finishKeptSale, giveSaleBack } from './finish-kept-sale.ts';
import type { LateSale } from './late-sale.repository.ts';
import { returnDeskLease } from './return-desk-lease.ts';
import { settleDeskLease } from './settle-desk-lease.ts';

// The plans of this database know its tables.
const database = await testDatabase();
const { owner } = database;

const MINUTES = 120;
const hour = 3_600_000;
/** Each desk and each gate without a connection is wrong by so much. */
const deskClocks = [-3 * hour, 47 * 60_000, 50 * hour];
const gateClocks = [0, 0, 0, 2 * hour, -7 * 60_000, -26 * hour];
const visitorsPerMinute = isLongRun() ? 4 : 1;
const days = isLongRun() ? Array.from({ length: 8 }, (_, day) => `long ${day}`) : ['short'];

interface Day {
  museum: MuseumOfChaos;
  random: SeededRandom;
  desks: LonelyDesk[];
  gates: GateOfChaos[];
  /** Money that each till took online, by means. */
  takenOnline: Map<string, number>;
  /** Codes of tickets that visitors have, and have not shown yet. */
  tickets: string[];
  shown: string[];
  /** Each time that a visitor was let in, by the ticket's number. */
  letIn: string[];
}

const numberOf = (code: string) => readTicketCode(code)?.content.ticketNumber ?? code;

/** Some who come to a gate, a few with a ticket that was shown before. */
async function scanSome({ random, gates, tickets, shown, letIn }: Day): Promise<void> {
  const coming = tickets.splice(0, random.between(0, tickets.length));
  const again = shown.filter(() => random.chance(0.03));
  await Promise.all(
    [...coming, ...again].map(async (code) => {
      const gate = gates[random.between(0, gates.length - 1)];
      if (await gate?.scan(code)) letIn.push(numberOf(code));
    }),
  );
  shown.push(...coming);
}

async function sellConnected({ museum, desks, takenOnline }: Day, now: Date): Promise<void> {
  await Promise.all(
    desks.map(async (desk) => {
      await desk.renew(now);
      try {
        for (const { means, amountMinor } of await desk.sellConnected(now)) {
          const key = `${museum.tillIds.indexOf(desk.tillId)} ${means}`;
          takenOnline.set(key, (takenOnline.get(key) ?? 0) + amountMinor);
        }
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
      }
      await desk.renew(now);
    }),
  );
}

/** Sends what a desk kept: shuffled, in pieces, a piece twice at the same time. */
async function comeBack(desk: LonelyDesk, random: SeededRandom, now: Date): Promise<LateSale[]> {
  const order = desk.sold
    .map((one) => ({ one, place: random.share() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
  const answers = new Map<string, LateSale>();
  for (let from = 0; from < order.length; ) {
    const piece = order.slice(from, from + random.between(1, 6));
    from += piece.length;
    const sent = await Promise.all(
      Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => desk.send(piece, now)),
    );
    for (const answer of sent.flat()) {
      expect(answers.get(answer.id)?.orderId ?? answer.orderId).toBe(answer.orderId);
      answers.set(answer.id, answer);
    }
  }
  return [...answers.values()];
}

/** What the desks took that became orders, with what they took online. */
function moneyOf({ museum, desks, takenOnline }: Day, isSold: (sale: KeptBySelf) => boolean) {
  const sums = new Map(takenOnline);
  for (const [till, desk] of desks.entries())
    for (const { sale } of desk.sold.filter(isSold))
      for (const { means, amountMinor } of sale.payments)
        sums.set(`${till} ${means}`, (sums.get(`${till} ${means}`) ?? 0) + amountMinor);
  return museum.tillIds.map((_, till) => ({
    cash: sums.get(`${till} cash`) ?? 0,
    card: sums.get(`${till} card`) ?? 0,
  }));
}

test.each(days)(
  'three desks and three gates without a connection for two hours, the page selling on: %s',
  async (seed) => {
    const clock = testClock('2030-06-15T10:00:00Z');
    const { app, worker } = testApp(database, clock);
    const random = seededRandom(seed);
    const museum = await aMuseumOfChaos(app, owner, isLongRun() ? 90 : 30);
    const { clientId, manager } = museum;
    const desks = deskClocks.map((ahead, till) => aLonelyDesk(museum, till, ahead, random));
    const gates: GateOfChaos[] = [];
    for (const [index, ahead] of gateClocks.entries())
      gates.push(await aGateOfChaos(app, museum, `Gate ${index + 1}`, ahead));
    const day: Day = {
      ...{ museum, random, desks, gates },
      ...{ takenOnline: new Map(), tickets: [], shown: [], letIn: [] },
    };
    const rows = async (text: string, ...values: unknown[]) =>
      (await owner.query(text, [clientId, ...values])).rows;
    const ticketsOfTimeslots = () =>
      rows(
        `select c.capacity, c.held, c.sold, (select count(*)::int from ticket t where t.client_id = c.client_id
          and t.timeslot_id = c.id and t.state = 'active') as tickets
         from counter c where c.client_id = $1 and c.kind = 'timeslot'`,
      );

    // Two hours.
    for (const gate of gates.slice(3)) gate.disconnect();
    for (let minute = 0; minute < MINUTES; minute += 1) {
      const now = clock.now();
      if (minute < 6) await sellConnected(day, now);
      else
        for (const desk of desks)
          if (random.chance(isLongRun() ? 0.8 : 0.5)) day.tickets.push(...(desk.sellAlone(now)?.codes ?? []));
      const bought = await Promise.all(
        Array.from({ length: random.between(0, 2 * visitorsPerMinute) }, () =>
          buyOnPage(app, museum, random),
        ),
      );
      day.tickets.push(...bought.flat());
      if (minute % 5 === 0) {
        await expireHolds(worker);
        await scanSome(day);
      }
      // One desk is given up by staff before it comes back.
      const lost = desks[2]?.lease();
      if (minute === 95 && lost) await settleDeskLease(manager, lost.lease.id);
      clock.advance(1);
    }

    // They come back at the same time as the gates, in any order.
    const backAt = clock.now();
    const [late] = await Promise.all([
      Promise.all(desks.map((desk) => comeBack(desk, random, backAt))),
      ...gates.slice(3).map((gate) => gate.connect((sequence) => sequence % 3 === 0)),
    ]);
    const answers = new Map(late.flat().map((one) => [one.id, one]));
    const offline = desks.flatMap(({ sold }) => sold);
    expect(answers.size).toBe(offline.length);

    // Nothing oversold: neither by a channel nor together.
    for (const { capacity, held, sold, tickets } of await ticketsOfTimeslots()) {
      expect(tickets).toBeLessThanOrEqual(museum.capacity);
      expect(held + sold).toBeLessThanOrEqual(capacity);
    }

    // Staff finish every second kept sale, and give the money of the others back.
    const kept = late.flat().filter(({ state }) => state === 'kept');
    expect(kept.every(({ reason }) => reason === 'sold-out' || reason === 'not-enough-places')).toBe(true);
    const finished = new Set<string>();
    for (const [index, { id }] of kept.entries()) {
      if (index % 2 === 0) await finishKeptSale(manager, id, { overbooks: true });
      else await giveSaleBack(manager, id, { note: 'Back in cash' });
      if (index % 2 === 0) finished.add(id);
    }
    for (const desk of desks.slice(0, 2)) await returnDeskLease(manager, desk.lease()?.lease.id ?? '');
    clock.advance(60);
    await expireHolds(worker);
    for (const { held, sold, tickets } of await ticketsOfTimeslots()) {
      expect(held).toBe(0);
      expect(sold).toBe(tickets);
    }
    expect(await inClient(app.db, clientId, (scope) => listCounterDifferences(scope.tx))).toEqual([]);

    // Tills add up to the cent, in their entries and in the ledger.
    const isSold = ({ sale: { saleId } }: KeptBySelf) =>
      answers.get(saleId)?.state === 'sent' || finished.has(saleId);
    const money = moneyOf(day, isSold);
    const entries = await rows(
      `select s.till_id, coalesce(sum(e.amount_minor) filter (where e.means = 'cash'), 0)::int as cash,
        coalesce(sum(e.amount_minor) filter (where e.means = 'card'), 0)::int as card
       from till_session s join till_entry e on e.client_id = s.client_id and e.session_id = s.id and e.kind = 'sale'
       where s.client_id = $1 group by 1`,
    );
    const balances = await inClient(app.db, clientId, listBalances);
    const balanceOf = (account: string) =>
      Number(balances.find((one) => one.account === account)?.amountMinor ?? 0);
    for (const [index, tillId] of museum.tillIds.entries()) {
      const taken = money[index];
      expect(entries.find((one) => one.till_id === tillId) ?? { cash: 0, card: 0 }).toMatchObject(
        taken ?? {},
      );
      expect(balanceOf(`money:${tillId}`)).toBe(floatMinor + (taken?.cash ?? 0));
      expect(balanceOf(`money:${tillId}:card`)).toBe(taken?.card ?? 0);
    }
    const orders = await rows('select id from orders where client_id = $1 and completed_at is not null');
    const ids = orders.map(({ id }) => id);
    expect(await inClient(app.db, clientId, (scope) => checkOrders(scope, ids))).toEqual([]);
    const [doubled] = await rows(
      `select count(*)::int - count(distinct o.number)::int as numbers from orders o where o.client_id = $1 and o.number is not null`,
    );
    expect(doubled).toEqual({ numbers: 0 });

    // Every scan counted once, and the duplicates are named.
    const scans = await rows(
      `select s.code, s.verdict, coalesce(s.told_verdict, s.verdict) as told, s.first_entry, t.code as number
       from scan s left join ticket t on t.client_id = s.client_id and t.id = s.ticket_id where s.client_id = $1`,
    );
    const stands = scans.filter(({ verdict }) => verdict === 'valid');
    const distinct = new Set(day.letIn);
    expect(scans.filter(({ told }) => told === 'valid')).toHaveLength(day.letIn.length);
    expect(stands.map(({ code }) => code).sort()).toEqual([...distinct].sort());
    expect(stands.every(({ first_entry }) => first_entry)).toBe(true);
    const named = scans.filter(({ told, verdict }) => told === 'valid' && verdict !== 'valid');
    expect(named).toHaveLength(day.letIn.length - distinct.size);
    const [counted] = await rows(`select sum(entries)::int as n from scan_count where client_id = $1`);
    expect(counted).toEqual({ n: distinct.size });

    // Each scan belongs to its ticket, but those of sales that have none.
    const without = new Set(
      offline.filter((one) => !isSold(one)).flatMap(({ codes }) => codes.map(numberOf)),
    );
    expect(scans.filter(({ code, number }) => (number === null) !== without.has(code))).toEqual([]);
    const [used] = await rows(
      'select count(*)::int as n from ticket where client_id = $1 and used_at is not null',
    );
    expect(used).toEqual({ n: [...distinct].filter((number) => !without.has(number)).length });
    // The day was one on which all of it happened.
    expect(offline.length).toBeGreaterThan(40);
    expect(kept.length).toBeGreaterThan(0);
    expect(named.length).toBeGreaterThan(0);
  },
  isLongRun() ? 600_000 : 240_000,
);
