import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';

/** When a rule was made, by the clocks of the client: today the time, on any other day the date. */
export function useMadeWords(): (createdAt: string) => string {
  const { t, dateTime } = useMessages();
  const zone = useClientFacts()?.timeZone;
  return (createdAt) => {
    const [date = '', time = ''] = dateTime(createdAt, zone).split(' ');
    const isToday = dateTime(Date.now(), zone).startsWith(date);
    return isToday ? t('pricing.madeToday', { time }) : t('pricing.made', { date });
  };
}
