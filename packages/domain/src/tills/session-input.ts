import { z } from 'zod';
import { onceGood } from '../result/once-good.ts';
import { movementKinds, movementReasons, reasonsOfMovement } from './till-entry.ts';

/** 100,000.00 */
const mostMinor = 10_000_000;
const note = z.string().trim().max(500, 'note-too-long').default('');
const amount = (required: string) =>
  z.int(required).min(0, 'till-amount-below-zero').max(mostMinor, 'till-amount-too-high');

/** What a till is opened with. */
export const openTillInput = z.object({
  floatMinor: amount('till-amount-required'),
  /** Needed where it differs from what the last close left. */
  note,
});
export type OpenTillInput = z.output<typeof openTillInput>;

/** Cash that is put in or taken out. */
export const cashMovementInput = z
  .object({
    /** Made by the browser once for what is being moved: sent again, it is counted once. */
    movementId: z.uuid('till-movement-unknown').optional(),
    kind: z.enum(movementKinds, 'till-movement-unknown'),
    amountMinor: z
      .int('till-amount-required')
      .min(1, 'till-amount-required')
      .max(mostMinor, 'till-amount-too-high'),
    reason: z.enum(movementReasons, 'reason-required'),
    note,
  })
  .superRefine(
    ({ kind, reason, note: said }, check) => {
      if (!reasonsOfMovement[kind].includes(reason))
        check.addIssue({ code: 'custom', path: ['reason'], message: 'reason-required' });
      if ((reason === 'purchase' || reason === 'other') && said === '')
        check.addIssue({ code: 'custom', path: ['note'], message: 'till-note-required' });
    },
    onceGood('kind', 'reason', 'note'),
  );
export type CashMovementInput = z.output<typeof cashMovementInput>;

const denominationCount = z.object({
  valueMinor: z.int().min(1),
  count: z.int('till-count-invalid').min(0, 'till-count-invalid').max(100_000, 'till-count-invalid'),
});

/** A colleague with the right Extra who signs in beside the account that counted. */
export const tillManagerInput = z.object({
  username: z.string().trim().min(1, 'colleague-name-required').max(100, 'colleague-name-required'),
  password: z.string().min(1, 'colleague-password-required').max(200, 'colleague-password-required'),
  /** Of the second factor, where the account has one. */
  code: z.string().trim().max(20, 'colleague-wrong').default(''),
});

/** The count at the close. */
export const closeTillInput = z.object({
  counts: z.array(denominationCount).max(30),
  /** What stays in the drawer: the float of the next session. The rest goes to the safe. */
  leftMinor: amount('till-amount-required'),
  /** What happened, where the difference needs it. */
  note,
  /** What the terminal says that it took; null = it was not read. */
  terminalMinor: z
    .int('till-amount-required')
    .max(mostMinor, 'till-amount-too-high')
    .nullable()
    .default(null),
  /** The ledger day of this till is closed too: what comes later counts on the next one. */
  closesDay: z.boolean().default(true),
  /** For a difference above the limit. */
  manager: tillManagerInput.nullable().default(null),
});
export type CloseTillInput = z.output<typeof closeTillInput>;
