import type { ClosureRemedy } from '@foyer/domain/closures/closure-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ClosurePreviewQuery } from '../../generated/operations.ts';

/** What a closure would touch, in words: visitors, what is in baskets, and which days only get shorter. */
export function Touched({
  touched,
  remedy,
}: {
  touched: ClosurePreviewQuery['closurePreview'];
  remedy: ClosureRemedy;
}) {
  const { t } = useMessages();
  const { timeslotCount, dayCount, shortenedDayCount, shortenedTicketCount, heldCount } = touched;
  const isTouching = timeslotCount + dayCount > 0;
  const facts = {
    heads: touched.heads,
    timeslots: timeslotCount,
    locations: touched.locationCount,
  };
  const words = [
    isTouching && t('closures.start.holding', facts),
    dayCount > 0 && t('closures.start.days', { count: dayCount }),
    shortenedDayCount > 0 &&
      t('closures.start.shortened', { count: shortenedDayCount, tickets: shortenedTicketCount }),
    !isTouching && shortenedDayCount === 0 && t('closures.start.nothing'),
    heldCount > 0 && t('closures.start.held', { count: heldCount }),
    ...groupWords(),
  ];
  function groupWords(): (string | false)[] {
    const { groupCount: count, groupPeople: people, groupsWithoutAddress } = touched;
    if (count === 0) return [];
    const isMailed = remedy !== 'close';
    return [
      t('closures.start.groups', { count, people }),
      t(`closures.start.groups.${remedy}`, { count }),
      isMailed &&
        groupsWithoutAddress > 0 &&
        t('closures.start.groupsWithoutAddress', { count: groupsWithoutAddress }),
    ];
  }
  return (
    <>
      {isTouching && (
        <strong>{t('closures.start.touched', { heads: touched.heads, orders: touched.orderCount })}</strong>
      )}{' '}
      {words.filter(Boolean).join(' ')}
    </>
  );
}
