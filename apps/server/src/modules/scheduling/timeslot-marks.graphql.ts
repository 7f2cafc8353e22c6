import type { ExceptionColour } from '@foyer/domain/scheduling/availability/availability-look.ts';
import type { GroupReservationStatus } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loading } from '../../platform/graphql/reading.ts';
import { ClosureReasonScalar } from '../../scalars/closure-scalars.graphql.ts';
import {
  ExceptionColourScalar,
  GroupReservationStatusScalar,
} from '../../scalars/scheduling-scalars.graphql.ts';
import { listClosureMarks, listExceptionMarks, type TimeslotMark } from './timeslot-mark.repository.ts';

/** What made a timeslot what it is, as far as the rules and people say it. */
interface MarkedTimeslot {
  status: GroupReservationStatus;
  colour: ExceptionColour | null;
  note: string;
  exceptionId: string | null;
  closureId: string | null;
}

const Mark = builder.objectRef<TimeslotMark>('TimeslotMark').implement({
  description: 'An exception or a closure that is on a timeslot',
  fields: (t) => ({
    id: t.exposeID('id'),
    reason: t.expose('reason', { type: ClosureReasonScalar, description: 'Of a closure', nullable: true }),
    note: t.exposeString('note', { description: 'As staff wrote it, published or not' }),
    published: t.exposeBoolean('published'),
  }),
});

/** What the rules and people made of a timeslot: the same fields wherever staff see one. */
export const MarkedTimeslotRef = builder.interfaceRef<MarkedTimeslot>('MarkedTimeslot').implement({
  fields: (t) => ({
    status: t.expose('status', {
      type: GroupReservationStatusScalar,
      description: 'What a group reservation does',
    }),
    colour: t.expose('colour', {
      type: ExceptionColourScalar,
      description: 'Of a published exception',
      nullable: true,
    }),
    note: t.exposeString('note', { description: 'Of a published exception' }),
    exception: t.loadable({
      authScopes: { asParent: true },
      type: Mark,
      nullable: true,
      load: loading(listExceptionMarks),
      sort: ({ id }) => id,
      resolve: ({ exceptionId }) => exceptionId,
    }),
    closure: t.loadable({
      authScopes: { asParent: true },
      type: Mark,
      nullable: true,
      load: loading(listClosureMarks),
      sort: ({ id }) => id,
      resolve: ({ closureId }) => closureId,
    }),
  }),
});
