import type { EditedTimeslotGroup } from '../timeslot-groups/timeslot-group-form.ts';
import type { TimeFields } from './time-fields.ts';

type ServerException = EditedTimeslotGroup['exceptions'][number];

/** An exception on screen; one that is drafted has no id yet. */
export type ExceptionRow = Omit<ServerException, 'id'> & { id: string | null };

/** What happens on the days of an exception. */
export const exceptionActs = ['closed', 'times', 'limit'] as const;
export type ExceptionAct = (typeof exceptionActs)[number];

/** The fields of the editor. A type, so that a form can index it. */
export type ExceptionForm = {
  note: string;
  from: string | null;
  until: string | null;
  weekdays: string[];
  ticketGroupIds: string[];
  act: ExceptionAct;
  allDay: boolean;
  fromTime: string;
  untilTime: string;
  times: TimeFields[];
  limit: number | null;
  colour: string;
  published: boolean;
};

export function actOf({ closed, times }: Pick<ExceptionRow, 'closed' | 'times'>): ExceptionAct {
  return closed ? 'closed' : times.length > 0 ? 'times' : 'limit';
}

export function exceptionFormOf(exception: ExceptionRow): ExceptionForm {
  const { note, from, until, allDay, limit, published, times } = exception;
  return {
    note,
    from,
    until,
    allDay,
    limit,
    published,
    weekdays: exception.weekdays.map(String),
    ticketGroupIds: [...exception.ticketGroupIds],
    act: actOf(exception),
    fromTime: exception.fromTime ?? '',
    untilTime: exception.untilTime ?? '',
    times: [...times],
    colour: exception.colour ?? '',
  };
}

/** The form as the rule and the server take it; what another act needs is left out. */
export function exceptionInputOf(form: ExceptionForm, { id, kind }: Pick<ExceptionRow, 'id' | 'kind'>) {
  const { act, note, from, until, allDay, published, times, ticketGroupIds } = form;
  return {
    ...{
      id,
      kind,
      note: note.trim(),
      from: from ?? '',
      until: until ?? '',
      allDay,
      published,
      ticketGroupIds,
    },
    weekdays: form.weekdays.map(Number),
    fromTime: allDay ? null : form.fromTime,
    untilTime: allDay ? null : form.untilTime,
    closed: act === 'closed',
    limit: act === 'closed' ? null : form.limit,
    colour: form.colour || null,
    times: act === 'times' ? times : [],
  };
}

/** A new exception: closed, red, on these days, about all linked ticket groups. */
export function newException(
  kind: 'date' | 'weekday',
  group: EditedTimeslotGroup,
  { from, until }: { from: string; until: string },
): ExceptionRow {
  return {
    id: null,
    kind,
    from,
    until,
    weekdays: kind === 'date' ? [1, 2, 3, 4, 5, 6, 7] : [1],
    allDay: true,
    fromTime: null,
    untilTime: null,
    closed: true,
    limit: null,
    note: '',
    colour: 'red',
    published: false,
    ticketGroupIds: group.ticketGroups.map(({ id }) => id),
    times: [],
  };
}

/** Times are in one field of the editor, but for their limits; so are the weekdays and the ticket groups. */
export function controlOfException(field: string): string {
  return /^times\b(?!.*\.limit$)|^weekdays|^ticketGroupIds/.exec(field)?.[0] ?? field;
}
