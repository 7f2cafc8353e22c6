import { localDay } from '../calendar/local-day.ts';
import type { AcceptedScan, ScannedTicket } from '../scanning/decide-scan.ts';
import type { VoucherFacts, VoucherTerms } from './voucher.ts';

/** A voucher as a gate sees it. */
export interface VoucherAtGate extends VoucherFacts, Pick<VoucherTerms, 'validFrom' | 'validUntil'> {
  /** Its batch is for gates. */
  atGate: boolean;
  /** Of the test environment. */
  test: boolean;
  /** The gate that let it in; null = none did. */
  deviceName: string | null;
}

/**
 * A voucher that is shown at a gate is one admission, once, by the rules of every ticket; its party may leave once.
 * @param acceptedScans in order of time.
 */
export function voucherAtGate(
  voucher: VoucherAtGate,
  acceptedScans: readonly AcceptedScan[],
  timeZone: string,
): ScannedTicket {
  const { usedAt, deviceName, validFrom, validUntil } = voucher;
  return {
    state: voucher.cancelledAt === null || usedAt !== null ? 'active' : 'cancelled',
    isPaid: true,
    isTest: voucher.test,
    validFromAt: validFrom === null ? null : localDay(validFrom, timeZone).startsAt,
    validUntilAt: validUntil === null ? null : localDay(validUntil, timeZone).endsAt,
    locationIds: [],
    isAdmission: true,
    ticketGroupId: null,
    totalScanLimit: 1,
    dailyScanLimit: null,
    acceptedScans,
    isUsedElsewhere: usedAt !== null && deviceName === null,
    isForGates: voucher.atGate,
  };
}
