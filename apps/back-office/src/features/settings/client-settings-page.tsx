import { isSubject, pageOfSubject, subjectRules } from '@foyer/domain/settings/setting-subjects.ts';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { PageSkeleton } from '@foyer/ui/states/page-skeleton.tsx';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import type { ClientSettingsQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { loadParts } from '../../words/loaded-parts.ts';
import styles from './client-settings-page.module.css';
import { ComingStrip } from './coming-strip.tsx';
import { recordOf } from './setting-forms.ts';
import { SettingHistoryCard } from './setting-history-card.tsx';
import { ClientSettings } from './settings.graphql.ts';
import { keysPath, providersPath } from './settings-doors.ts';
import { SettingsNav } from './settings-nav.tsx';
import { SettingsOverview } from './settings-overview.tsx';
import { useSettingWords } from './use-setting-words.ts';
import { useSettingsEntries } from './use-settings-entries.ts';

// The overview has no fields.
const SubjectForm = onDemand(async () => (await import('./subject-form.tsx')).SubjectForm, {
  keepsRoom: true,
});

const PlatformRatesForm = onDemand(
  async () => (await import('./rates/platform-rates-form.tsx')).PlatformRatesForm,
  { keepsRoom: true },
);

const SecretsCard = onDemand(async () => (await import('./secrets-card.tsx')).SecretsCard, {
  keepsRoom: true,
});

const RebookingCards = onDemand(
  async () => {
    const [{ RebookingCards: cards }] = await Promise.all([
      import('./rebooking/rebooking-cards.tsx'),
      loadParts(['rebooking']),
    ]);
    return cards;
  },
  { keepsRoom: true },
);

const LimitsCards = onDemand(
  async () => {
    const [{ LimitsCards: cards }] = await Promise.all([
      import('./limits/limits-cards.tsx'),
      loadParts(['limits']),
    ]);
    return cards;
  },
  { keepsRoom: true },
);

const WalletCards = onDemand(
  async () => {
    const [{ WalletCards: cards }] = await Promise.all([
      import('./wallets/wallet-cards.tsx'),
      loadParts(['wallets']),
    ]);
    return cards;
  },
  { keepsRoom: true },
);

const PaymentProvidersCards = onDemand(
  async () => (await import('./payment-providers/payment-providers-cards.tsx')).PaymentProvidersCards,
  { keepsRoom: true },
);

/** The one page of all settings: an overview at /new-settings, /instellingen and /settings, and a page for each subject. */
export default function ClientSettingsPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(ClientSettings, {});
  return (
    <QueryView
      query={query}
      failed={t('settings.failed')}
      loading={<PageSkeleton title={t('settings.title')} />}
    >
      {(data) => <Settings data={data} onMoment={() => void query.refetch()} />}
    </QueryView>
  );
}

