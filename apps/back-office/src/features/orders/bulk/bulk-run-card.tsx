import { type BulkRowGroup, bulkRowGroups, statesOfGroup } from '@foyer/domain/bulk-acts/bulk-states.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { ExportDialog } from '../../../components/export-dialog/export-dialog.tsx';
import { useSpokenProgress } from '../../../components/progress/use-spoken-progress.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import type { ShownBulkRunFragment } from '../../../generated/operations.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { OrderList } from '../orders.graphql.ts';
import {
  BulkRows,
  BulkRuns,
  CloseBulkRun,
  ExportBulkResults,
  PauseBulkRun,
  ResumeBulkRun,
  RetryBulkRun,
} from './bulk.graphql.ts';
import styles from './bulk.module.css';
import { BulkResults } from './bulk-results.tsx';
import { useTimeLeft } from './use-time-left.ts';

/** An act on many orders: how far it is, what became of each, and what can be done about it. */
export function BulkRunCard({ run }: { run: ShownBulkRunFragment }) {
  const { t, money } = useMessages();
  const notice = useRefusalNotice();
  const [group, setGroup] = useState<BulkRowGroup>();
  const [downloads, setDownloads] = useState(false);
  const refetch = [BulkRuns, BulkRows, OrderList];
  const pause = useGraphqlMutation(PauseBulkRun, { refetch });
  const resume = useGraphqlMutation(ResumeBulkRun, { refetch });
  const retry = useGraphqlMutation(RetryBulkRun, { refetch });
  const close = useGraphqlMutation(CloseBulkRun, { refetch: [BulkRuns] });
  const exported = useGraphqlMutation(ExportBulkResults);
  const countOf = (one: BulkRowGroup) =>
    run.totals
      .filter(({ state }) => statesOfGroup(one).includes(state))
      .reduce((sum, { count }) => sum + count, 0);
  const settled = countOf('all');
  const failed = run.totals.find(({ state }) => state === 'failed')?.count ?? 0;
  const left = useTimeLeft(run.state === 'running', run.orderCount - settled, settled);
  const done = t('order-bulk.done', { done: settled, total: run.orderCount });
  const rest =
    run.state === 'done'
      ? t('order-bulk.over')
      : run.state === 'paused'
        ? t('order-bulk.paused')
        : left
          ? t('order-bulk.doneRest', { time: left })
          : t('order-bulk.doneNow');
  const spoken = useSpokenProgress(`${done} ${rest}`, run.state === 'done');
  const amount = run.totals.find(({ state }) => state === 'done')?.amountMinor ?? 0;
  const shown = group ?? (countOf('attention') > 0 ? 'attention' : 'all');
  return (
    <Card flush>
      <section
        className={styles.run}
        aria-label={t(`order-bulk.title.${run.act}`, { count: run.orderCount })}
      >
        <div className={styles.head}>
          <h2>{t(`order-bulk.title.${run.act}`, { count: run.orderCount })}</h2>
          <span className={styles.acts}>
            {run.state === 'running' && (
              <Button
                size="compact-sm"
                leftSection={<IconPlayerPause size={14} aria-hidden="true" />}
                onClick={() => void notice(() => pause.mutateAsync({ id: run.id }))}
              >
                {t('order-bulk.pause')}
              </Button>
            )}
            {run.state === 'paused' && (
              <Button
                size="compact-sm"
                leftSection={<IconPlayerPlay size={14} aria-hidden="true" />}
                onClick={() => void notice(() => resume.mutateAsync({ id: run.id }))}
              >
                {t('order-bulk.resume')}
              </Button>
            )}
            {failed > 0 && (
              <Button
                size="compact-sm"
                leftSection={<IconRefresh size={14} aria-hidden="true" />}
                onClick={() => void notice(() => retry.mutateAsync({ id: run.id, position: null }))}
              >
                {t('order-bulk.retry', { count: failed })}
              </Button>
            )}
            {run.state === 'done' && (
              <Button size="compact-sm" onClick={() => void notice(() => close.mutateAsync({ id: run.id }))}>
                {t('order-bulk.close')}
              </Button>
            )}
          </span>
        </div>
        <p className={styles.line}>
          <span>
            <strong>{done}</strong> {rest}{' '}
            <span className={styles.quiet}>{t('order-bulk.by', { name: run.createdByName })}</span>
          </span>
          {run.act === 'refund' && (
            <span>
              {t('order-bulk.amountOf.refund', {
                amount: money(amount, run.currency),
                total: money(run.amountMinor, run.currency),
              })}
            </span>
          )}
        </p>
        <div
          className={styles.meter}
          role="progressbar"
          aria-label={t('order-bulk.label')}
          aria-valuemin={0}
          aria-valuemax={run.orderCount}
          aria-valuenow={settled}
          aria-valuetext={`${done} ${rest}`}
        >
          <span style={{ inlineSize: `${((settled - countOf('attention')) / run.orderCount) * 100}%` }} />
          <span
            data-attention=""
            style={{ inlineSize: `${(countOf('attention') / run.orderCount) * 100}%` }}
          />
        </div>
        <p className={styles.spoken} role="status">
          {spoken}
        </p>
        <div className={styles.groups}>
          <fieldset aria-label={t('order-bulk.groups')}>
            {bulkRowGroups
              .filter((one) => one === 'all' || countOf(one) > 0)
              .map((one) => (
                <button key={one} type="button" aria-pressed={one === shown} onClick={() => setGroup(one)}>
                  {t(`order-bulk.group.${one}`)} <span>{countOf(one)}</span>
                </button>
              ))}
          </fieldset>
          {settled > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={() => setDownloads(true)}>
              {t('order-bulk.download')}
            </Button>
          )}
        </div>
      </section>
      {settled > 0 && (group !== undefined || countOf('attention') > 0) && (
        <BulkResults
          run={run}
          group={shown}
          settled={settled}
          onRetry={(position) => void notice(() => retry.mutateAsync({ id: run.id, position }))}
        />
      )}
      {downloads && (
        <ExportDialog
          kind="bulk-results"
          title={t('order-bulk.downloadTitle')}
          text={t('order-bulk.downloadText')}
          start={(format) => exported.mutateAsync({ id: run.id, format })}
          onClose={() => setDownloads(false)}
        />
      )}
    </Card>
  );
}
