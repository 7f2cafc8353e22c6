import { Dialog } from '@foyer/ui/dialogs/dialog.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useNotify } from '../../components/use-notify.ts';
import type { AuditSealsQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { AuditSeals, CheckAuditLog } from './audit-log.graphql.ts';
import styles from './audit-log.module.css';

type Seals = AuditSealsQuery['auditSeals'];

/** How much of the log is sealed, and whether the seals still fit. */
export function SealsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const notify = useNotify();
  const mayCheck = useCan('audit-log', 'edit');
  const query = useGraphqlQuery(AuditSeals, {}, { refetchEveryMs: 2000 });
  const start = useGraphqlMutation(CheckAuditLog, { refetch: [AuditSeals] });
  const isRunning = query.data?.auditSeals.check?.finishedAt === null;
  return (
    <Dialog opened size={560} title={t('audit.seal.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('audit.seal.text')}</p>
        <QueryView query={query} failed={t('audit.failed')}>
          {({ auditSeals }) => <SealFacts seals={auditSeals} onClose={onClose} />}
        </QueryView>
        {mayCheck && (
          <div className={styles.acts}>
            <Button
              variant="filled"
              loading={start.isPending || isRunning}
              onClick={() => start.mutate({}, { onError: () => notify.failed(t('audit.seal.failed')) })}
            >
              {t('audit.seal.start')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function SealFacts({ seals, onClose }: { seals: Seals; onClose: () => void }) {
  const { t, number, dateTime } = useMessages();
  return (
    <>
      <Facts
        facts={[
          { label: t('audit.seal.sealed'), value: number(seals.sealed) },
          { label: t('audit.seal.unsealed'), value: number(seals.unsealed) },
          {
            label: t('audit.seal.last'),
            value: seals.lastSealedAt ? dateTime(seals.lastSealedAt) : t('audit.seal.never'),
          },
        ]}
      />
      <CheckResult check={seals.check ?? null} onClose={onClose} />
    </>
  );
}

function CheckResult({ check, onClose }: { check: Seals['check'] | null; onClose: () => void }) {
  const { t, number, dateTime } = useMessages();
  if (!check) return <p className={styles.hint}>{t('audit.seal.none')}</p>;
  if (!check.finishedAt) {
    return (
      <p role="status">
        <progress
          aria-label={t('audit.seal.progress')}
          value={check.checked}
          max={Math.max(1, check.total)}
        />{' '}
        {t('audit.seal.running', { checked: number(check.checked), total: number(check.total) })}
      </p>
    );
  }
  if (typeof check.brokenAt !== 'number') {
    return (
      <Notice tone="success">
        {t('audit.seal.whole', { count: number(check.checked), at: dateTime(check.finishedAt) })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      links={
        check.brokenEntryId && (
          <Link to={`/audit-log?entry=${check.brokenEntryId}`} onClick={onClose}>
            {t('audit.seal.showBroken')}
          </Link>
        )
      }
    >
      {t('audit.seal.broken', { before: number(check.brokenAt - 1), number: number(check.brokenAt) })}
    </Notice>
  );
}
