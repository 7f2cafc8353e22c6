import { rebookingExceptionInput } from '@foyer/domain/rebooking/exception-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import {
  RebookingExceptionKindScalar,
  RebookingExceptionStateScalar,
} from '../../scalars/rebooking-scalars.graphql.ts';
import { applyRebookingExceptionNow } from './apply-rebooking-exception-now.ts';
import { changeRebookingException } from './change-rebooking-exception.ts';
import { createRebookingException } from './create-rebooking-exception.ts';
import { deleteRebookingException } from './delete-rebooking-exception.ts';
import { type ListedException, listRebookingExceptions } from './list-rebooking-exceptions.ts';
import { listTargets, type NamedTarget } from './rebooking-target.repository.ts';
import { withdrawRebookingException } from './withdraw-rebooking-exception.ts';

const maySee = { right: ['instellingen', 'access'] as const };
const mayEdit = { right: ['instellingen', 'edit'] as const };

const RebookingException = builder.objectRef<ListedException>('RebookingException').implement({
  description: 'Other rules of rebooking for some tickets; a rule that is null is as for all tickets',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...fieldsFromZod(rebookingExceptionInput, { types: { from: 'Date', until: 'Date' } }),
    targetName: t.exposeString('targetName', { description: 'What it is for, or as the period is called' }),
    partOf: t.exposeString('partOf'),
    state: t.expose('state', { type: RebookingExceptionStateScalar }),
    effectiveAt: t.expose('effectiveAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', nullable: true }),
    replacesId: t.exposeID('replacesId', { nullable: true, description: 'The one that ends as it begins' }),
    version: t.exposeInt('version', { description: 'What a change must name' }),
  }),
});

const RebookingTarget = builder.objectRef<NamedTarget>('RebookingTarget').implement({
  description: 'A ticket type, ticket group or event that an exception can be for',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: RebookingExceptionKindScalar }),
    name: t.exposeString('name'),
    partOf: t.exposeString('partOf'),
  }),
});

const RebookingExceptionInput = inputFromZod('RebookingExceptionInput', rebookingExceptionInput);

builder.queryFields((t) => ({
  rebookingExceptions: t.field({
    description: 'Those in force and to come',
    type: [RebookingException],
    authScopes: maySee,
    args: { language: t.arg.string({ required: false, description: 'Of the names' }) },
    resolve: (_root, { language }, context) =>
      listRebookingExceptions(context.signedIn(), language ?? undefined),
  }),
  rebookingTargets: t.field({
    type: [RebookingTarget],
    authScopes: maySee,
    args: { language: t.arg.string({ required: false }) },
    resolve: reading((scope, _root, { language }: { language?: string | null }) =>
      listTargets(scope, language ?? undefined),
    ),
  }),
}));

builder.mutationFields((t) => ({
  createRebookingException: t.id({
    authScopes: mayEdit,
    args: { input: t.arg({ type: RebookingExceptionInput }) },
    resolve: async (_root, { input }, context) =>
      (await createRebookingException(context.signedIn(), input)).id,
  }),
  changeRebookingException: t.id({
    description:
      'Answers the exception that holds from then on: another one, where the changed one is in force',
    authScopes: mayEdit,
    args: {
      id: t.arg.id(),
      version: t.arg.int(seenVersion),
      input: t.arg({ type: RebookingExceptionInput }),
    },
    resolve: async (_root, { input, ...seen }, context) =>
      (await changeRebookingException(context.signedIn(), seen, input)).id,
  }),
  deleteRebookingException: t.id({
    authScopes: mayEdit,
    args: { id: t.arg.id(), version: t.arg.int(seenVersion) },
    resolve: (_root, seen, context) => deleteRebookingException(context.signedIn(), seen),
  }),
  withdrawRebookingException: t.id({
    authScopes: mayEdit,
    args: { id: t.arg.id(), version: t.arg.int(seenVersion) },
    resolve: (_root, seen, context) => withdrawRebookingException(context.signedIn(), seen),
  }),
  applyRebookingExceptionNow: t.id({
    authScopes: { right: ['instellingen', 'extra'] },
    args: { id: t.arg.id(), version: t.arg.int(seenVersion) },
    resolve: (_root, seen, context) => applyRebookingExceptionNow(context.signedIn(), seen),
  }),
}));
