/** An Admin's acting session ends after an hour (design more.md, section 23). */
export const ACTING_MINUTES = 60;
