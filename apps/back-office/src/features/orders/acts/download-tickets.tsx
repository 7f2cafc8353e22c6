import { useEffect, useRef } from 'react';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { apiUrl } from '../../../session/graphql/api-url.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import type { Order } from '../order.ts';
import { OpenOrderTickets } from './acts.graphql.ts';

/** Fetches the PDF of the tickets: the link works for a minute, and shows nothing of its own. */
export function DownloadTickets({ order, onClose }: { order: Order; onClose: () => void }) {
  const open = useGraphqlMutation(OpenOrderTickets);
  const notice = useRefusalNotice();
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void notice(async () => {
      const { openOrderTickets } = await open.mutateAsync({ orderId: order.id });
      window.location.assign(apiUrl(openOrderTickets));
    }).then(onClose);
  });
  return null;
}
