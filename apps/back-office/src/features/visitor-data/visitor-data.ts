import type { VisitorDataOfQuery } from '../../generated/operations.ts';

/** What is held about the visitor of a look-up. */
export type VisitorData = VisitorDataOfQuery['visitorData'];
