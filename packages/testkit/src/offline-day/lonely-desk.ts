import { randomUUID } from 'node:crypto';
import { leaseMinutes } from '@foyer/domain/desk-leases/lease-size.ts';
import type { SeededRandom } from '@foyer/server/modules/demo/seeded-random.ts';
import { renewDeskLease, sendDeskSales } from '@foyer/server/modules/desk-leases/index.ts';
import type { RenewedLease } from '@foyer/server/modules/desk-leases/renewed-lease.ts';
import { sellAtDesk } from '@foyer/server/modules/desk-sales/index.ts';
import { adultMinor, type MuseumOfChaos, postcardMinor } from './museum-of-chaos.ts';

/** A sale as its desk keeps it until the server has it. */
export interface KeptBySelf {
  sale: { saleId: string; totalMinor: number; payments: { means: string; amountMinor: number }[] } & Record<
    string,
    unknown
  >;
  /** Of the adults: postcards open no gate. */
  codes: string[];
  leaseId: string;
}

/** A desk by the rules of its screen: it sells of its lease until that ends, with a clock that is wrong. */
export function aLonelyDesk(museum: MuseumOfChaos, till: number, clockAheadMs: number, random: SeededRandom) {
  const { manager, tillIds, adultId, postcardId, timeslots } = museum;
  const tillId = tillIds[till] ?? '';
  const deviceId = randomUUID();
  const sold: KeptBySelf[] = [];
  const left = new Map<string, number>();
  const used = new Set<string>();
  let lease: RenewedLease | undefined;
  let endsAtByOwnClock = 0;
  let receipt = 0;

  async function renew(now: Date): Promise<void> {
    lease = await renewDeskLease(manager, { tillId, deviceId, language: 'nl' });
    left.clear();
    for (const { timeslotId, places } of lease.places) left.set(timeslotId, places ?? Infinity);
    endsAtByOwnClock = now.getTime() + clockAheadMs + leaseMinutes * 60_000;
    receipt = Math.max(receipt, lease.nextReceiptNumber - 1);
  }

  function pay(totalMinor: number) {
    if (totalMinor > 400 && random.chance(0.2)) {
      const cash = 100 * random.between(1, 3);
      return [
        { means: 'cash', amountMinor: cash, receivedMinor: cash + 50 * random.between(0, 9) },
        { means: 'card', amountMinor: totalMinor - cash },
      ];
    }
    return [{ means: random.chance(0.5) ? 'cash' : 'card', amountMinor: totalMinor }];
  }

  function linesOf(now: Date) {
    const byOwnClock = now.getTime() + clockAheadMs;
    const quantity = random.between(1, 4);
    const open = timeslots.filter(
      ({ id, startsAt }) =>
        startsAt > now && (left.get(id) ?? 0) >= quantity && byOwnClock < endsAtByOwnClock,
    );
    const timeslot = open[random.between(0, Math.max(0, open.length - 1))];
    const postcards = !timeslot || random.chance(0.2) ? random.between(1, 3) : 0;
    return { timeslot, adults: timeslot ? quantity : 0, postcards };
  }

  const freeCodes = (visitDate: string | null) =>
    (lease?.codes ?? []).filter((one) => one.visitDate === visitDate && !used.has(one.number));
  const hasCodes = (visitDate: string | null, count: number) => freeCodes(visitDate).length >= count;

  /** What it prints comes from its lease; a type takes codes of its day. */
  function takeCodes(visitDate: string | null, count: number): string[] {
    return freeCodes(visitDate)
      .slice(0, count)
      .map(({ number, code }) => {
        used.add(number);
        return code;
      });
  }

  return {
    sold,
    renew,
    lease: () => lease,
    /** A sale without a connection; none where its codes are used up. */
    sellAlone(now: Date): KeptBySelf | undefined {
      if (!lease) return undefined;
      const { timeslot, adults, postcards } = linesOf(now);
      if (!hasCodes('2030-06-15', adults) || !hasCodes(null, postcards)) return undefined;
      const adultCodes = takeCodes('2030-06-15', adults);
      const codes = [...adultCodes, ...takeCodes(null, postcards)];
      if (timeslot) left.set(timeslot.id, (left.get(timeslot.id) ?? 0) - adults);
      const totalMinor = adults * adultMinor + postcards * postcardMinor;
      receipt += 1;
      const lines = [
        { ticketTypeId: adultId, quantity: adults },
        { ticketTypeId: postcardId, quantity: postcards },
      ].filter(({ quantity }) => quantity > 0);
      const kept = {
        codes: adultCodes,
        leaseId: lease.lease.id,
        sale: {
          saleId: randomUUID(),
          receiptNumber: receipt,
          soldAt: new Date(now.getTime() + clockAheadMs).toISOString(),
          wish: { language: 'nl', timeslotId: timeslot?.id ?? null, lines },
          totalMinor,
          payments: pay(totalMinor),
          buyer: {},
          codes,
        },
      };
      sold.push(kept);
      return kept;
    },
    /** A sale with a connection: none where the timeslot is full. @returns what was paid by each means. */
    async sellConnected(now: Date) {
      const open = timeslots.filter(({ startsAt }) => startsAt > now);
      const timeslot = open[random.between(0, open.length - 1)];
      const quantity = random.between(1, 3);
      const payments = pay(quantity * adultMinor);
      await sellAtDesk(manager, {
        ...{ saleId: randomUUID(), tillId, leaseId: lease?.lease.id ?? null, payments, buyer: {} },
        wish: {
          language: 'nl',
          timeslotId: timeslot?.id ?? null,
          lines: [{ ticketTypeId: adultId, quantity }],
        },
        totalMinor: quantity * adultMinor,
      });
      return payments;
    },
    send(some: readonly KeptBySelf[], now: Date) {
      const deviceNow = new Date(now.getTime() + clockAheadMs).toISOString();
      const leaseId = some[0]?.leaseId ?? '';
      return sendDeskSales(manager, { leaseId, deviceNow, sales: some.map(({ sale }) => sale) });
    },
    tillId,
  };
}

export type LonelyDesk = ReturnType<typeof aLonelyDesk>;
