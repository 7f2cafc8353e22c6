import { ConfirmDialog } from '@foyer/ui/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { Button, Checkbox } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import type { FailedGroup } from './failed-group.ts';
import { FailedRow } from './failed-row.tsx';
import { DeleteMessages, FailedMessages, QueueCounts, RetryMessages } from './message-queue.graphql.ts';
import styles from './message-queue.module.css';

const changed = [FailedMessages, QueueCounts];

/** The groups with their messages; what is chosen is tried again or deleted together. */
export function FailedTable({ groups }: { groups: readonly FailedGroup[] }) {
  const { t } = useMessages();
  const notify = useNotify();
  const mayEdit = useCan('message-queue', 'edit');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<readonly FailedGroup[]>([]);
  const retry = useGraphqlMutation(RetryMessages, { refetch: changed });
  const remove = useGraphqlMutation(DeleteMessages, { refetch: changed });
  const selected = groups.filter((group) => chosen.has(group.id));
  const idsOf = (some: readonly FailedGroup[]) => some.flatMap((group) => group.messageIds);
  const again = (some: readonly FailedGroup[]) =>
    retry.mutate(
      { ids: idsOf(some) },
      {
        onSuccess: ({ retryMessages }) => {
          notify.done(t('queue.failed.retried', { count: retryMessages }));
          setChosen(new Set());
        },
        onError: () => notify.failed(),
      },
    );
  const choose = (group: FailedGroup, isChosen: boolean) =>
    setChosen(new Set([...chosen].filter((id) => id !== group.id).concat(isChosen ? group.id : [])));
  const count = idsOf(selected).length;
  return (
    <>
      {mayEdit && (
        <div className={styles.bulk}>
          <Checkbox
            label={count > 0 ? t('queue.failed.selected', { count }) : t('queue.failed.selectAll')}
            checked={selected.length === groups.length}
            indeterminate={selected.length > 0 && selected.length < groups.length}
            onChange={(event) =>
              setChosen(new Set(event.currentTarget.checked ? groups.map((group) => group.id) : []))
            }
          />
          {count > 0 && (
            <>
              <Button
                size="compact-sm"
                variant="filled"
                loading={retry.isPending}
                leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
                onClick={() => again(selected)}
              >
                {t('queue.failed.retryCount', { count })}
              </Button>
              <Button
                size="compact-sm"
                leftSection={<IconTrash size={15} stroke={1.6} aria-hidden="true" />}
                onClick={() => setDeleting(selected)}
              >
                {t('queue.failed.deleteMany')}
              </Button>
            </>
          )}
        </div>
      )}
      <ScrollRegion label={t('queue.tab.failed')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {mayEdit && <td />}
              <td />
              <th scope="col">{t('queue.column.type')}</th>
              <th scope="col">{t('queue.column.source')}</th>
              <th scope="col">{t('queue.column.destination')}</th>
              <th scope="col" className={styles.end}>
                {t('queue.column.count')}
              </th>
              <th scope="col">{t('queue.column.firstFailed')}</th>
              <th scope="col">{t('queue.column.status')}</th>
              <th scope="col">{t('queue.column.description')}</th>
              {mayEdit && <td />}
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <FailedRow
                key={group.id}
                group={group}
                mayEdit={mayEdit}
                isChosen={chosen.has(group.id)}
                onChoose={(isChosen) => choose(group, isChosen)}
                onRetry={() => again([group])}
                onDelete={() => setDeleting([group])}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ConfirmDialog
        opened={deleting.length > 0}
        destructive
        title={t('queue.failed.deleteTitle', { count: idsOf(deleting).length })}
        confirmLabel={t('queue.failed.deleteConfirm', { count: idsOf(deleting).length })}
        busy={remove.isPending}
        onCancel={() => setDeleting([])}
        onConfirm={() =>
          remove.mutate(
            { ids: idsOf(deleting) },
            { onError: () => notify.failed(), onSettled: () => setDeleting([]) },
          )
        }
      >
        {t('queue.failed.deleteText')}
      </ConfirmDialog>
    </>
  );
}
