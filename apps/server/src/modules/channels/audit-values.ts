import type { Channel } from '@foyer/domain/channels/channel.ts';

/** The channel as the audit log keeps it. */
export function auditValuesOfChannel({ version: _, ...values }: Channel) {
  return values;
}
