import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { ScrollRegion } from '@foyer/ui/scroll-region.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { CardList } from '@foyer/ui/table/card-list.tsx';
import { useRowKeys } from '@foyer/ui/table/use-row-keys.ts';
import { Button, Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import type { FailedMessagesQueryVariables } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { FailedGroup } from './failed-group.ts';
import { FailedRow, FailedTag, messagePath } from './failed-row.tsx';
import {
  DeleteAllMessages,
  DeleteMessages,
  FailedKinds,
  FailedMessages,
  QueueCounts,
  RetryAllMessages,
  RetryMessages,
} from './message-queue.graphql.ts';
import styles from './message-queue.module.css';
import { useFailedChoice } from './use-failed-choice.ts';

const changed = { refetch: [FailedMessages, FailedKinds, QueueCounts] };

interface FailedTableProps {
  groups: readonly FailedGroup[];
  filter: FailedMessagesQueryVariables['filter'];
  /** How many the server counts, where that is known: more than the rows may show. */
  knownCount: number;
  chips: ReactNode;
}

/** What an act is on: rows, or everything that the filter means. */
type Target = 'all' | readonly FailedGroup[];

/** What is asked about before it is done: to try again, or to let go. */
interface Asked {
  act: 'retry' | 'delete';
  target: Target;
}

/** The groups with their messages; what is chosen is tried again or deleted together. */
export function FailedTable({ groups, filter, knownCount, chips }: FailedTableProps) {
  const { t, dateTime, number } = useMessages();
  const notify = useNotify();
  const mayEdit = useCan('message-queue', 'edit');
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const total = Math.max(
    knownCount,
    groups.reduce((sum, group) => sum + group.count, 0),
  );
  const choice = useFailedChoice(groups, total);
  const [asked, setAsked] = useState<Asked | null>(null);
  const retry = useGraphqlMutation(RetryMessages, changed);
  const retryAll = useGraphqlMutation(RetryAllMessages, changed);
  const remove = useGraphqlMutation(DeleteMessages, changed);
  const removeAll = useGraphqlMutation(DeleteAllMessages, changed);
  const idsOf = (some: readonly FailedGroup[]) => some.flatMap((group) => group.messageIds);
  const countOf = (target: Target | null) => (target === 'all' ? total : idsOf(target ?? []).length);
  const chosen: Target = choice.isAll ? 'all' : choice.selected;

  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
      choice.chooseAll(false);
    } catch {
      notify.failed();
    }
    setAsked(null);
  };
  const again = (target: Target) =>
    act(async () => {
      const count =
        target === 'all'
          ? (await retryAll.mutateAsync({ filter })).retryAllMessages
          : (await retry.mutateAsync({ ids: idsOf(target) })).retryMessages;
      notify.done(t('queue.failed.retried', { count }));
    });
  const takeAway = (target: Target) =>
    act(() =>
      target === 'all' ? removeAll.mutateAsync({ filter }) : remove.mutateAsync({ ids: idsOf(target) }),
    );
  const isDelete = asked?.act === 'delete';
  const count = countOf(asked?.target ?? null);
  return (
    <>
      <div className={clsx(styles.bulk, choice.count > 0 && styles.choosing)}>
        {mayEdit && (
          <Checkbox
            label={
              choice.isAll
                ? t('queue.failed.selectedAll', { count: total })
                : choice.count > 0
                  ? t('queue.failed.selected', { count: choice.count })
                  : t('queue.failed.selectAllCount', { count: number(total) })
            }
            checked={choice.isAll}
            indeterminate={!choice.isAll && choice.selected.length > 0}
            onChange={(event) => choice.chooseAll(event.currentTarget.checked)}
          />
        )}
        {choice.count > 0 ? (
          <>
            <Button
              size="compact-sm"
              variant="filled"
              leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setAsked({ act: 'retry', target: chosen })}
            >
              {t('queue.failed.retryCount', { count: choice.count })}
            </Button>
            <Button
              size="compact-sm"
              leftSection={<IconTrash size={15} stroke={1.6} aria-hidden="true" />}
              onClick={() => setAsked({ act: 'delete', target: chosen })}
            >
              {t('queue.failed.deleteMany')}
            </Button>
          </>
        ) : (
          <div className={styles.chips}>{chips}</div>
        )}
      </div>
      {phone ? (
        <CardList
          label={t('queue.tab.failed')}
          rows={groups}
          rowKey={(group) => group.id}
          rowLink={(group) => messagePath(group.id)}
          card={(group) => ({
            title: group.type,
            figure: t('queue.failed.messages', { count: group.count }),
            line2: group.description || '–',
            line2End: <FailedTag state={group.state} />,
            line3: `${t('queue.column.firstFailed')}: ${dateTime(group.firstFailedAt)}`,
            line3End: `${group.source} · ${group.destination || '–'}`,
            actions: mayEdit && (
              <Checkbox
                aria-label={t('queue.failed.select', { type: group.type })}
                checked={choice.has(group)}
                onChange={(event) => choice.choose(group, event.currentTarget.checked)}
              />
            ),
          })}
        />
      ) : (
        <ScrollRegion label={t('queue.tab.failed')}>
          <table ref={table} className={styles.table} data-row-keys="">
            <FailedHead mayEdit={mayEdit} />
            <tbody>
              {groups.map((group) => (
                <FailedRow
                  key={group.id}
                  group={group}
                  mayEdit={mayEdit}
                  isChosen={choice.has(group)}
                  onChoose={(isChosen) => choice.choose(group, isChosen)}
                  onRetry={() => setAsked({ act: 'retry', target: [group] })}
                  onDelete={() => setAsked({ act: 'delete', target: [group] })}
                />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <ConfirmDialog
        opened={asked !== null}
        destructive={isDelete}
        title={t(isDelete ? 'queue.failed.deleteTitle' : 'queue.failed.retryTitle', { count })}
        confirmLabel={t(isDelete ? 'queue.failed.deleteConfirm' : 'queue.failed.retryConfirm', { count })}
        busy={[retry, retryAll, remove, removeAll].some((mutation) => mutation.isPending)}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void (isDelete ? takeAway : again)(asked.target)}
      >
        {t(isDelete ? 'queue.failed.deleteText' : 'queue.failed.retryText', { count })}
      </ConfirmDialog>
    </>
  );
}

function FailedHead({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useMessages();
  return (
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
  );
}
