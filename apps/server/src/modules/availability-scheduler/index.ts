/** Nothing of this slice is for others: staff come by GraphQL. */
export {};
