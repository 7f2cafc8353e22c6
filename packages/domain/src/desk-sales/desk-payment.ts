import { ok, type Refusal, type Result } from '../result/result.ts';

/** How a visitor pays at a desk. Gift cards and vouchers are codes, not means. */
export const deskMeans = ['cash', 'card', 'other'] as const;
export type DeskMeans = (typeof deskMeans)[number];

/** A sale is split over two means at most (product.md, section 6). */
export const mostMeans = 2;

export interface DeskPaymentPart {
  means: DeskMeans;
  /** What this means pays of the sale, in minor units. */
  amountMinor: number;
  /** Of cash: what the visitor handed over; null = exactly the amount. */
  receivedMinor: number | null;
}

export type SettledPart<Part extends DeskPaymentPart = DeskPaymentPart> = Omit<Part, 'receivedMinor'> & {
  /** What came into the drawer, and what went back out of it. */
  receivedMinor: number;
  changeMinor: number;
};

/**
 * Whether these means pay what is due to the cent, and how much change goes back. Change is given for cash only, and each
 * means is used once. Nothing due needs no means. Refusals: `desk-payment-required`; `desk-payments-too-many`,
 * `desk-means-twice`, `desk-payments-differ` (with what is due and what they add up to); `desk-received-too-little` at the
 * part.
 */
export function settleDeskPayment<Part extends DeskPaymentPart>(
  dueMinor: number,
  parts: readonly Part[],
): Result<SettledPart<Part>[]> {
  const refusals = refusePayment(dueMinor, parts);
  if (refusals.length > 0) return { ok: false, refusals };
  return ok(
    parts.map(({ receivedMinor: received, ...part }) => {
      const { amountMinor, means } = part;
      const receivedMinor = means === 'cash' ? (received ?? amountMinor) : amountMinor;
      return { ...part, receivedMinor, changeMinor: receivedMinor - amountMinor };
    }),
  );
}

function refusePayment(dueMinor: number, parts: readonly DeskPaymentPart[]): Refusal[] {
  const no = (code: string, params?: Refusal['params']): Refusal[] => [
    { code, field: 'payments', ...(params ? { params } : {}) },
  ];
  if (parts.length === 0 && dueMinor > 0) return no('desk-payment-required');
  if (parts.length > mostMeans) return no('desk-payments-too-many');
  if (new Set(parts.map(({ means }) => means)).size < parts.length) return no('desk-means-twice');
  const sumMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (sumMinor !== dueMinor || parts.some(({ amountMinor }) => amountMinor <= 0))
    return no('desk-payments-differ', { dueMinor, sumMinor });
  return parts.flatMap(({ means, amountMinor, receivedMinor }, index) =>
    means === 'cash' && receivedMinor !== null && receivedMinor < amountMinor
      ? [{ code: 'desk-received-too-little', field: `payments.${index}.receivedMinor` }]
      : [],
  );
}

/** The change that a screen shows while an amount is typed; null = too little was received. */
export function changeOf(dueMinor: number, receivedMinor: number): number | null {
  return receivedMinor < dueMinor ? null : receivedMinor - dueMinor;
}

/** Notes that a visitor is likely to hand over, in minor units: the exact amount first, then the next notes above it. */
export function quickAmounts(dueMinor: number): number[] {
  const steps = [500, 1_000, 2_000, 5_000, 10_000];
  const rounded = steps.map((step) => Math.ceil(dueMinor / step) * step);
  const different = [...new Set([dueMinor, ...rounded])].filter((amount) => amount > 0);
  return different.sort((one, other) => one - other).slice(0, 4);
}
