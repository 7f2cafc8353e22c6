import { savedViewInput } from '@foyer/domain/saved-views/saved-view-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { ViewListScalar } from '../../scalars/saved-view-scalars.graphql.ts';
import {
  changeSavedView,
  createSavedView,
  listOwnViews,
  moveSavedView,
  removeSavedView,
  versionOfView,
} from './change-saved-views.ts';
import type { SavedView } from './saved-view.repository.ts';

/** Every view is guarded by the module of its list: the use case asks for that right. */
const session = { session: true } as const;

const View = builder.objectRef<SavedView>('SavedView').implement({
  description: 'A named set of what stands in a list’s address',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    parameters: t.exposeString('parameters', { description: 'state=completed&sort=-total' }),
    isShared: t.exposeBoolean('isShared'),
    version: t.string({ description: 'What an edit names as seen', resolve: versionOfView }),
    isOwn: t.boolean({
      authScopes: { asParent: true },
      resolve: ({ accountId }, _args, context) => accountId === context.signedIn().account.accountId,
    }),
  }),
});

const Input = inputFromZod('SavedViewInput', savedViewInput);

builder.queryField('savedViews', (t) =>
  t.field({
    type: [View],
    authScopes: session,
    description: 'Needs access to the module of the list',
    args: { list: t.arg({ type: ViewListScalar }) },
    resolve: (_root, { list }, context) => listOwnViews(context.signedIn(), list),
  }),
);

builder.mutationFields((t) => ({
  createSavedView: t.field({
    type: View,
    authScopes: session,
    args: { list: t.arg({ type: ViewListScalar }), input: t.arg({ type: Input }) },
    resolve: (_root, { list, input }, context) => createSavedView(context.signedIn(), list, input),
  }),
  changeSavedView: t.field({
    type: View,
    authScopes: session,
    args: {
      id: t.arg.id(),
      input: t.arg({ type: Input }),
      version: t.arg.string({ description: 'The version that was edited' }),
    },
    resolve: (_root, { id, input, version }, context) =>
      changeSavedView(context.signedIn(), id, input, version),
  }),
  deleteSavedView: t.id({
    authScopes: session,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => removeSavedView(context.signedIn(), id),
  }),
  moveSavedView: t.field({
    type: [View],
    authScopes: session,
    args: { id: t.arg.id(), isBack: t.arg.boolean() },
    resolve: (_root, { id, isBack }, context) => moveSavedView(context.signedIn(), id, isBack),
  }),
}));
