import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { TouchedVisitors } from './timeslot-change.graphql.ts';

interface TouchedStripProps {
  groupId: string;
  /** It changes nothing until it is published: the strip says what publishing would do. */
  isDraft: boolean;
  /** null while what is typed is not complete. */
  rules: object | null;
}

/** Within 300 ms of a keystroke: the wait is short, so that the answer still comes in time. */
const quietMs = 120;

/** The visitors touched by what is chosen so far. */
export function TouchedStrip({ groupId, isDraft, rules }: TouchedStripProps) {
  const { t, date } = useMessages();
  const [asked] = useDebouncedValue(JSON.stringify(rules), quietMs);
  const query = useGraphqlQuery(
    TouchedVisitors,
    { id: groupId, rules: JSON.parse(asked) },
    { enabled: rules !== null && asked !== 'null', keepPrevious: true },
  );
  const touched = query.data?.touchedVisitors;
  if (!touched || rules === null) return null;
  if (touched.ticketCount === 0)
    return (
      <Notice tone="neutral">
        {t(isDraft ? 'exceptions.draftTouchesNobody' : 'exceptions.touchesNobody')}
      </Notice>
    );
  const times = touched.times.map((start) => `${date(start.slice(0, 10))} ${start.slice(11)}`).join(', ');
  return (
    <Notice
      tone={isDraft ? 'neutral' : 'warning'}
      title={t('exceptions.touched', { tickets: touched.ticketCount, orders: touched.orderCount })}
    >
      {t(isDraft ? 'exceptions.draftTouchedAt' : 'exceptions.touchedAt', { times })}
    </Notice>
  );
}
