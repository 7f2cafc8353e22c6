/** How the list of orders can be sorted; with a hyphen the newest or greatest come first. */
export const orderSorts = ['placed', '-placed', 'visit', '-visit', 'total', '-total'] as const;

export type OrderSort = (typeof orderSorts)[number];
