/** An Admin's stay in a client ends by itself after an hour (design more.md, section 23). */
export const ACTING_MINUTES = 60;
