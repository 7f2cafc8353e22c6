import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OwnExportsQuery } from '../../generated/operations.ts';
import { apiUrl } from '../../session/graphql/api-url.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { QueryView } from '../query-view.tsx';
import { useNotify } from '../use-notify.ts';
import { OpenExport, OwnExports } from './export-dialog.graphql.ts';
import styles from './export-dialog.module.css';

type Made = OwnExportsQuery['ownExports'][number];

export interface ExportDialogProps {
  /** The kind of export, as the server offers it: 'audit-log'. */
  kind: string;
  title: string;
  /** What the file holds, and in which order. */
  text: string;
  start: (format: 'csv' | 'xlsx') => Promise<unknown>;
  onClose: () => void;
}

/** Starts an export of what the filters of a list leave, shows how far it is, and gives the files of the last 7 days. */
export function ExportDialog({ kind, title, text, start, onClose }: ExportDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const query = useGraphqlQuery(OwnExports, { kind }, { refetchEveryMs: 2000 });
  const [isStarting, setStarting] = useState(false);
  const startAs = async (format: 'csv' | 'xlsx') => {
    setStarting(true);
    try {
      await start(format);
      await query.refetch();
    } catch {
      notify.failed(t('exports.failed'));
    } finally {
      setStarting(false);
    }
  };
  return (
    <Dialog opened size={560} title={title} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{text}</p>
        <div className={styles.acts}>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button disabled={isStarting} onClick={() => void startAs('xlsx')}>
            {t('exports.xlsx')}
          </Button>
          <Button variant="filled" loading={isStarting} onClick={() => void startAs('csv')}>
            {t('exports.csv')}
          </Button>
        </div>
        <QueryView query={query} failed={t('exports.listFailed')}>
          {({ ownExports }) =>
            ownExports.length > 0 && (
              <>
                <h3 className={styles.subtitle}>{t('exports.own')}</h3>
                <ul className={styles.files} aria-live="polite">
                  {ownExports.map((made) => (
                    <li key={made.id}>
                      <ExportRow made={made} />
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
}

function ExportRow({ made }: { made: Made }) {
  const { t, dateTime } = useMessages();
  const notify = useNotify();
  const open = useGraphqlMutation(OpenExport);
  const download = async () => {
    try {
      const { openExport } = await open.mutateAsync({ id: made.id });
      const link = document.createElement('a');
      link.href = apiUrl(openExport);
      link.download = '';
      link.click();
    } catch {
      notify.failed(t('exports.downloadFailed'));
    }
  };
  return (
    <>
      <span>
        <strong>{made.format.toUpperCase()}</strong> {dateTime(made.createdAt)}
        {made.state === 'erased' && <span className={styles.hint}>{t('exports.erasedText')}</span>}
        {made.state === 'done' && (
          <span className={styles.hint}>
            {t('exports.rows', { count: made.rowCount })}
            {made.expiresAt && ` · ${t('exports.until', { date: dateTime(made.expiresAt) })}`}
          </span>
        )}
      </span>
      {made.state === 'done' && (
        <Button size="compact-sm" loading={open.isPending} onClick={() => void download()}>
          {t('exports.download')}
        </Button>
      )}
      {made.state === 'waiting' && (
        <StatusTag tone="info" mark="ring">
          {t('exports.waiting')}
        </StatusTag>
      )}
      {made.state === 'running' && (
        <StatusTag tone="info" mark="half">
          {t('exports.running', { count: made.rowCount })}
        </StatusTag>
      )}
      {made.state === 'erased' && <StatusTag tone="neutral">{t('exports.erased')}</StatusTag>}
      {made.state === 'failed' && <StatusTag tone="danger">{t('exports.tooLong')}</StatusTag>}
    </>
  );
}
