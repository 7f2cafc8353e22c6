import { type ColourScheme, colourSchemeInput } from '@foyer/domain/channels/colour-scheme.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { inputFromZod } from '../../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../../platform/graphql/reading.ts';
import { seenVersion } from '../../../platform/graphql/seen-version.ts';
import { ColoursRef } from '../channel-colours.graphql.ts';
import { channelModules } from '../require-channel-right.ts';
import { listColourSchemes, listSchemeUsers } from './colour-scheme.repository.ts';
import { deleteColourScheme } from './delete-colour-scheme.ts';
import { changeColourScheme, createColourScheme } from './save-colour-scheme.ts';

const mayRead = { anyRight: [channelModules, 'access'] as const };
const mayEdit = { anyRight: [channelModules, 'edit'] as const };

const ColourSchemeRef = builder.objectRef<ColourScheme>('ColourScheme').implement({
  description: 'Three colours under a name, shared by channels',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    colours: t.expose('colours', { type: ColoursRef }),
    version: t.exposeInt('version'),
    channelTitles: t.loadableList({
      authScopes: mayRead,
      description: 'The channels that have it; it can be deleted when there are none',
      type: 'String',
      load: loading(async (scope, ids: string[]) => {
        const users = await listSchemeUsers(scope, ids);
        return ids.map((id) => users.filter(({ schemeId }) => schemeId === id).map(({ title }) => title));
      }),
      resolve: ({ id }) => id,
    }),
  }),
});

builder.queryField('colourSchemes', (t) =>
  t.field({
    description: 'All colour schemes, by name',
    type: [ColourSchemeRef],
    authScopes: mayRead,
    resolve: reading(listColourSchemes),
  }),
);

const ColourSchemeInput = inputFromZod('ColourSchemeInput', colourSchemeInput);

builder.mutationFields((t) => ({
  createColourScheme: t.field({
    authScopes: mayEdit,
    type: ColourSchemeRef,
    args: { input: t.arg({ type: ColourSchemeInput }) },
    resolve: (_root, { input }, context) => createColourScheme(context.signedIn(), input),
  }),
  changeColourScheme: t.field({
    authScopes: mayEdit,
    description: 'Every channel that has it changes with it',
    type: ColourSchemeRef,
    args: {
      colourSchemeId: t.arg.id(),
      input: t.arg({ type: ColourSchemeInput }),
      version: t.arg.int(seenVersion),
    },
    resolve: (_root, { colourSchemeId, input, version }, context) =>
      changeColourScheme(context.signedIn(), colourSchemeId, input, version),
  }),
  deleteColourScheme: t.boolean({
    authScopes: mayEdit,
    args: { colourSchemeId: t.arg.id() },
    resolve: async (_root, { colourSchemeId }, context) => {
      await deleteColourScheme(context.signedIn(), colourSchemeId);
      return true;
    },
  }),
}));
