import {
  cashMovementInput,
  closeTillInput,
  openTillInput,
  tillManagerInput,
} from '@foyer/domain/tills/session-input.ts';
import { tillCloseFilterInput } from '@foyer/domain/tills/till-close-filter-input.ts';
import { tillInput } from '@foyer/domain/tills/till-input.ts';
import { resolveOffsetConnection } from '@pothos/plugin-relay';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { CurrencyScalar } from '../../scalars/payment-scalars.graphql.ts';
import { findClosedTillDays } from '../ledger/index.ts';
import { Location, listLocations, OpeningHours } from '../venues/index.ts';
import { closeTill } from './close-till.ts';
import { listTillCloses, sumTillCloses } from './list-till-closes.ts';
import { moveCash } from './move-cash.ts';
import { booksOf, openTill } from './open-till.ts';
import { readHoursToday } from './read-hours-today.ts';
import { readLastCloses } from './read-till-session.ts';
import { requireTillRight, tillModule } from './require-till-right.ts';
import { archiveTill, changeTill, createTill } from './save-till.ts';
import { getTill, listTills, type Till } from './till.repository.ts';
import { getClose } from './till-close.repository.ts';
import type { TillCloseTotals } from './till-close-list.repository.ts';
import { TillCloseRef, TillSessionRef } from './till-report.graphql.ts';
import { listOpenTillSessions } from './till-session.repository.ts';

const mayRead = { right: [tillModule, 'access'] as const };
const mayEdit = { right: [tillModule, 'edit'] as const };
const pageRows = 50;

const TillRef = builder.objectRef<Till>('Till').implement({
  description: 'A till of a location',
  fields: (t) => ({
    ...fieldsFromZod(tillInput),
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    isArchived: t.boolean({ resolve: ({ archivedAt }) => archivedAt !== null }),
    location: t.loadable({
      authScopes: mayRead,
      type: Location,
      load: loading(listLocations),
      sort: ({ id }) => id,
      resolve: ({ locationId }) => locationId,
    }),
    session: t.loadable({
      description: 'The one that is open',
      authScopes: mayRead,
      type: TillSessionRef,
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const open = await listOpenTillSessions(scope, ids);
        return ids.map((id) => open.find(({ tillId }) => tillId === id) ?? null);
      }),
      resolve: ({ id }) => id,
    }),
    lastClose: t.loadable({
      description: 'What it left in the drawer is the float that is expected',
      authScopes: mayRead,
      type: TillCloseRef,
      nullable: true,
      load: loading(readLastCloses),
      resolve: (till) => till,
    }),
    currency: t.loadable({
      description: 'Of its next session',
      authScopes: mayRead,
      type: CurrencyScalar,
      load: loading(async (scope, tills: Till[]) =>
        (await booksOf(scope, tills)).map(({ currency }) => currency),
      ),
      resolve: (till) => till,
    }),
    hoursToday: t.loadable({
      description: 'When its location is open today; null = closed',
      authScopes: mayRead,
      type: OpeningHours,
      nullable: true,
      load: loading(readHoursToday),
      resolve: ({ locationId }) => locationId,
    }),
    closedDay: t.loadable({
      description:
        'The last day of the ledger that is closed for this till: what comes later counts on the next one',
      authScopes: mayRead,
      type: 'Date',
      nullable: true,
      load: loading(async (scope, ids: string[]) => {
        const days = await findClosedTillDays(scope, ids);
        return ids.map((id) => days.get(id) ?? null);
      }),
      resolve: ({ id }) => id,
    }),
  }),
});

const TotalsRef = builder.objectRef<TillCloseTotals>('TillCloseTotals').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    differenceMinor: t.exposeInt('differenceMinor', { description: 'All differences together' }),
  }),
});

const TillCloseFilterInput = inputFromZod('TillCloseFilterInput', tillCloseFilterInput);
const TillInput = inputFromZod('TillInput', tillInput);
const OpenTillInput = inputFromZod('OpenTillInput', openTillInput);
const CashMovementInput = inputFromZod('CashMovementInput', cashMovementInput);
inputFromZod('DenominationCountInput', closeTillInput.shape.counts.element);
inputFromZod('TillManagerInput', tillManagerInput);
const CloseTillInput = inputFromZod('CloseTillInput', closeTillInput);

builder.queryFields((t) => ({
  tills: t.field({
    description: 'By name, without archived ones',
    type: [TillRef],
    authScopes: mayRead,
    resolve: reading((scope, _root, _args, call) => {
      requireTillRight(call, 'access');
      return listTills(scope);
    }),
  }),
  till: t.field({
    type: TillRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }, call) => {
      requireTillRight(call, 'access');
      return getTill(scope, id);
    }),
  }),
  tillCloses: t.connection({
    type: TillCloseRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: TillCloseFilterInput, required: false }) },
    resolve: (_root, { filter, ...args }, context) =>
      resolveOffsetConnection({ args, defaultSize: pageRows, maxSize: pageRows }, (page) =>
        listTillCloses(context.signedIn(), filter, page),
      ),
  }),
  tillCloseTotals: t.field({
    description: 'Of all that the filter finds',
    type: TotalsRef,
    authScopes: mayRead,
    args: { filter: t.arg({ type: TillCloseFilterInput, required: false }) },
    resolve: (_root, { filter }, context) => sumTillCloses(context.signedIn(), filter),
  }),
  tillClose: t.field({
    description: 'Z report',
    type: TillCloseRef,
    authScopes: mayRead,
    args: { sessionId: t.arg.id() },
    resolve: reading((scope, _root, { sessionId }, call) => {
      requireTillRight(call, 'access');
      return getClose(scope, sessionId);
    }),
  }),
}));

builder.mutationFields((t) => ({
  createTill: t.field({
    type: TillRef,
    authScopes: mayEdit,
    args: { input: t.arg({ type: TillInput }) },
    resolve: (_root, { input }, context) => createTill(context.signedIn(), input),
  }),
  changeTill: t.field({
    type: TillRef,
    authScopes: mayEdit,
    args: { id: t.arg.id(), input: t.arg({ type: TillInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) => changeTill(context.signedIn(), id, input, version),
  }),
  archiveTill: t.field({
    description: 'Or bring it back',
    type: TillRef,
    authScopes: mayEdit,
    args: { id: t.arg.id(), isArchived: t.arg.boolean() },
    resolve: (_root, { id, isArchived }, context) => archiveTill(context.signedIn(), id, isArchived),
  }),
  openTill: t.field({
    type: TillSessionRef,
    authScopes: mayEdit,
    args: { tillId: t.arg.id(), input: t.arg({ type: OpenTillInput }) },
    resolve: (_root, { tillId, input }, context) => openTill(context.signedIn(), tillId, input),
  }),
  moveCash: t.field({
    description: 'Puts cash into the drawer of a session, or takes it out',
    type: TillSessionRef,
    authScopes: mayEdit,
    args: { sessionId: t.arg.id(), input: t.arg({ type: CashMovementInput }) },
    resolve: (_root, { sessionId, input }, context) => moveCash(context.signedIn(), sessionId, input),
  }),
  closeTill: t.field({
    description: 'By a count; the close never changes again',
    type: TillCloseRef,
    authScopes: mayEdit,
    args: {
      sessionId: t.arg.id(),
      input: t.arg({ type: CloseTillInput }),
      version: t.arg.int({ required: true, description: 'The number of entries that were shown' }),
    },
    resolve: (_root, { sessionId, input, version }, context) =>
      closeTill(context.signedIn(), sessionId, input, version),
  }),
}));
