import type { VisitorChangeAnswer, VisitorWish } from '@foyer/domain/order-changes/visitor-change.ts';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { useRef } from 'react';
import { RequestRefused, requestShop } from '../../app/shop-request.ts';
import { type Act, useAct } from '../../app/use-act.ts';
import { openPayment } from '../../embed/leave-frame.ts';

/** The order is another one than was shown: it is shown and asked again. */
const movedOn = [
  'change-moved-on',
  'change-waits',
  'order-not-sold',
  'ticket-not-in-order',
  'ticket-scanned',
  'nothing-to-change',
];

export const isMovedOn = (error: Error | null): boolean =>
  error instanceof RequestRefused && movedOn.includes(error.code);

interface Sending {
  act: Act;
  send: (wish: VisitorWish, fingerprint: string, method: string | null) => Promise<void>;
}

/**
 * Sends a change. Sent again after no answer came, it has the same id and is made once; a visitor who has to pay is led on.
 */
export function useSendChange(path: string, after: { made: () => void; refused: () => void }): Sending {
  const act = useAct();
  const sent = useRef({ what: '', id: '' });
  const send = (wish: VisitorWish, fingerprint: string, method: string | null) =>
    act.run(async () => {
      const what = JSON.stringify([wish, fingerprint]);
      if (sent.current.what !== what) sent.current = { what, id: randomUuid() };
      const body = { id: sent.current.id, wish, fingerprint, method };
      try {
        const { redirectUrl } = await requestShop<VisitorChangeAnswer>(path, { method: 'POST', body });
        if (redirectUrl) openPayment(redirectUrl);
        else after.made();
      } catch (error) {
        if (error instanceof RequestRefused) after.refused();
        throw error;
      }
    });
  return { act, send };
}
