import { useEffect, useState } from 'react';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ActingStay } from '../../../session/sign-in/acting.graphql.ts';
import {
  findActingClient,
  hasOtherTabMoved,
  onEnd,
  onOtherTabMoved,
} from '../../../session/sign-in/acting-client.ts';
import { ActingBanner } from './acting-banner.tsx';
import { ActingEndedDialog } from './acting-ended-dialog.tsx';
import { OtherTabDialog } from './other-tab-dialog.tsx';

/** Keeps an Admin aware of the client in which this tab works: the banner, and two questions that stop everything. */
export default function ActingGuard() {
  const clientId = findActingClient();
  const { data } = useGraphqlQuery(ActingStay, {}, { enabled: clientId !== null });
  const stay = data?.actingStay;
  const ended = useHasEnded(stay?.endsAt);
  const moved = useHasMoved();
  return (
    <>
      {stay && <ActingBanner stay={stay} username={data.me.username} />}
      {ended && clientId && <ActingEndedDialog clientId={clientId} name={stay?.client.name} />}
      {moved && !ended && <OtherTabDialog ownId={clientId} ownName={stay?.client.name} />}
    </>
  );
}

/** True once the time is up, by the clock or by the server's word. */
function useHasEnded(endsAt: string | undefined): boolean {
  const [ended, setEnded] = useState(false);
  useEffect(() => onEnd(() => setEnded(true)), []);
  useEffect(() => {
    if (!endsAt) return;
    const timer = setTimeout(() => setEnded(true), Math.max(0, Date.parse(endsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
  return ended;
}

function useHasMoved(): boolean {
  const [moved, setMoved] = useState(hasOtherTabMoved);
  useEffect(() => onOtherTabMoved(() => setMoved(hasOtherTabMoved())), []);
  return moved;
}
