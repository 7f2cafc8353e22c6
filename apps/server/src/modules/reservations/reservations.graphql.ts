import { groupReservationInput } from '@foyer/domain/reservations/group-reservation-input.ts';
import { reservationFilterInput } from '@foyer/domain/reservations/reservation-filter-input.ts';
import { formatReservationNumber } from '@foyer/domain/reservations/reservation-number.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { ExportFormatScalar } from '../../scalars/export-scalars.graphql.ts';
import { ReservationStateScalar } from '../../scalars/reservation-scalars.graphql.ts';
import {
  GroupReservationStatusScalar,
  TimeslotStateScalar,
} from '../../scalars/scheduling-scalars.graphql.ts';
import { ExportRef } from '../exports/index.ts';
import { addReservation } from './add-reservation.ts';
import { editReservation } from './edit-reservation.ts';
import { cancelReservation, deleteReservation } from './end-reservation.ts';
import type { GroupReservation } from './group-contact.ts';
import {
  listReservations,
  listReservationsByIds,
  type ReservationSums,
  showReservation,
  sumReservations,
} from './list-reservations.ts';
import {
  listGroupProducts,
  listVisitsForGroup,
  showTimeslotForGroup,
  type TimeslotForGroup,
  type VisitForGroup,
} from './list-visits-for-group.ts';
import { exportReservations } from './reservation-export.ts';

const mayRead = { right: ['timeslotgroup', 'access'] as const };
const mayEdit = { right: ['timeslotgroup', 'edit'] as const };

const ReservationRef = builder.objectRef<GroupReservation>('GroupReservation').implement({
  description: 'Places of a timeslot that a group has; its contact is empty where the person was erased',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    number: t.string({ resolve: ({ number }) => formatReservationNumber(number) }),
    state: t.expose('state', { type: ReservationStateScalar }),
    productId: t.exposeID('productId', { nullable: true, description: 'null = it does not exist any more' }),
    productName: t.exposeString('productName'),
    calendarId: t.exposeID('calendarId', { nullable: true }),
    locationName: t.exposeString('locationName'),
    timeslotId: t.exposeID('timeslotId', {
      nullable: true,
      description: 'null = it does not exist any more',
    }),
    date: t.expose('date', { type: 'Date' }),
    time: t.expose('time', { type: 'Time' }),
    adults: t.exposeInt('adults'),
    youth: t.exposeInt('youth'),
    children: t.exposeInt('children'),
    free: t.exposeInt('free'),
    people: t.exposeInt('people', { description: 'Each person of the group' }),
    status: t.expose('status', {
      type: GroupReservationStatusScalar,
      description: 'What it does to its timeslot',
    }),
    overBy: t.exposeInt('overBy', { description: 'Places beyond the limit that staff gave it' }),
    isOver: t.exposeBoolean('isOver', { description: 'Beyond the limit now' }),
    groupName: t.exposeString('groupName'),
    contactName: t.exposeString('contactName'),
    email: t.exposeString('email'),
    mobile: t.exposeString('mobile'),
    note: t.exposeString('note'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true }),
    timeslotState: t.expose('timeslotState', { type: TimeslotStateScalar, nullable: true }),
    limit: t.exposeInt('limit', { nullable: true, description: 'Of its timeslot; null = none' }),
    takenCount: t.exposeInt('takenCount', { nullable: true, description: 'Of its timeslot' }),
  }),
});

const ViewsRef = builder.objectRef<ReservationSums['views']>('ReservationViewCounts').implement({
  fields: (t) => ({
    coming: t.exposeInt('coming'),
    today: t.exposeInt('today'),
    overCapacity: t.exposeInt('overCapacity'),
    cancelled: t.exposeInt('cancelled'),
  }),
});

const TotalsRef = builder.objectRef<ReservationSums>('ReservationTotals').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    people: t.exposeInt('people'),
    views: t.expose('views', { type: ViewsRef, description: 'Whatever else is filtered' }),
  }),
});

