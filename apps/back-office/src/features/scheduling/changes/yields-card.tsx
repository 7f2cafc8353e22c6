import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button } from '@mantine/core';
import { useCan } from '../../../components/use-can.ts';
import type { EditedTimeslotGroup } from '../timeslot-groups/timeslot-group-form.ts';
import { useDraftChange } from './use-draft-change.ts';

/** What the rules yield from now on, and the way to settle what differs: a change that changes no rule. */
export function YieldsCard({ group }: { group: EditedTimeslotGroup }) {
  const { yields, location } = group;
  const canEdit = useCan('timeslotgroup', 'edit');
  const settle = useDraftChange(group);
  const { t, number, date } = useMessages();
  return (
    <Card title={t('scheduling.yields.title')}>
      <Facts
        facts={[
          { label: t('scheduling.ahead'), value: number(yields.timeslotCount) },
          { label: t('scheduling.until'), value: yields.untilDate ? date(yields.untilDate) : '–' },
          { label: t('scheduling.sold'), value: t('scheduling.yields.places', { count: yields.soldPlaces }) },
          ...(location.houseLimit
            ? [
                {
                  label: t('scheduling.limited.house'),
                  value: t('scheduling.yields.inside', { count: location.houseLimit }),
                },
              ]
            : []),
          { label: t('scheduling.yields.timeZone'), value: location.timeZone },
          ...(yields.conflictCount > 0
            ? [
                {
                  label: t('scheduling.toSettle'),
                  value: (
                    <StatusTag tone="warning">
                      {t('scheduling.conflicts', { count: yields.conflictCount })}
                    </StatusTag>
                  ),
                },
              ]
            : []),
        ]}
      />
      {canEdit && yields.conflictCount > 0 && (
        <Button mt="sm" loading={settle.busy} onClick={() => void settle.review({}).catch(() => {})}>
          {t('scheduling.settleConflicts')}
        </Button>
      )}
    </Card>
  );
}
