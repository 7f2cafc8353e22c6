import type { ClosureAct } from '@foyer/domain/closures/closure-visit.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { ClosureVisit } from './closure-visit.ts';
import { ClosureProgress, ClosureVisits, SettleClosureVisit } from './closures.graphql.ts';
import styles from './closures.module.css';

/** What a person can do with an order that needs one: a suggested remedy, and Apply. */
export function SettleVisit({ visit }: { visit: ClosureVisit }) {
  const { t, money } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const canEdit = useCan('timeslotgroup', 'edit');
  const canRefund = useCan('timeslotgroup', 'extra');
  const acts = visit.acts.filter((act) => (act === 'keep' ? canEdit : canRefund));
  const [chosen, setChosen] = useState<ClosureAct | null>(null);
  const settle = useGraphqlMutation(SettleClosureVisit, { refetch: [ClosureVisits, ClosureProgress] });
  const act = chosen ?? acts[0];
  if (visit.state !== 'needs-you') return null;
  if (!act) return <span className={styles.muted}>{t('closures.remedy.needsExtra')}</span>;
  const apply = () =>
    settle.mutate(
      { id: visit.id, act },
      {
        onError: ({ main, message }) =>
          notify.failed(errorText({ code: main?.errorKey ?? 'unexpected', message })),
      },
    );
  return (
    <span className={styles.settle}>
      <Select
        aria-label={t('closures.act.label', { order: visit.orderNumber })}
        allowDeselect={false}
        data={acts.map((value) => ({
          value,
          label: t(`closures.act.${value}`, { amount: money(visit.amountMinor, visit.currency) }),
        }))}
        value={act}
        onChange={setChosen}
      />
      <Button loading={settle.isPending} onClick={apply}>
        {t('closures.act.apply')}
      </Button>
    </span>
  );
}
