import { checkSchemeDeletion } from '@foyer/domain/channels/colour-scheme.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { requireChannelRight } from '../require-channel-right.ts';
import { listSchemeUsers, lockColourScheme, removeColourScheme } from './colour-scheme.repository.ts';
import { auditValuesOf } from './save-colour-scheme.ts';

/** Deletes a colour scheme that no channel has; else refused with `colour-scheme-in-use` and their names. */
export async function deleteColourScheme(context: RequestContext, id: string): Promise<void> {
  requireChannelRight(context, null, 'edit');
  const inUse = { code: 'colour-scheme-in-use', params: { count: 1, channels: '' } };
  await refuseViolations({ channel_colour_scheme_fkey: inUse }, () =>
    context.inClient(async (scope) => {
      const before = await lockColourScheme(scope, id);
      const users = await listSchemeUsers(scope, [id]);
      valueOrThrow(checkSchemeDeletion(users.map(({ title }) => title)));
      await removeColourScheme(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'delete-colour-scheme',
        entity: 'colour-scheme',
        entityId: id,
        before: auditValuesOf(before),
      });
    }),
  );
}
