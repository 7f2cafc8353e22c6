import type { ClientScope } from '../../platform/database/database.ts';
import type { StoredException } from './rebooking-exception.repository.ts';
import { listTargets } from './rebooking-target.repository.ts';

export type NamedException = StoredException & {
  /** Of the ticket type, group or event, or as the period is called. */
  targetName: string;
  /** What the ticket type or group is part of; '' = nothing. */
  partOf: string;
};

/** The same exceptions with the names of what they are for. */
export async function nameExceptions(
  scope: ClientScope,
  exceptions: readonly StoredException[],
  language?: string,
): Promise<NamedException[]> {
  const ids = exceptions.flatMap(({ targetId }) => targetId ?? []);
  const targets = ids.length > 0 ? await listTargets(scope, language, ids) : [];
  return exceptions.map((exception) => {
    const target = targets.find(({ id }) => id === exception.targetId);
    return { ...exception, targetName: target?.name ?? exception.name, partOf: target?.partOf ?? '' };
  });
}
