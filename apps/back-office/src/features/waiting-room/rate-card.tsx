import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CountField } from '../../components/fields/count-field.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { SetWaitingRate, WaitingFigures, WaitingRoom } from './waiting-room.graphql.ts';
import styles from './waiting-room.module.css';
import type { ShownRoom } from './waiting-room-form.ts';

interface RateCardProps {
  room: ShownRoom;
  waiting: number;
  canEdit: boolean;
}

/** How many are let in a minute: applied at once, apart from the form. */
export function RateCard({ room, waiting, canEdit }: RateCardProps) {
  const { t, dateTime } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const { channelId, version, cartsAMinute, rateChange } = room;
  const [typed, setTyped] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const set = useGraphqlMutation(SetWaitingRate, { refetch: [WaitingRoom, WaitingFigures] });
  const rate = typed ?? cartsAMinute;
  const isRate = rate !== null && rate >= 1 && rate <= 100_000;
  const apply = async () => {
    if (!isRate) return setError(errorText({ code: 'waiting-carts-invalid' }));
    try {
      await set.mutateAsync({ channelId, version, cartsAMinute: rate });
      setError(null);
      setTyped(null);
      notify.done(t('waiting-room.rate.done', { rate }));
    } catch (failure) {
      const refused = failure instanceof ValidationError ? (failure.main ?? failure.fields[0]) : undefined;
      if (refused) setError(errorText({ ...refused, code: refused.errorKey }));
      else notify.failed();
    }
  };
  return (
    <Card title={t('waiting-room.rate.title')}>
      <div className={styles.rate}>
        <CountField
          label={t('waiting-room.rate.field')}
          min={1}
          max={100_000}
          disabled={!canEdit}
          value={rate}
          error={error}
          onChange={(value) => setTyped(value ?? Number.NaN)}
        />
        {canEdit && (
          <Button loading={set.isPending} onClick={() => void apply()}>
            {t('waiting-room.rate.apply')}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        {isRate && waiting > 0 && t('waiting-room.rate.gone', { rate, minutes: Math.ceil(waiting / rate) })}{' '}
        {rateChange &&
          t(rateChange.before === null ? 'waiting-room.rate.first' : 'waiting-room.rate.last', {
            before: rateChange.before ?? 0,
            name: rateChange.by,
            at: dateTime(rateChange.at),
          })}
      </p>
    </Card>
  );
}
