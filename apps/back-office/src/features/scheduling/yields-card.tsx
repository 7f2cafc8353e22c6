import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import type { EditedTimeslotGroup } from './timeslot-group-form.ts';

/** What the rules yield from now on. */
export function YieldsCard({ group: { yields, location } }: { group: EditedTimeslotGroup }) {
  const { t, number, date } = useMessages();
  return (
    <Card title={t('scheduling.yields.title')}>
      <Facts
        facts={[
          { label: t('scheduling.ahead'), value: number(yields.timeslotCount) },
          { label: t('scheduling.until'), value: yields.untilDate ? date(yields.untilDate) : '—' },
          { label: t('scheduling.sold'), value: t('scheduling.yields.places', { count: yields.soldPlaces }) },
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
    </Card>
  );
}
