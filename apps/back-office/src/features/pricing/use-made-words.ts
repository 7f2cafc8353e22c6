import { useMessages } from '@foyer/ui/states/messages.tsx';

/** When a rule was made, by the clocks of the client: today the time, on any other day the date. */
export function useMadeWords(): (createdAt: string) => string {
  const { t, dateTime } = useMessages();
  return (createdAt) => {
    const [date = '', time = ''] = dateTime(createdAt).split(' ');
    const isToday = dateTime(Date.now()).startsWith(date);
    return isToday ? t('pricing.madeToday', { time }) : t('pricing.made', { date });
  };
}
