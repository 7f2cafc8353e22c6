import type { FailedMessagesQuery } from '../../generated/operations.ts';

/** Messages that failed for one reason. */
export type FailedGroup = FailedMessagesQuery['failedMessages'][number];
