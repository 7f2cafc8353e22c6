import { useMessages } from '@foyer/ui/messages.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { IconCircle, IconSquare, IconTriangle } from '@tabler/icons-react';
import { actOf, type ExceptionRow } from './exception-form.ts';

/** What an exception does, in words: 'Closed, 14:00–17:00', 'Limit 90', '10:00–15:00, 6 timeslots'. */
export function WhatHappens({ exception }: { exception: ExceptionRow }) {
  const { t } = useMessages();
  const { times, limit, allDay, fromTime, untilTime } = exception;
  const act = actOf(exception);
  const part = allDay ? '' : `${fromTime}–${untilTime}`;
  const limited = limit === null ? '' : t('exceptions.limitOf', { limit });
  const words =
    act === 'closed'
      ? [t('exceptions.act.closed'), part || t('exceptions.allDayShort')]
      : act === 'times'
        ? [
            `${times[0]?.time}–${times.at(-1)?.time}`,
            t('scheduling.count.timeslots', { count: times.length }),
            limited,
          ]
        : [limited || t('exceptions.noChange'), part];
  return words.filter(Boolean).join(', ');
}

const shapes = { green: IconCircle, orange: IconTriangle, red: IconSquare };
const tones = { green: 'success', orange: 'warning', red: 'danger' } as const;

export type Colour = keyof typeof shapes;

/** A colour is a shape too: a circle means more, a triangle less, a square closed (design, part 7). */
export function ColourShape({ colour }: { colour: string | null }) {
  const Shape = shapes[colour as Colour];
  return Shape ? <Shape size={13} stroke={1.8} aria-hidden="true" /> : null;
}

export function ColourTag({ colour }: { colour: string | null }) {
  const { t } = useMessages();
  if (!colour) return '—';
  return <StatusTag tone={tones[colour as Colour]}>{t(`exceptions.colour.${colour}`)}</StatusTag>;
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
