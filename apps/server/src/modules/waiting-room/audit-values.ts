import type { StoredRoom } from './waiting-room.repository.ts';

/** A waiting room as the audit log keeps it. */
export function auditValuesOfRoom(room: StoredRoom) {
  const { cartsAMinute, opensByLoad, startsAt, opensBeforeMinutes, minutesToBegin, isPaused, texts } = room;
  return {
    cartsAMinute,
    opensByLoad,
    startsAt: startsAt?.toISOString() ?? null,
    opensBeforeMinutes,
    minutesToBegin,
    isAdmissionPaused: isPaused,
    waitingTexts: texts,
  };
}
