/** Whether a closure holds. Apart from the inputs, so that a list can name the states without their checks. */
export const closureStates = ['in-force', 'lifted'] as const;
export type ClosureState = (typeof closureStates)[number];
