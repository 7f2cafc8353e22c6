import type { Module } from '@foyer/domain/identity/modules.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button } from '@mantine/core';
import type { WhyAnswerFragment } from '../../generated/operations.ts';
import { useCan } from '../use-can.ts';
import { CopyWhy } from './copy-why.tsx';
import styles from './why-panel.module.css';

interface Act {
  key: string;
  to: string;
  module: Module;
}

const mostActs = 3;

/** Below the steps: at most three acts that fix it, by right, and the answer as text. */
export function WhyActs({ answer }: { answer: WhyAnswerFragment }) {
  const { t } = useMessages();
  const rights: Partial<Record<Module, boolean>> = {
    timeslotgroup: useCan('timeslotgroup', 'edit'),
    tickets: useCan('tickets', 'edit'),
    products: useCan('products', 'edit'),
    ticketstreet: useCan('ticketstreet', 'edit'),
    openingstijden: useCan('openingstijden', 'edit'),
  };
  const acts = actsOf(answer)
    .filter(({ module }) => rights[module])
    .filter((act, index, all) => all.findIndex(({ to }) => to === act.to) === index)
    .slice(0, mostActs);
  return (
    <section className={styles.acts} aria-label={t('why.acts')}>
      {acts.length > 0 && <h3>{t('why.acts')}</h3>}
      {acts.map(({ key, to }) => (
        <Button key={key} component={Link} to={to} variant="default" justify="flex-start" fullWidth>
          {t(`why.act.${key}`)}
        </Button>
      ))}
      <CopyWhy answer={answer} />
    </section>
  );
}

/** For each step that takes something away, the screen on which it is decided. */
function actsOf({ steps, group, channel, calendarId, calendarKind, date }: WhyAnswerFragment): Act[] {
  const ofCalendar = calendarKind === 'group' ? `/timeslotgroup/${calendarId}` : '/availability-scheduler';
  const ofDay = calendarKind === 'group' ? `${ofCalendar}/day/${date}` : ofCalendar;
  const slots = (key: string, to: string): Act => ({ key, to, module: 'timeslotgroup' });
  const ofGroup: Act = { key: 'group', to: `/tickets/${group.id}`, module: 'tickets' };
  const ofChannel: Act = { key: 'channel', to: `/ticketstreet/edit/${channel?.id}`, module: 'ticketstreet' };
  const ofProduct: Act = { key: 'product', to: `/products/edit/${group.productId}`, module: 'products' };
  const byCode: Record<string, Act> = {
    'channel-unpublished': { ...ofChannel, key: 'publish' },
    'not-on-channel': { ...ofChannel, key: 'addToChannel' },
    'product-off-channel': { ...ofProduct, key: 'switchOn' },
    archived: ofGroup,
    'no-ticket-type': ofGroup,
    hidden: slots('calendar', ofCalendar),
    'no-timeslot': slots('calendar', ofCalendar),
    'not-yet-on-sale': ofGroup,
    'no-longer-on-sale': ofGroup,
    'beyond-lookahead': ofGroup,
    'past-cut-off': ofGroup,
    'closed-day': { key: 'closedDay', to: '/openingstijden', module: 'openingstijden' },
    'closed-by-exception': slots('exception', ofCalendar),
    'exception-applies': slots('exception', ofCalendar),
    'closed-by-closure': slots('closure', ofDay),
    'closed-by-staff': slots('open', ofDay),
    'not-in-rules': slots('calendar', ofCalendar),
    'capacity-zero': slots('raise', ofDay),
    'places-sold': slots('raise', ofDay),
    'places-held': slots('raise', ofDay),
    'limit-sold': ofGroup,
    'limit-held': ofGroup,
    withheld: { ...ofChannel, key: 'release' },
  };
  return steps.filter(({ applies }) => applies).flatMap(({ code }) => byCode[code] ?? []);
}
