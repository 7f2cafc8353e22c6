import { channelTypes, clientCountries, codeTypes } from '@foyer/domain/clients/client.ts';
import { clientSorts, clientStatuses } from '@foyer/domain/clients/managed-client-filter-input.ts';
import { clientLocales } from '@foyer/domain/settings/client-locales.ts';
import { secretNames } from '@foyer/domain/settings/secret-names.ts';
import { settingSubjects } from '@foyer/domain/settings/setting-subjects.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const ChannelTypeScalar = unionScalar('ChannelType', channelTypes);
export const ClientCountryScalar = unionScalar('ClientCountry', clientCountries);
export const ClientLocaleScalar = unionScalar('ClientLocale', clientLocales);
export const ClientSortScalar = unionScalar('ClientSort', clientSorts);
export const ClientStatusScalar = unionScalar('ClientStatus', clientStatuses);
export const CodeTypeScalar = unionScalar('CodeType', codeTypes);
export const SecretNameScalar = unionScalar('SecretName', secretNames);
export const SettingSubjectScalar = unionScalar('SettingSubject', settingSubjects);
