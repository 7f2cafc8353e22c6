/** Nothing of this slice is for others: a view is an address, and its list reads the address. */
export {};
