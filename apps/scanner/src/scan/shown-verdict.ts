import type { GateTicket, ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { ScanReason, ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';

/**
 * What fills the screen after a scan: the server's answer, that of the device's own list when there is no connection, or
 * "not checked" (amber: a person decides) when there is neither, or the server did not take the code.
 */
export interface ShownVerdict {
  verdict: ScanVerdict;
  reason: ScanReason | 'not-checked' | 'client-disabled';
  ticket: GateTicket | null;
  earlier: ScanAnswer['earlier'];
  /** Of a group ticket. */
  group: ScanAnswer['group'];
  isKept: boolean;
}

export function shownAnswer({ verdict, reason, ticket, earlier, group }: ScanAnswer): ShownVerdict {
  return { verdict, reason, ticket, earlier, group, isKept: false };
}

/** A disabled organisation admits no visitor, whatever the ticket. */
export function clientDisabled(): ShownVerdict {
  return { ...empty, verdict: 'refused', reason: 'client-disabled', isKept: false };
}

export function notChecked(isKept: boolean): ShownVerdict {
  return { ...empty, verdict: 'attention', reason: 'not-checked', isKept };
}

const empty = { ticket: null, earlier: null, group: null };
