import { Card } from '@foyer/ui/card.tsx';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { DeleteLocation, LocationList } from './venues.graphql.ts';

interface DeleteLocationCardProps {
  id: string;
  name: string;
  /** Not while something uses it, nor for the last one. */
  possible: boolean;
}

export function DeleteLocationCard({ id, name, possible }: DeleteLocationCardProps) {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const remove = useGraphqlMutation(DeleteLocation, { refetch: [LocationList] });
  const confirm = async () => {
    try {
      await remove.mutateAsync({ id });
      setAsking(false);
      await navigate({ to: '/new-settings/locations' });
    } catch (error) {
      setAsking(false);
      const main = error instanceof ValidationError ? error.main : null;
      notify.failed(main ? errorText({ ...main, code: main.errorKey }) : undefined);
    }
  };
  return (
    <Card title={t('venues.delete.title')}>
      {possible ? (
        <Button color="danger" variant="outline" onClick={() => setAsking(true)}>
          {t('venues.delete.button')}
        </Button>
      ) : (
        t('venues.delete.impossible')
      )}
      <ConfirmDialog
        opened={asking}
        title={t('venues.delete.question', { name })}
        confirmLabel={t('venues.delete.button')}
        destructive
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('venues.delete.consequence')}
      </ConfirmDialog>
    </Card>
  );
}
