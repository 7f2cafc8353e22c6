import { timeslotGroupInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { inputFromZod } from '../../platform/graphql/input-from-zod.ts';
import { createTimeslotGroup } from './create-timeslot-group.ts';
import { TimeslotGroup } from './scheduling.graphql.ts';

const TimeslotGroupInput = inputFromZod('TimeslotGroupInput', timeslotGroupInput);

/** A timeslot group without rules; all that follows is drafted first: `draftTimeslotGroupChange`. */
builder.mutationField('createTimeslotGroup', (t) =>
  t.field({
    authScopes: { right: ['timeslotgroup', 'edit'] },
    type: TimeslotGroup,
    args: { input: t.arg({ type: TimeslotGroupInput }) },
    resolve: (_root, { input }, context) => createTimeslotGroup(context.signedIn(), input),
  }),
);
