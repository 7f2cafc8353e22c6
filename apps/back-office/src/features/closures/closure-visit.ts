import type { ClosureVisitsQuery } from '../../generated/operations.ts';

/** An order of a closure, as its table shows it. */
export type ClosureVisit = ClosureVisitsQuery['closureVisits']['edges'][number]['node'];
