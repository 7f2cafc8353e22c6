export { patternsOf } from './patterns-of.ts';
export {
  type FoundString,
  type HeldData,
  type KnownPerson,
  listPersonData,
  offerPersonData,
  type Person,
  type PersonData,
  type PersonRecords,
  type PersonTrace,
  type PossibleMatch,
  type RetentionStep,
  type RetentionStretch,
  retentionSteps,
  type WaitingOrder,
} from './person-data.ts';
