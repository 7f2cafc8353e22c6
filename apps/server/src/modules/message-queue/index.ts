/** Nothing of this slice is for others: it reads what they write. */
export {};
