import { checkChannelColours } from '@foyer/domain/channels/channel-colours.ts';
import { type ColourScheme, colourSchemeInput } from '@foyer/domain/channels/colour-scheme.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../../audit-log/index.ts';
import { requireChannelRight } from '../require-channel-right.ts';
import {
  findSchemeIdByName,
  insertColourScheme,
  listSchemeUsers,
  lockColourScheme,
  updateColourScheme,
} from './colour-scheme.repository.ts';

const nameTaken: Refusal = { code: 'colour-scheme-name-taken', field: 'name' };

/** Makes a colour scheme. Refused with `colour-scheme-name-taken`. */
export async function createColourScheme(context: RequestContext, typed: unknown): Promise<ColourScheme> {
  requireChannelRight(context, null, 'edit');
  const input = valueOrThrow(parseInput(colourSchemeInput, typed));
  return refuseViolations({ colour_scheme_name_key: nameTaken }, () =>
    context.inClient(async (scope) => {
      await refuseTakenName(scope, input.name, null);
      const scheme = await insertColourScheme(scope, input);
      await writeAudit(scope, actorOf(context), {
        action: 'create-colour-scheme',
        entity: 'colour-scheme',
        entityId: scheme.id,
        after: auditValuesOf(scheme),
      });
      return scheme;
    }),
  );
}

/**
 * Changes a colour scheme, and with it every channel that has it. While one of them is switched on, its colours must be
 * readable. @param seenVersion as `refuseStale`.
 */
export async function changeColourScheme(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<ColourScheme> {
  requireChannelRight(context, null, 'edit');
  const input = valueOrThrow(parseInput(colourSchemeInput, typed));
  return refuseViolations({ colour_scheme_name_key: nameTaken }, () =>
    context.inClient(async (scope) => {
      const before = await lockColourScheme(scope, id);
      await refuseStale(scope, 'colour-scheme', before, seenVersion);
      await refuseTakenName(scope, input.name, id);
      const users = await listSchemeUsers(scope, [id]);
      if (users.some(({ publicationOn }) => publicationOn)) valueOrThrow(checkChannelColours(input.colours));
      const after = await updateColourScheme(scope, id, input);
      await writeAudit(scope, actorOf(context), {
        action: 'change-colour-scheme',
        entity: 'colour-scheme',
        entityId: id,
        before: auditValuesOf(before),
        after: auditValuesOf(after),
      });
      return after;
    }),
  );
}

export function auditValuesOf({ name, colours }: ColourScheme) {
  return { name, colours };
}

async function refuseTakenName(scope: ClientScope, name: string, ownId: string | null): Promise<void> {
  const other = await findSchemeIdByName(scope, name);
  if (other !== undefined && other !== ownId) throw new RefusedError([nameTaken]);
}
