export { lockOpenTillSession, type OpenTillSession } from './lock-open-till-session.ts';
export { type OrderEntry, recordTillEntries } from './record-till-entries.ts';
export { isMuseumTill, requireTillRight, tillModule } from './require-till-right.ts';
export { createTill } from './save-till.ts';
export { getTill, listTills, type Till } from './till.repository.ts';