function Settings({ data, onMoment }: { data: ClientSettingsQuery; onMoment: () => void }) {
  const { t } = useMessages();
  const { subjectName } = useSettingWords();
  const go = useGo();
  const mayAudit = useCan('audit-log', 'access');
  const { pathname } = useLocation();
  const settings = data.clientSettings;
  const client = data.clients.edges[0]?.node;
  const timeZone = client?.timeZone ?? 'UTC';
  const addressed = settings.find(({ subject }) => pathname.endsWith(pageOfSubject(subject)));
  const limit = settings.find(({ subject }) => subject === 'order-limit');
  const blocking = settings.find(({ subject }) => subject === 'blocking');
  // One page for the limit and the rules.
  const chosen = addressed?.subject === 'blocking' ? (limit ?? blocking) : addressed;
  const isOfLimits = chosen !== undefined && (chosen === limit || chosen === blocking);
  const groups = useSettingsEntries(settings);
  const begun = useMoments(settings, onMoment);
  const maySeeKeys = useCan('settings', 'access');
  const mayTry = useCan('order-management', 'access');
  const own = maySeeKeys ? ownPages.find(({ path }) => pathname.endsWith(path)) : undefined;
  const environment = settings.find(({ subject }) => subject === 'environment');
  const doors = useSettingsCrumbs();
  if (groups.length === 0) {
    return (
      <Page title={t('settings.title')}>
        <EmptyState kind="first" title={t('settings.nobody.title')}>
          {t('settings.nobody.text')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <div data-chosen={chosen || own ? true : undefined} className={styles.settings}>
      <Page
        title={own ? t(own.title) : chosen ? subjectName(chosen.subject) : t('settings.title')}
        subtitle={isOfLimits ? t('settings.limits.subtitle') : client?.name}
        actions={
          mayAudit && (
            <Button
              component={Link}
              to={`/audit-log?entity=${own?.audited ?? 'client-setting'}`}
              leftSection={<IconHistory size={15} stroke={1.6} aria-hidden="true" />}
            >
              {t('settings.allChanges')}
            </Button>
          )
        }
        {...((chosen || own) && { breadcrumbs: doors })}
      >
        <VisuallyHidden role="status">
          {begun && isSubject(begun) ? t('settings.begun', { subject: subjectName(begun) }) : ''}
        </VisuallyHidden>
        <div className={styles.columns}>
          <div className={styles.nav}>
            <SettingsNav
              groups={groups}
              overview={doors[0]?.to ?? `/${settings[0]?.module ?? 'instellingen'}`}
              current={own ? own.path : chosen ? pageOfSubject(chosen.subject) : null}
            />
          </div>
          <div className={styles.main}>
            <ComingStrip
              settings={settings.filter(({ subject }) => !subjectRules[subject].dayIsChosen)}
              timeZone={timeZone}
              current={chosen?.subject}
              onReview={({ subject }) => go(pageOfSubject(subject))}
            />
            <div className={styles.subject}>
              {own?.path === keysPath ? (
                <SecretsCard timeZone={timeZone} />
              ) : own ? (
                <PaymentProvidersCards
                  timeZone={timeZone}
                  environment={environmentOf(recordOf(environment?.inForce))}
                />
              ) : chosen ? (
                <>
                  {chosen.subject === 'wallet-passes' && <WalletCards timeZone={timeZone} />}
                  {chosen.subject === 'platform-rates' && (
                    <PlatformRatesForm setting={chosen} timeZone={timeZone} />
                  )}
                  {chosen !== blocking && chosen.subject !== 'platform-rates' && (
                    <SubjectForm
                      key={chosen.subject}
                      setting={chosen}
                      subject={chosen.subject}
                      timeZone={timeZone}
                    />
                  )}
                  {chosen.subject === 'rebooking' && (
                    <RebookingCards
                      forAll={recordOf(chosen.inForce)}
                      mayEdit={chosen.mayEdit}
                      mayApplyNow={chosen.mayApplyNow}
                      mayTry={mayTry}
                      timeZone={timeZone}
                    />
                  )}
                  {isOfLimits && blocking && (
                    <LimitsCards blocking={blocking} limit={limit} timeZone={timeZone} />
                  )}
                  <SettingHistoryCard
                    subject={chosen.subject}
                    history={chosen.history}
                    comingIds={chosen.toCome.map(({ id }) => id)}
                    timeZone={timeZone}
                  />
                </>
              ) : (
                <SettingsOverview groups={groups} />
              )}
            </div>
          </div>
        </div>
      </Page>
    </div>
  );
}

/** Pages of keys, which are no subject: each is replaced as a whole and acts at once (product.md, section 13). */
const ownPages = [
  { path: keysPath, title: 'settings.secrets.title', audited: 'client-secret' },
  { path: providersPath, title: 'settings.providers.title', audited: 'payment-account' },
] as const;

const environmentOf = ({ paymentEnvironment }: Record<string, unknown>) =>
  paymentEnvironment === 'test' ? 'test' : 'live';

/** What a browser's timer can wait: a rate may begin in a month. */
const longestWaitMs = 86_400_000;

const startOf = ({ coming }: ClientSettingsQuery['clientSettings'][number]) =>
  Date.parse(coming?.effectiveAt ?? '');

/** Fetches again when a coming value begins while the page is open. @returns the subject that began last. */
function useMoments(settings: ClientSettingsQuery['clientSettings'], onMoment: () => void): string | null {
  const [begun, setBegun] = useState<string | null>(null);
  const [next] = settings
    .filter(({ coming }) => coming)
    .toSorted((one, other) => startOf(one) - startOf(other));
  const at = next?.coming?.effectiveAt;
  const subject = next?.subject;
  useEffect(() => {
    if (!at || !subject) return;
    let timer: ReturnType<typeof setTimeout>;
    const arm = (waitMs: number) => {
      timer = setTimeout(
        () => {
          const left = Date.parse(at) - Date.now();
          if (left > 0) return arm(left + 500);
          setBegun(subject);
          onMoment();
          // The server's clock may be a little behind this one.
          arm(5_000);
        },
        Math.min(waitMs, longestWaitMs),
      );
    };
    arm(Math.max(0, Date.parse(at) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [at, subject, onMoment]);
  return begun;
}
