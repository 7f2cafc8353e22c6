import type { Channel } from '@foyer/domain/channels/channel.ts';
import { type MissingCode, missingCodes } from '@foyer/domain/channels/channel-readiness.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { readReadiness } from './read-readiness.ts';

/** As a save calls the same where it refuses it. */
const refusalCodes: Partial<Record<MissingCode, string>> = {
  'brand-unreadable': 'contrast-too-low',
  'ink-unreadable': 'contrast-too-low',
};

/** Refuses a channel that cannot go live yet, at the field of each thing that is missing. */
export async function refuseUnready(app: App, scope: ClientScope, channel: Channel): Promise<void> {
  const { missing } = await readReadiness(app, scope, channel);
  if (missing.length === 0) return;
  throw new RefusedError(
    missing.map(({ code, params }) => {
      const field = missingCodes[code];
      return {
        code: refusalCodes[code] ?? code,
        ...(field === null ? {} : { field }),
        ...(Object.keys(params).length > 0 ? { params } : {}),
      };
    }),
  );
}