const VisitRef = builder.objectRef<VisitForGroup>('VisitForGroup').implement({
  description: 'A timeslot in which a group can come',
  fields: (t) => ({
    id: t.exposeID('id'),
    time: t.expose('time', { type: 'Time' }),
    state: t.expose('state', { type: TimeslotStateScalar }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'null = no limit' }),
    wantedCapacity: t.exposeInt('wantedCapacity', { nullable: true }),
    heldCount: t.exposeInt('heldCount'),
    soldCount: t.exposeInt('soldCount'),
    status: t.expose('status', {
      type: GroupReservationStatusScalar,
      description: 'What a reservation does to it unless it says otherwise',
    }),
    locationName: t.exposeString('locationName'),
    isShut: t.exposeBoolean('isShut', { description: 'Closed for the group, or its day is over' }),
  }),
});

const ProductRef = builder.objectRef<{ id: string; name: string }>('GroupProduct').implement({
  description: 'A product that a group can visit',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const TimeslotForGroupRef = builder.objectRef<NonNullable<TimeslotForGroup>>('TimeslotForGroup').implement({
  description: 'A timeslot, and the first product that is visited in it',
  fields: (t) => ({
    timeslotId: t.exposeID('timeslotId'),
    productId: t.exposeID('productId'),
    date: t.expose('date', { type: 'Date' }),
  }),
});

const FilterInput = inputFromZod('ReservationFilterInput', reservationFilterInput);
const ReservationInput = inputFromZod('GroupReservationInput', groupReservationInput);

const pageRows = 50;

builder.queryFields((t) => ({
  reservations: t.connection({
    type: ReservationRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: FilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listReservations(context.signedIn(), filter, page),
      ),
  }),
  reservationTotals: t.field({
    type: TotalsRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: FilterInput, required: false }) },
    resolve: (_root, { filter }, context) => sumReservations(context.signedIn(), filter),
  }),
  reservation: t.field({
    type: ReservationRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => showReservation(context.signedIn(), id),
  }),
  reservationsByIds: t.field({
    description: 'At most 50, by visit; unknown ones are left out',
    type: [ReservationRef],
    authScopes: mayRead,
    args: { ids: t.arg.idList() },
    resolve: (_root, { ids }, context) => listReservationsByIds(context.signedIn(), ids),
  }),
  groupProducts: t.field({
    description: 'By name',
    type: [ProductRef],
    authScopes: mayRead,
    resolve: (_root, _args, context) => listGroupProducts(context.signedIn()),
  }),
  timeslotForGroup: t.field({
    type: TimeslotForGroupRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => showTimeslotForGroup(context.signedIn(), id),
  }),
  visitsForGroup: t.field({
    description: 'The timeslots in which a group can visit a product on a date, by start',
    type: [VisitRef],
    authScopes: mayRead,
    args: {
      productId: t.arg.id(),
      date: t.arg({ type: 'Date' }),
      reservationId: t.arg.id({ required: false, description: 'The one that is to be changed' }),
    },
    resolve: (_root, input, context) => listVisitsForGroup(context.signedIn(), input),
  }),
}));

builder.mutationFields((t) => ({
  createReservation: t.field({
    authScopes: mayEdit,
    type: ReservationRef,
    args: { input: t.arg({ type: ReservationInput }) },
    resolve: (_root, { input }, context) => addReservation(context.signedIn(), input),
  }),
  updateReservation: t.field({
    authScopes: mayEdit,
    description: 'Also where and when it is',
    type: ReservationRef,
    args: { id: t.arg.id(), input: t.arg({ type: ReservationInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      editReservation(context.signedIn(), id, input, version),
  }),
  cancelReservation: t.field({
    authScopes: mayEdit,
    description: 'Its places come free, and what it alone closed opens; it stays in the list',
    type: 'Boolean',
    args: { id: t.arg.id(), version: t.arg.int(seenVersion) },
    resolve: async (_root, { id, version }, context) => {
      await cancelReservation(context.signedIn(), id, version);
      return true;
    },
  }),
  deleteReservation: t.field({
    authScopes: mayEdit,
    description: 'With what is known of its contact',
    type: 'Boolean',
    args: { id: t.arg.id(), version: t.arg.int(seenVersion) },
    resolve: async (_root, { id, version }, context) => {
      await deleteReservation(context.signedIn(), id, version);
      return true;
    },
  }),
  exportReservations: t.field({
    description: 'Starts an export of the reservations that the filter leaves',
    type: ExportRef,
    authScopes: mayEdit,
    args: {
      filter: t.arg({ type: FilterInput, required: false }),
      format: t.arg({ type: ExportFormatScalar }),
    },
    resolve: (_root, { filter, format }, context) => exportReservations(context.signedIn(), filter, format),
  }),
}));
