export { advanceVisit } from './advance-visit.ts';
export { hasWaitingVisits, listAffectedVisits } from './affected-visit.repository.ts';
export type { AffectedVisit, NewAffectedVisit, VisitStep } from './affected-visit.ts';
export { applyChange, applyDraft } from './apply-change.ts';
export { findLastChangeId, getChange, insertChange, lockChange, updateChange } from './change.repository.ts';
export type { Change, ChosenRemedies } from './change.ts';
export type {
  Applied,
  AppliedChange,
  ChangeKind,
  ChangeToApply,
  Settling,
  StoredKind,
} from './change-kind.ts';
export { fingerprintOf, movedOn } from './fingerprint.ts';
export { registerChange } from './register-change.ts';
export { undoChange } from './undo-change.ts';
