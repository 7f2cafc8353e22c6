import type { SubjectOfScreen } from '../setting-forms.ts';
import { SettingHistoryCard } from '../setting-history-card.tsx';
import { BlockingCard } from './blocking-card.tsx';
import { TryAddressCard } from './try-address-card.tsx';

interface LimitsCardsProps {
  blocking: SubjectOfScreen;
  /** Left out without the right to see it. */
  limit: SubjectOfScreen | undefined;
  timeZone: string;
}

/** Which addresses may not order, and what limit and rules say of one address. */
export function LimitsCards({ blocking, limit, timeZone }: LimitsCardsProps) {
  return (
    <>
      <BlockingCard setting={blocking} timeZone={timeZone} />
      <TryAddressCard blocking={blocking} limit={limit} />
      {limit && (
        <SettingHistoryCard
          subject="blocking"
          isSecond
          history={blocking.history}
          comingIds={blocking.toCome.map(({ id }) => id)}
          timeZone={timeZone}
        />
      )}
    </>
  );
}
