export type { PopupDataState } from './popup-data.repository.ts';
