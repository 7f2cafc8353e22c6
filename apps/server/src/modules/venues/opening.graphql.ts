import { openingInput } from '@foyer/domain/venues/opening-input.ts';
import type { TouchedDay as DomainTouchedDay } from '@foyer/domain/venues/touched-visits.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { seenVersion } from '../../platform/graphql/seen-version.ts';
import { TouchedDayReasonScalar } from '../../scalars/venue-scalars.graphql.ts';
import { type Review, shownReview } from '../changes/index.ts';
import { changeOpening } from './change-opening.ts';
import { copyClosedDays, previewClosedDaysCopy } from './copy-closed-days.ts';
import { previewOpening } from './preview-opening.ts';
import { Location } from './venues.graphql.ts';

const TouchedDay = builder.objectRef<DomainTouchedDay>('TouchedDay').implement({
  description: 'A day whose visitors could come before a change of the opening and cannot after it',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    reason: t.expose('reason', { type: TouchedDayReasonScalar }),
    ticketCount: t.exposeInt('ticketCount'),
  }),
});

export const TouchedDaysReview = builder.objectRef<Review<DomainTouchedDay>>('TouchedDaysReview').implement({
  fields: (t) => ({
    fingerprint: t.exposeString('fingerprint', { description: 'What saving names as shown' }),
    touched: t.field({ type: [TouchedDay], resolve: ({ touched }) => [...touched] }),
  }),
});

const OpeningInput = inputFromZod('OpeningInput', openingInput);

builder.queryFields((t) => ({
  openingPreview: t.field({
    description: 'Whose visits a change of the opening would touch; it changes nothing',
    type: TouchedDaysReview,
    authScopes: { right: ['openingstijden', 'access'] },
    args: { locationId: t.arg.id(), input: t.arg({ type: OpeningInput }) },
    resolve: (_root, { locationId, input }, context) => previewOpening(context.signedIn(), locationId, input),
  }),
  closedDaysCopyPreview: t.field({
    description:
      'Whose visits copying the closed days of a location to others would touch; it changes nothing',
    type: TouchedDaysReview,
    authScopes: { right: ['openingstijden', 'access'] },
    args: { fromId: t.arg.id(), toIds: t.arg.idList() },
    resolve: (_root, copy, context) => previewClosedDaysCopy(context.signedIn(), copy),
  }),
  locationPreview: t.field({
    description: 'The same, for who changes a location as a whole',
    type: TouchedDaysReview,
    authScopes: { right: ['new-settings', 'access'] },
    args: { locationId: t.arg.id(), input: t.arg({ type: OpeningInput }) },
    resolve: (_root, { locationId, input }, context) => previewOpening(context.signedIn(), locationId, input),
  }),
}));

builder.mutationFields((t) => ({
  copyClosedDays: t.field({
    description: 'The closed days to come of a location are added to those of others',
    authScopes: { right: ['openingstijden', 'edit'] },
    type: [Location],
    args: { fromId: t.arg.id(), toIds: t.arg.idList(), fingerprint: t.arg.string(shownReview) },
    resolve: (_root, { fingerprint, ...copy }, context) =>
      copyClosedDays(context.signedIn(), copy, fingerprint),
  }),
  changeOpening: t.field({
    authScopes: { right: ['openingstijden', 'edit'] },
    type: Location,
    args: {
      locationId: t.arg.id(),
      input: t.arg({ type: OpeningInput }),
      version: t.arg.int(seenVersion),
      fingerprint: t.arg.string(shownReview),
    },
    resolve: (_root, { locationId, input, version, fingerprint }, context) =>
      changeOpening(context.signedIn(), locationId, input, version, fingerprint),
  }),
}));
