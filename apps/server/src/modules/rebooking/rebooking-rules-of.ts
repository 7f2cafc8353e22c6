import { overridesOf, targetOf } from '@foyer/domain/rebooking/exception-input.ts';
import type { RebookingException, RebookingSettings } from '@foyer/domain/rebooking/rebooking-rules.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { findSetting } from '../settings/index.ts';
import { nameExceptions } from './name-exceptions.ts';
import { listStoredExceptions } from './rebooking-exception.repository.ts';

/** What `decideRebooking` and `rebookingTerms` ask for. */
export interface RulesOfClient {
  settings: RebookingSettings;
  exceptions: RebookingException[];
}

/**
 * The rules of rebooking in force at a moment, with the names of what the exceptions are for.
 * @param language of the reader of the names; without it they are in the client's default language.
 */
export async function rebookingRulesOf(
  scope: ClientScope,
  at: Date,
  language?: string,
): Promise<RulesOfClient> {
  const settings = await findSetting(scope, 'rebooking', at);
  const stored = await listStoredExceptions(scope, at, { isInForceOnly: true });
  const named = await nameExceptions(scope, stored, language);
  return {
    settings,
    exceptions: named.map((exception) => ({
      id: exception.id,
      name: exception.targetName,
      target: targetOf(exception),
      overrides: overridesOf(exception),
    })),
  };
}
