import { registerChange, type StoredKind } from '../changes/index.ts';
import { settleClosureVisits } from './settle-visit.ts';

/** A closure. It is not undone: lifting it ends it, whatever was settled. */
export const closureKind: StoredKind<unknown, null, null> = registerChange({
  name: 'closure',
  constraints: {},
  require: (context, _change, right) => context.require('timeslotgroup', right),
  settling: settleClosureVisits,
});
