import { codeOfAccount } from '@foyer/domain/ledger/ledger-account.ts';
import { accountOfCash, postCash } from '@foyer/domain/ledger/post-till.ts';
import type { CashEntryKind, CashReason } from '@foyer/domain/tills/till-entry.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { postToLedger } from '../ledger/index.ts';
import { insertEntries, type TillEntry } from './till-entry.repository.ts';
import type { TillSession } from './till-session.repository.ts';

interface CashEntry {
  /** Left out for a new one. */
  id?: string;
  kind: CashEntryKind;
  reason: CashReason;
  /** What the entry says. */
  amountMinor: number;
  /** What of it the drawer did not have: other than `amountMinor` for a float alone. */
  movedMinor?: number;
  note: string;
  byName: string;
  at: Date;
}

/** An entry of cash with its posting. None where it is nothing and no float. */
export async function recordCash(
  scope: ClientScope,
  { id: sessionId, tillId, test: isTest, currency }: TillSession,
  { movedMinor, id = makeId(), ...entry }: CashEntry,
): Promise<TillEntry | null> {
  const { kind, reason, amountMinor, at } = entry;
  const moved = movedMinor ?? amountMinor;
  if (amountMinor === 0 && kind !== 'float') return null;
  const cause = { causeId: id, orderId: null, isTest, currency, at };
  const account = moved === 0 ? '' : codeOfAccount(accountOfCash(reason));
  const row = { ...entry, id, sessionId, means: 'cash' as const, account, ...ofNoOrder };
  await insertEntries(scope, [row]);
  await postToLedger(scope, postCash(cause, { tillId, kind, reason, amountMinor: moved }));
  return row;
}

const ofNoOrder = { orderId: null, paymentId: null, refundId: null };
