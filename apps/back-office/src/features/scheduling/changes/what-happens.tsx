import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { actOf, type ExceptionRow } from '../exceptions/exception-form.ts';

/** What an exception does, in words: 'Closed, 14:00–17:00', 'Limit 90', '10:00–15:00, 6 timeslots'. */
export function WhatHappens({ exception }: { exception: ExceptionRow }) {
  const { t } = useMessages();
  const { times, limit, allDay, fromTime, untilTime } = exception;
  const act = actOf(exception);
  const part = allDay ? '' : `${fromTime}–${untilTime}`;
  const [first, last] = [times[0]?.time, times.at(-1)?.time];
  const limited = limit === null ? '' : t('exceptions.limitOf', { limit });
  const words =
    act === 'closed'
      ? [t('exceptions.act.closed'), part || t('exceptions.allDayShort')]
      : act === 'times'
        ? [
            first === last ? first : `${first}–${last}`,
            t('scheduling.count.timeslots', { count: times.length }),
            limited,
          ]
        : [limited || t('exceptions.noChange'), part];
  return words.filter(Boolean).join(', ');
}

export function PublishedTag({ published }: { published: boolean }) {
  const { t } = useMessages();
  return published ? (
    t('exceptions.published')
  ) : (
    <StatusTag tone="neutral" mark="ring">
      {t('exceptions.notPublished')}
    </StatusTag>
  );
}
