import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useGo } from '../../components/use-go.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { TimeslotForGroup } from './reservations.graphql.ts';
import { useSubPath } from './use-sub-path.ts';

/**
 * Doors of a timeslot: `/slot-reservation/{timeslot}` reserves it for a group, `/slot-delete/{timeslot}` asks whether it
 * goes. Without a timeslot they lead to the form, and to the timeslot groups.
 */
export default function SlotReservationPage() {
  const [id] = useSubPath();
  const deletes = useLocation({ select: ({ pathname }) => pathname.includes('/slot-delete') });
  if (deletes) return <Lead to={id ? `/timeslot-verwijderen/${id}` : '/timeslotgroup'} />;
  return id ? <ReserveSlot id={id} /> : <Lead to="/reservations/add" />;
}

function ReserveSlot({ id }: { id: string }) {
  const { t } = useMessages();
  const query = useGraphqlQuery(TimeslotForGroup, { id });
  return (
    <QueryView query={query} failed={t('reservations.failed')}>
      {({ timeslotForGroup: { productId, date, timeslotId } }) => (
        <Lead to={`/reservations/add?product=${productId}&date=${date}&timeslot=${timeslotId}`} />
      )}
    </QueryView>
  );
}

function Lead({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
