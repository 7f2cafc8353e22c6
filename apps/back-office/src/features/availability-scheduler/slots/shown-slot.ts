import type { Slot } from './slot-grid.ts';

/** A timeslot of a day, with the names of its products. */
export interface ShownSlot extends Slot {
  products: string;
}
