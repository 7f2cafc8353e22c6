import { Card } from '@foyer/ui/card.tsx';
import { LoadingShape } from '@foyer/ui/states/loading-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { SegmentedControl } from '@mantine/core';
import { oneOf, useAddressSearch, useChangeSearch } from '../../components/fields/address-search.ts';
import { QueryView } from '../../components/query-view.tsx';
import type { QueuePeriod } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { BarsChart } from './bars-chart.tsx';
import { QueueBars } from './message-queue.graphql.ts';
import { type Period, periods } from './periods.ts';

const asked: Record<Period, QueuePeriod> = { hour: 'HOUR', day: 'DAY', week: 'WEEK' };

/** What was handled and what failed, over the hour, the day or the week; the address keeps which. */
export function BarsCard() {
  const { t } = useMessages();
  const { period = 'hour' } = useAddressSearch({ period: oneOf(periods) });
  const changeSearch = useChangeSearch();
  const query = useGraphqlQuery(QueueBars, { period: asked[period] }, { refetchEveryMs: 15_000 });
  return (
    <Card
      title={t(`queue.bars.title.${period}`)}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('queue.bars.period')}
          value={period}
          onChange={(value) => changeSearch({ period: value === 'hour' ? undefined : value })}
          data={periods.map((value) => ({ value, label: t(`queue.bars.period.${value}`) }))}
        />
      }
    >
      <QueryView
        query={query}
        failed={t('queue.failed')}
        loading={
          <LoadingShape>
            <BarsChart bars={[]} period={period} />
          </LoadingShape>
        }
      >
        {({ queueBars }) => <BarsChart bars={queueBars} period={period} />}
      </QueryView>
    </Card>
  );
}
