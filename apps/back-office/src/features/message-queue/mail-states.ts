/** What the outbox can be narrowed to; a deleted mail is not shown. */
export const mailStates = ['waiting', 'kept', 'sent', 'failed'] as const;
