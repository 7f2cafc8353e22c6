import type { KeptLease, UnsentSale } from './kept-lease.ts';
import { countPlaces, leftHere } from './offer-here.ts';

/**
 * The lease after these sales came in: their places, codes and receipt numbers are gone, so that a connection that is lost
 * again before the next renewal sells none of it twice.
 */
export function leaseAfter(lease: KeptLease, sent: readonly UnsentSale[]): KeptLease {
  const left = leftHere(lease, sent);
  const used = new Set(sent.flatMap(({ codes }) => codes));
  const ofHere = sent.filter(({ receipt }) => receipt.startsWith(lease.receiptPrefix));
  return {
    ...lease,
    places: lease.places.map(({ timeslotId, places }) => {
      return { timeslotId, places: left.has(timeslotId) ? (left.get(timeslotId) ?? null) : places };
    }),
    codes: lease.codes.filter(({ code }) => !used.has(code)),
    codesVersion: null,
    nextReceiptNumber: Math.max(
      lease.nextReceiptNumber,
      ...ofHere.map(({ receiptNumber }) => receiptNumber + 1),
    ),
  };
}

/** The same after a sale with a connection: it may have taken its places of the lease. */
export function leaseAfterOnline(
  lease: KeptLease,
  {
    timeslotId,
    lines,
  }: { timeslotId?: string | null; lines: readonly { ticketTypeId: string; quantity: number }[] },
): KeptLease {
  const taken = countPlaces(lease.offer, lines);
  return {
    ...lease,
    places: lease.places.map((one) =>
      one.timeslotId === timeslotId && one.places !== null
        ? { ...one, places: Math.max(0, one.places - taken) }
        : one,
    ),
  };
}
