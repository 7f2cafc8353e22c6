/** Characters that fit below the code of an e-ticket. */
export const longestETicketText = 2_000;
