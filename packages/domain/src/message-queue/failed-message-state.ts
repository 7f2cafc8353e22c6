/** retrying: it failed before and is to be tried once more. */
export const failedMessageStates = ['failed', 'retrying'] as const;
export type FailedMessageState = (typeof failedMessageStates)[number];
