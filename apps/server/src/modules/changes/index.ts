export { advanceVisit } from './advance-visit.ts';
export { hasWaitingVisits, listAffectedVisits, lockAffectedVisit } from './affected-visit.repository.ts';
export type { AffectedPlace, AffectedVisit, NewAffectedVisit, VisitStep } from './affected-visit.ts';
export { applyChange, applyDraft } from './apply-change.ts';
export {
  findLastChangeId,
  getChange,
  insertChange,
  listLastChanges,
  lockChange,
  updateChange,
} from './change.repository.ts';
export type { Change, ChosenRemedies } from './change.ts';
export type {
  Applied,
  AppliedChange,
  ChangeKind,
  ChangeToApply,
  Settling,
  StoredKind,
  UndoableKind,
} from './change-kind.ts';
export { fingerprintOf, movedOn } from './fingerprint.ts';
export { registerChange } from './register-change.ts';
export { type Review, refuseUnshown, reviewOf, shownReview } from './review.ts';
export { addAffectedVisits, sendVisitsToSettle } from './send-visits.ts';
export { undoChange } from './undo-change.ts';
