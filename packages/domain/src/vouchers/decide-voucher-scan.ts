import type { LocalDate } from '../calendar/local-date.ts';
import type { AcceptedScan, Gate, ScanDecision } from '../scanning/decide-scan.ts';
import { type ScanDirection, type ScanReason, verdictOfReason } from '../scanning/scan-verdict.ts';
import { type VoucherFacts, type VoucherState, type VoucherTerms, voucherState } from './voucher.ts';

/** A voucher as a gate sees it. */
export interface VoucherAtGate extends VoucherFacts, Pick<VoucherTerms, 'validFrom' | 'validUntil'> {
  /** Its batch is for gates. */
  atGate: boolean;
  /** Of the test environment. */
  test: boolean;
  /** The gate that let it in; null = none did. */
  deviceName: string | null;
}

const reasonOfState: Record<VoucherState, ScanReason> = {
  open: 'valid',
  upcoming: 'not-yet-valid',
  used: 'already-used',
  cancelled: 'cancelled',
  expired: 'expired',
};

/** A voucher that is shown at a gate is one admission, once; who came in on it may leave. */
export function decideVoucherScan(
  voucher: VoucherAtGate,
  gate: Pick<Gate, 'acceptsTestTickets'>,
  direction: ScanDirection,
  today: LocalDate,
): ScanDecision {
  if (voucher.test && !gate.acceptsTestTickets) return decision('test-ticket', null);
  const { usedAt, deviceName } = voucher;
  const earlier: AcceptedScan | null =
    usedAt && deviceName ? { at: usedAt, direction: 'in', deviceName } : null;
  const state = voucherState(voucher, voucher, today);
  if (direction === 'out') return decision(earlier ? 'left' : 'not-inside', earlier);
  if (state === 'open' && !voucher.atGate) return decision('not-active', null);
  return decision(reasonOfState[state], earlier);
}

const decision = (reason: ScanReason, earlier: AcceptedScan | null): ScanDecision => {
  return { verdict: verdictOfReason[reason], reason, earlier };
};
