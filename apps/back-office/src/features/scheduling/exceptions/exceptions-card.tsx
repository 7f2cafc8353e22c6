import { compareExceptions } from '@foyer/domain/scheduling/exceptions-in-force.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useCan } from '../../../components/use-can.ts';
import type { EditedTimeslotGroup } from '../timeslot-groups/timeslot-group-form.ts';
import styles from './exceptions.module.css';

const ExceptionTable = onDemand(async () => (await import('./exception-table.tsx')).ExceptionTable);

const firstShown = 8;

/** The exceptions to come, drafts first, and the order of force (design, part 5). */
export function ExceptionsCard({ group }: { group: EditedTimeslotGroup }) {
  const { t } = useMessages();
  const canEdit = useCan('timeslotgroup', 'edit');
  const base = `/timeslotgroup/${group.id}/exceptions`;
  const coming = group.exceptions.filter(({ until }) => until >= group.localNow.date).sort(compareExceptions);
  return (
    <Card
      flush
      title={t('exceptions.title')}
      actions={
        <>
          <span className={styles.force}>{t('exceptions.forceShort')}</span>
          <Button component={Link} to={`${base}/date`} c="var(--text)">
            {t('exceptions.dates')}
          </Button>
          <Button component={Link} to={`${base}/period`} c="var(--text)">
            {t('exceptions.weekdays')}
          </Button>
          {canEdit && group.ticketGroups.length > 0 && (
            <Button
              component={Link}
              to={`${base}/date?edit=new`}
              c="var(--text)"
              leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            >
              {t('exceptions.add')}
            </Button>
          )}
        </>
      }
    >
      {coming.length === 0 ? (
        <p className={styles.none}>{t('exceptions.none')}</p>
      ) : (
        <ExceptionTable
          rows={coming.slice(0, firstShown)}
          rowLink={({ id, kind }) => `${base}/${kind === 'date' ? 'date' : 'period'}?edit=${id}`}
        />
      )}
    </Card>
  );
}
