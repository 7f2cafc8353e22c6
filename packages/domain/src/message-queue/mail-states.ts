/**
 * waiting: on its way; kept: no mail server is set up, so it stays in the outbox where staff can open it; sent;
 * failed: given up after the last try; deleted: taken out of the outbox by hand, its content is gone.
 */
export const mailStates = ['waiting', 'kept', 'sent', 'failed', 'deleted'] as const;

export type MailState = (typeof mailStates)[number];
