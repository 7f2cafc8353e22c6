import { secretNames } from '@foyer/domain/settings/secret-names.ts';
import { pageOfSubject, type SettingSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { fieldsOfSubject, recordOf, type SubjectOfScreen } from './setting-forms.ts';
import { neededFields, type SettingsDoor, saidOfSubject, settingsGroups } from './settings-doors.ts';
import { useSettingWords } from './use-setting-words.ts';

export interface SettingsEntry {
  to: string;
  name: string;
  /** The value in force in words; of a page of its own, what is found there. */
  said: string;
  /** A page of its own: its value is asked for apart (`useDoorValues`). */
  door?: SettingsDoor['name'];
  isComing: boolean;
  missingCount: number;
  /** What the search looks in: labels and values. */
  words: readonly string[];
}

/** What the account may see of the settings, by group; groups without an entry are left out. */
export function useSettingsEntries(settings: readonly SubjectOfScreen[]) {
  const { t, has } = useMessages();
  const { account } = useOwnAccount();
  const { subjectName, fieldName, inWords } = useSettingWords();
  const mayOpen = ({ module }: SettingsDoor) =>
    account?.rights.some((right) => right.module === module) ?? false;
  const ofSubject = (subject: SettingSubject): SettingsEntry[] => {
    const setting = settings.find((one) => one.subject === subject);
    if (!setting) return [];
    const inForce = recordOf(setting.inForce);
    const fields = Object.keys(fieldsOfSubject[subject]);
    const wordsOf = (field: string) => inWords(subject, field, inForce[field]);
    const hasRate = (field: string) => fieldsOfSubject[subject][field]?.kind === 'own-fee';
    const isFilled = (field: string) => hasRate(field) || (inForce[field] !== '' && inForce[field] != null);
    // A bare amount or share says nothing without its field's name.
    const said = saidOfSubject[subject]
      .filter(isFilled)
      .map((field) =>
        has(`settings.said.${field}`)
          ? t(`settings.said.${field}`, { value: wordsOf(field) })
          : wordsOf(field),
      )
      .join(', ');
    return [
      {
        to: pageOfSubject(subject),
        name: subjectName(subject),
        said: said || t('settings.empty'),
        isComing: setting.coming !== null,
        missingCount: neededFields[subject]?.filter((field) => !isFilled(field)).length ?? 0,
        words: [subjectName(subject), ...fields.map(fieldName), ...fields.filter(isFilled).map(wordsOf)],
      },
    ];
  };
  /** The blocking rules are on the page of the order limit, for accounts that see it. */
  const ofLimits = (): SettingsEntry[] => {
    const [limit] = ofSubject('order-limit');
    const [blocking] = ofSubject('blocking');
    if (!limit || !blocking) return [limit ?? blocking ?? []].flat();
    const isComing = limit.isComing || blocking.isComing;
    return [{ ...limit, isComing, words: [...limit.words, ...blocking.words] }];
  };
  const ofDoor = (door: SettingsDoor): SettingsEntry[] => {
    if (!mayOpen(door)) return [];
    const name = t(`settings.door.${door.name}`);
    const said = t(`settings.door.${door.name}.text`);
    const keys = door.name === 'api-keys' ? secretNames.map((one) => t(`settings.secret.${one}`)) : [];
    return [
      {
        to: door.to,
        name,
        said,
        door: door.name,
        isComing: false,
        missingCount: 0,
        words: [name, said, ...keys],
      },
    ];
  };
  return settingsGroups
    .map(({ group, entries }) => ({
      group,
      title: t(`settings.group.${group}`),
      entries: entries.flatMap((entry) => {
        if (entry === 'order-limit') return ofLimits();
        return typeof entry === 'string' ? ofSubject(entry) : ofDoor(entry);
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export type SettingsGroup = ReturnType<typeof useSettingsEntries>[number];
