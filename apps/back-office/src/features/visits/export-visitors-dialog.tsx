import { Dialog } from '@foyer/ui/dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { Button } from '@mantine/core';
import { QueryView } from '../../components/query-view.tsx';
import { useNotify } from '../../components/use-notify.ts';
import type { VisitorExportsQuery } from '../../generated/operations.ts';
import { apiUrl } from '../../session/api-url.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { ExportVisitors, OpenVisitorExport, VisitorExports } from './visits.graphql.ts';
import styles from './visits.module.css';

type Made = VisitorExportsQuery['ownExports'][number];

interface ExportVisitorsDialogProps {
  filter: { timeslotGroupId: string | null; date: string | null; search: string };
  onClose: () => void;
}

/** Starts an export of what the filters leave, and gives the files of the last 7 days. */
export function ExportVisitorsDialog({ filter, onClose }: ExportVisitorsDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const query = useGraphqlQuery(VisitorExports, {}, { refetchEveryMs: 2000 });
  const start = useGraphqlMutation(ExportVisitors, { refetch: [VisitorExports] });
  const startAs = (format: string) =>
    start.mutate({ ...filter, format }, { onError: () => notify.failed(t('visits.export.failed')) });
  return (
    <Dialog opened size={560} title={t('visits.export.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('visits.export.text')}</p>
        <div className={styles.moves}>
          <Button variant="filled" loading={start.isPending} onClick={() => startAs('csv')}>
            {t('visits.export.csv')}
          </Button>
          <Button disabled={start.isPending} onClick={() => startAs('xlsx')}>
            {t('visits.export.xlsx')}
          </Button>
        </div>
        <QueryView query={query} failed={t('visits.export.failed')}>
          {({ ownExports }) => (
            <ul className={styles.files} aria-live="polite">
              {ownExports.map((made) => (
                <li key={made.id}>
                  <ExportRow made={made} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}

function ExportRow({ made }: { made: Made }) {
  const { t, dateTime } = useMessages();
  const notify = useNotify();
  const open = useGraphqlMutation(OpenVisitorExport);
  const download = async () => {
    try {
      const { openExport } = await open.mutateAsync({ id: made.id });
      const link = document.createElement('a');
      link.href = apiUrl(openExport);
      link.download = '';
      link.click();
    } catch {
      notify.failed(t('visits.export.failed'));
    }
  };
  return (
    <>
      <span>
        <strong>{made.format.toUpperCase()}</strong> {dateTime(made.createdAt)}
      </span>
      {made.state === 'done' ? (
        <Button size="compact-sm" loading={open.isPending} onClick={() => void download()}>
          {t('visits.export.download', { count: made.rowCount })}
        </Button>
      ) : (
        <StatusTag tone={made.state === 'failed' ? 'danger' : 'info'} mark="half">
          {t(made.state === 'failed' ? 'visits.export.notMade' : 'visits.export.making')}
        </StatusTag>
      )}
    </>
  );
}
