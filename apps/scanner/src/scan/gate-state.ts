import type { GateCount } from '@foyer/domain/scanning/gate-contract.ts';
import type { SentAfterwards, SettledScan } from '../offline-queue/send-waiting-scans.ts';
import type { ShownVerdict } from './shown-verdict.ts';

export interface GateState {
  shown: ShownVerdict | null;
  isChecking: boolean;
  /** null = connected. */
  offlineSince: Date | null;
  /** The organisation is disabled: every scan is refused. */
  isStopped: boolean;
  waiting: number;
  /** What became of scans made without a connection, until it is put away. */
  settled: { at: Date; sent: number; differing: SettledScan[] } | null;
  today: GateCount | null;
  /** Let in by this device today. */
  enteredHere: number;
  /** The list on this device: from when, and how many tickets. */
  list: { madeAt: string | null; count: number } | null;
}

export type ChangeGate = (
  part: Partial<GateState> | ((before: GateState) => Partial<GateState> | null),
) => void;

/**
 * What a new scan takes off the screen. A gate without a connection decides sooner than "Checking" could be read: where nothing
 * has to go, it draws the verdict only. null = nothing changes.
 */
export function clearedFor({ shown, settled }: GateState, isOffline: boolean): Partial<GateState> | null {
  if (isOffline && !shown && !settled) return null;
  return { isChecking: true, shown: null, settled: null };
}

/** How many this device let in with a verdict. */
export function enteredBy({ reason, group }: ShownVerdict): number {
  return reason === 'valid' ? (group?.people ?? 1) : 0;
}

/** What was sent joins what staff still have to look at: a connection may be lost and come back half-way. */
export function settledWith(
  before: GateState['settled'],
  { sent, differing }: Pick<SentAfterwards, 'sent' | 'differing'>,
  at: Date,
): GateState['settled'] {
  if (sent === 0) return before;
  if (!before || before.differing.length === 0) return { at, sent, differing };
  return { at, sent: before.sent + sent, differing: [...before.differing, ...differing] };
}
