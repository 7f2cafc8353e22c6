import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useWeekdayName } from '../../components/fields/weekday-name.ts';
import { PictureOf } from '../../components/picture/picture.graphql.ts';
import { useCan } from '../../components/use-can.ts';
import type { HoursOfLocationsQuery, PictureOfQueryVariables } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { HoursOfLocations, LastAuditEntry, ProvidersInUse } from './door-values.graphql.ts';
import { providerNames } from './payment-providers/provider-words.ts';
import { ClientSecrets } from './settings.graphql.ts';
import type { SettingsDoor } from './settings-doors.ts';
import { type WeekRun, weekInRuns } from './week-in-runs.ts';

/** More runs of days than this are too long for one line. */
const mostRuns = 2;

/**
 * What is set behind the pages that the overview leads to, in words; a page that is left out has no value of its own, or
 * it is not known yet. Asked only of what the account may read.
 */
export function useDoorValues(): Partial<Record<SettingsDoor['name'], string>> {
  const { t, dateTime } = useMessages();
  const hoursInWords = useHoursInWords();
  const maySettings = useCan('settings', 'access');
  const mayNewSettings = useCan('new-settings', 'access');
  const mayHours = useCan('openingstijden', 'access') || mayNewSettings;
  const mayAudit = useCan('audit-log', 'access');
  const locations = useGraphqlQuery(HoursOfLocations, {}, { enabled: mayHours }).data?.locations;
  const accounts = useGraphqlQuery(ProvidersInUse, {}, { enabled: maySettings }).data?.paymentAccounts;
  const secrets = useGraphqlQuery(ClientSecrets, {}, { enabled: maySettings }).data?.clientSecrets;
  const entries = useGraphqlQuery(LastAuditEntry, {}, { enabled: mayAudit }).data?.auditEntries.edges;
  const isSet = { logo: useIsSet('logo'), background: useIsSet('pdfBackground') };
  const inUse = accounts?.filter(({ isOn }) => isOn);
  const setCount = secrets?.filter(({ setAt }) => setAt !== null).length;
  const [last] = entries ?? [];
  const words = (set: boolean | undefined) =>
    set === undefined ? undefined : t(set ? 'settings.set' : 'settings.notSet');
  return {
    locations: locations && t('settings.door.locations.said', { count: locations.length }),
    'opening-hours': locations && hoursInWords(locations),
    'payment-providers':
      inUse &&
      (inUse
        .map(({ provider, environment }) =>
          t(`settings.provider.${environment}`, { name: providerNames[provider] }),
        )
        .join(' · ') ||
        t('settings.none')),
    'api-keys': setCount === undefined ? undefined : t('settings.door.api-keys.said', { count: setCount }),
    logo: words(isSet.logo),
    background: words(isSet.background),
    'audit-log': last && t('settings.door.audit-log.said', { at: dateTime(last.node.at) }),
  };
}

function useIsSet(purpose: PictureOfQueryVariables['purpose']): boolean | undefined {
  const enabled = useCan('tickets', 'access');
  const { data } = useGraphqlQuery(PictureOf, { purpose, ownerId: null }, { enabled });
  return data && data.picture !== null;
}

function useHoursInWords(): (locations: HoursOfLocationsQuery['locations']) => string {
  const { t } = useMessages();
  const weekdayName = useWeekdayName();
  const run = ({ from, until, opens, closes }: WeekRun) => {
    const days = { from: weekdayName(from, 'short'), until: weekdayName(until, 'short') };
    return t(from === until ? 'settings.hours.day' : 'settings.hours.days', { ...days, opens, closes });
  };
  return (locations) => {
    const weeks = locations.map(({ weekHours }) => weekInRuns(weekHours).map(run));
    const [first] = weeks;
    if (!first) return t('settings.empty');
    if (weeks.some((week) => week.join() !== first.join())) return t('settings.hours.differ');
    if (first.length === 0) return t('settings.hours.closed');
    return first.length > mostRuns ? t('settings.hours.several') : first.join(', ');
  };
}
