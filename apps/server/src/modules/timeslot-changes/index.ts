export { lookAtTimeslotChange, type TimeslotChangeView } from './look-at-timeslot-change.ts';
