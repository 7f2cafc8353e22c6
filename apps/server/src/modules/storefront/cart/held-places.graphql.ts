import { builder } from '../../../platform/graphql/builder.ts';
import { countReleasablePlaces, type ReleasablePlaces, releaseHeldPlaces } from './release-held-places.ts';

const Releasable = builder.objectRef<ReleasablePlaces>('ReleasablePlaces').implement({
  description: 'Places of a timeslot in carts that nobody is paying for',
  fields: (t) => ({ placeCount: t.exposeInt('placeCount'), cartCount: t.exposeInt('cartCount') }),
});

builder.queryFields((t) => ({
  releasablePlaces: t.field({
    type: Releasable,
    authScopes: { right: ['availability-scheduler', 'access'] },
    args: { timeslotId: t.arg.id() },
    resolve: (_root, { timeslotId }, context) => countReleasablePlaces(context.signedIn(), timeslotId),
  }),
}));

builder.mutationFields((t) => ({
  releaseHeldPlaces: t.field({
    description: 'Ends the carts that hold places of a timeslot, but for those that are being paid for',
    type: Releasable,
    authScopes: { right: ['availability-scheduler', 'extra'] },
    args: { timeslotId: t.arg.id() },
    resolve: (_root, { timeslotId }, context) => releaseHeldPlaces(context.signedIn(), timeslotId),
  }),
}));
