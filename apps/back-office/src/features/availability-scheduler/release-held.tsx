import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { ReleasablePlaces, ReleaseHeldPlaces } from './release-held.graphql.ts';
import { slotQueries } from './slots/use-change-slots.ts';

/** Gives back what visitors hold in a cart, except carts under payment. Not shown where nothing can be released. */
export function ReleaseHeld({ timeslotId }: { timeslotId: string }) {
  const { t } = useMessages();
  const notify = useNotify();
  const act = useRefusalNotice();
  const [asking, setAsking] = useState(false);
  const query = useGraphqlQuery(ReleasablePlaces, { timeslotId });
  const release = useGraphqlMutation(ReleaseHeldPlaces, { refetch: [...slotQueries, ReleasablePlaces] });
  const { placeCount: count = 0, cartCount: carts = 0 } = query.data?.releasablePlaces ?? {};
  if (count === 0) return null;
  const confirm = () =>
    act(async () => {
      const { releaseHeldPlaces } = await release.mutateAsync({ timeslotId });
      setAsking(false);
      notify.done(t('scheduler.release.done', { count: releaseHeldPlaces.placeCount }));
    });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('scheduler.release.act', { count })}</Button>
      <ConfirmDialog
        opened={asking}
        title={t('scheduler.release.title', { count })}
        confirmLabel={t('scheduler.release.act', { count })}
        destructive
        busy={release.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('scheduler.release.text', { carts })}
      </ConfirmDialog>
    </>
  );
}
