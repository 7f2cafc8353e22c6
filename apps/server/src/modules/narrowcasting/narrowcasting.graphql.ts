import { waitingTimeInput, wallScreenInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { fieldsFromZod } from '../../platform/graphql/fields-from-zod.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { loading, reading } from '../../platform/graphql/reading.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import '../../scalars/narrowcasting-scalars.graphql.ts';
import { Location, listLocations } from '../venues/index.ts';
import { listChoices, type WallScreenChoices } from './list-choices.ts';
import { previewWall } from './preview-wall.ts';
import {
  changeWallScreen,
  createWallScreen,
  deleteWallScreen,
  narrowcastingRight,
} from './save-wall-screen.ts';
import { makeScreenLink, revokeScreenLink, type ShownLink } from './screen-link.ts';
import { setWaitingTime } from './set-waiting-time.ts';
import { getWallScreen, listWallScreens, type WallScreen } from './wall-screen.repository.ts';

const mayRead = { right: [narrowcastingRight, 'access'] as const };
const mayEdit = { right: [narrowcastingRight, 'edit'] as const };

const WallScreenRef = builder.objectRef<WallScreen>('WallScreen').implement({
  description: 'A screen on a wall of the museum',
  fields: (t) => ({
    ...fieldsFromZod(wallScreenInput),
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    waitingMinutes: t.exposeInt('waitingMinutes', { nullable: true, description: 'As staff set it' }),
    hasLink: t.exposeBoolean('hasLink', { description: 'It has an address that works' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its page asked last, to about ten seconds',
    }),
    location: t.loadable({
      authScopes: mayRead,
      description: 'null = all locations',
      type: Location,
      nullable: true,
      load: loading(listLocations),
      sort: ({ id }) => id,
      resolve: ({ locationId }) => locationId,
    }),
  }),
});

const NamedRef = builder.objectRef<WallScreenChoices['products'][number]>('WallScreenChoice').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const ChoicesRef = builder.objectRef<WallScreenChoices>('WallScreenChoices').implement({
  description: 'What a screen can be limited to, each by name',
  fields: (t) => ({
    locations: t.field({ type: [NamedRef], resolve: ({ locations }) => locations }),
    channels: t.field({ type: [NamedRef], resolve: ({ channels }) => channels }),
    products: t.field({
      type: [NamedRef],
      description: 'That have timeslots',
      resolve: ({ products }) => products,
    }),
  }),
});

const LinkRef = builder.objectRef<ShownLink>('WallScreenLink').implement({
  description: 'The address of a screen; shown once',
  fields: (t) => ({
    screen: t.field({ type: WallScreenRef, resolve: ({ screen }) => screen }),
    url: t.string({
      authScopes: { asParent: true },
      resolve: ({ token }, _args, context) => `${context.signedIn().app.publicUrl}/screen/${token}`,
    }),
  }),
});

const WallScreenInput = inputFromZod('WallScreenInput', wallScreenInput);
const WaitingTimeInput = inputFromZod('WaitingTimeInput', waitingTimeInput);

builder.queryFields((t) => ({
  wallScreens: t.field({
    description: 'By name',
    type: [WallScreenRef],
    authScopes: mayRead,
    resolve: reading((scope) => listWallScreens(scope)),
  }),
  wallScreen: t.field({
    type: WallScreenRef,
    authScopes: mayRead,
    args: { id: t.arg.id() },
    resolve: reading((scope, _root, { id }) => getWallScreen(scope, id)),
  }),
  wallScreenChoices: t.field({
    type: ChoicesRef,
    authScopes: mayRead,
    resolve: reading((scope) => listChoices(scope)),
  }),
  wallScreenPreview: t.field({
    description: 'What `GET /api/screen/{token}` would answer if this were saved',
    type: 'JSON',
    authScopes: mayRead,
    args: { input: t.arg({ type: WallScreenInput }), waitingMinutes: t.arg.int({ required: false }) },
    resolve: reading((scope, _root, { input, waitingMinutes }, { app }) =>
      previewWall(app, scope, input, waitingMinutes ?? null),
    ),
  }),
}));

builder.mutationFields((t) => ({
  createWallScreen: t.field({
    type: WallScreenRef,
    authScopes: mayEdit,
    args: { input: t.arg({ type: WallScreenInput }) },
    resolve: (_root, { input }, context) => createWallScreen(context.signedIn(), input),
  }),
  changeWallScreen: t.field({
    type: WallScreenRef,
    authScopes: mayEdit,
    args: { id: t.arg.id(), input: t.arg({ type: WallScreenInput }), version: t.arg.int(seenVersion) },
    resolve: (_root, { id, input, version }, context) =>
      changeWallScreen(context.signedIn(), id, input, version),
  }),
  deleteWallScreen: t.boolean({
    description: 'With its link',
    authScopes: mayEdit,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => deleteWallScreen(context.signedIn(), id),
  }),
  makeScreenLink: t.field({
    description: 'In the place of the one that the screen has',
    type: LinkRef,
    authScopes: mayEdit,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => makeScreenLink(context.signedIn(), id),
  }),
  revokeScreenLink: t.field({
    description: 'Its page goes neutral within ten seconds',
    type: WallScreenRef,
    authScopes: mayEdit,
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => revokeScreenLink(context.signedIn(), id),
  }),
  setWaitingTime: t.field({
    description: 'What a screen says of the entrance; null = nothing',
    type: WallScreenRef,
    authScopes: mayEdit,
    args: { id: t.arg.id(), input: t.arg({ type: WaitingTimeInput }) },
    resolve: (_root, { id, input }, context) => setWaitingTime(context.signedIn(), id, input),
  }),
}));
