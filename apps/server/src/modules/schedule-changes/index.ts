export { type ChangeView, lookAtChange } from './look-at-change.ts';
