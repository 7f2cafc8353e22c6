import type { SalesPoint } from '@foyer/domain/catalog/sales-points.ts';
import type { PaymentState } from '@foyer/domain/payments/payment-states.ts';
import type { Words } from '@foyer/ui/states/messages.tsx';

/** Words for what the server names by an identifier; one that is not known here answers itself. */
export function nameOfMethod({ t, has }: Words, method: string): string {
  const key = `methods.${method}`;
  return has(key) ? t(key) : method;
}

/** Where an order came from: its channel, else its sales point; both for a channel at a kiosk. */
export function nameOfSource(
  { t }: Words,
  { channelName = null, salesPoint }: { channelName?: string | null; salesPoint: SalesPoint },
): string {
  const point = t(`sales-point.${salesPoint.replaceAll(' ', '-')}`);
  if (channelName === null) return point;
  return salesPoint === 'kiosk' ? `${channelName}, ${point}` : channelName;
}

/** The method that paid, else the one tried last. */
export function methodOf(payments: readonly { method: string; state: PaymentState }[]): string | undefined {
  return (payments.find((payment) => payment.state === 'paid') ?? payments[0])?.method;
}

/** Whether staff give the money back themselves: no provider returns cash, or what no payment is known of. */
export const isPaidBackByHand = (method: string | undefined): method is 'cash' | undefined =>
  method === undefined || method === 'cash';

/** 'Friday 20-11-2026': the day's name at the start of a line, the date as everywhere. */
export function dayAndDate({ longDate }: Words, day: string): string {
  const text = longDate(day);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
