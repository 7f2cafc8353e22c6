import type { SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import type { SettingValue } from '@foyer/domain/settings/setting-values.ts';
import type { DatabaseAccess } from '../database/database-access.ts';

/** A subject of the client settings, in force since 2020; of several the last one counts. */
export async function aSetting<Subject extends SettingSubject>(
  owner: DatabaseAccess['owner'],
  clientId: string,
  subject: Subject,
  value: SettingValue<Subject>,
): Promise<void> {
  await owner.query(
    `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name,
       settled_at)
     select $1, $2, 1 + count(*), $3, '{}', timestamptz '2020-01-01', timestamptz '2020-01-01', 'test', now()
     from client_setting where client_id = $1 and subject = $2`,
    [clientId, subject, JSON.stringify(value)],
  );
}
