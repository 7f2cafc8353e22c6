import type { GateTicket, ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import type { ScanReason, ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';

/**
 * What fills the screen after a scan: the server's answer, or the device's own "not checked" when there
 * is no connection (amber: a person decides) and when the server did not take the code.
 */
export interface ShownVerdict {
  verdict: ScanVerdict;
  reason: ScanReason | 'not-checked' | 'client-disabled';
  ticket: GateTicket | null;
  earlier: ScanAnswer['earlier'];
  isKept: boolean;
}

export function shownAnswer(answer: ScanAnswer): ShownVerdict {
  return {
    verdict: answer.verdict,
    reason: answer.reason,
    ticket: answer.ticket,
    earlier: answer.earlier,
    isKept: false,
  };
}

/** A disabled organisation admits no visitor, whatever the ticket. */
export function clientDisabled(): ShownVerdict {
  return { verdict: 'refused', reason: 'client-disabled', ticket: null, earlier: null, isKept: false };
}

export function notChecked(isKept: boolean): ShownVerdict {
  return { verdict: 'attention', reason: 'not-checked', ticket: null, earlier: null, isKept };
}
