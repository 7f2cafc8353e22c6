import type { Assortment } from '@foyer/domain/desk-sales/assortments.ts';
import { languageOf } from '@foyer/i18n/locales.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useLocale } from '../../words/words-provider.tsx';
import { Desk } from './desk.tsx';
import { DeskOffer } from './desk-sale.graphql.ts';
import { useOfflineDesk, useShownOffer } from './offline/use-offline-desk.ts';
import { isDayComing, offerOfDay } from './sale-state.ts';
import { keepDay, keptDay } from './unfinished-sale.ts';
import { useTill } from './use-till.ts';

/** What is free changes while nothing is pressed: other desks and pages sell. */
const FRESH_MS = 15_000;

const assortmentOfPath: Record<string, Assortment> = {
  '/kassaverkoop': 'till',
  '/winkelverkoop': 'shop',
  '/barverkoop': 'bar',
};

/** Sale at a desk (specification 001, section 2, Ticket sales): products, times, tickets and payment on one screen. */
export default function DeskPage() {
  const { t } = useMessages();
  const facts = useClientFacts();
  const { locale } = useLocale();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [date, setDate] = useState(keptDay);
  useEffect(() => keepDay(date), [date]);
  const languages = facts?.contentLanguages ?? ['nl'];
  const ofStaff = languages.find((one) => one === languageOf(locale)) ?? languages[0] ?? 'nl';
  const till = useTill();
  const offer = useGraphqlQuery(
    DeskOffer,
    { date, language: ofStaff },
    { refetchEveryMs: FRESH_MS, keepPrevious: true },
  );
  const maySellOffline = offer.data?.deskOffer.maySellOffline === true && till.till?.isOpen === true;
  const currency = facts?.currency ?? 'EUR';
  const lease = useOfflineDesk({
    tillId: maySellOffline ? till.till?.id : undefined,
    language: ofStaff,
    ...{ languages, currency, path },
  });
  const shown = useShownOffer(lease, offer.dataUpdatedAt);
  return (
    <QueryView query={till.query} failed={t('desk.failed')}>
      {() => (
        <QueryView query={offer} failed={t('desk.failed')}>
          {({ deskOffer }) => (
            <Desk
              key={path}
              startAssortment={assortmentOfPath[path] ?? 'till'}
              offer={shown(offerOfDay(deskOffer, date))}
              isDayComing={isDayComing(deskOffer, date)}
              lease={lease}
              till={till}
              currency={currency}
              languages={languages}
              onDate={setDate}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}
