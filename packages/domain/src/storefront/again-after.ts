/** After so long a visitor can ask for the links of the own orders again (design, next-desk). */
export const againAfterSeconds = 60;
