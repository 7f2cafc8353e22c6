import { isSubject } from '@foyer/domain/settings/setting-subjects.ts';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
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
import styles from './client-settings-page.module.css';
import { ComingStrip } from './coming-strip.tsx';
import { HistoryCard } from './history-card.tsx';
import { SecretsCard } from './secrets-card.tsx';
import { ClientSettings } from './settings.graphql.ts';
import { keysPath, SettingsNav } from './settings-nav.tsx';
import { SubjectForm } from './subject-form.tsx';
import { useSettingWords } from './use-setting-words.ts';

/** The client settings by subject: /instellingen and /settings, both behind the one door of all settings. */
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
  const [, module, name] = pathname.replace(/^.*?(?=\/(instellingen|settings)(\/|$))/, '').split('/');
  const settings = data.clientSettings;
  const client = data.clients.edges[0]?.node;
  const timeZone = client?.timeZone ?? 'UTC';
  const chosen = settings.find(({ subject }) => subject === name);
  const shown = chosen ?? settings.find((one) => one.module === module) ?? settings[0];
  const begun = useMoments(settings, onMoment);
  // Keys are no subject: each is replaced as a whole and acts at once (product.md, section 13).
  const showsKeys = useCan('settings', 'access') && `/${module}/${name}` === keysPath;
  const doorName = t(`menu.item.${module === 'settings' ? 'settings' : 'instellingen'}`);
  const doors = useSettingsCrumbs();
  if (!shown) {
    return (
      <Page title={t('settings.title')}>
        <EmptyState kind="first" title={t('settings.nobody.title')}>
          {t('settings.nobody.text')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <div data-chosen={chosen || showsKeys ? true : undefined} className={styles.settings}>
      <Page
        title={showsKeys ? t('settings.secrets.title') : chosen ? subjectName(shown.subject) : doorName}
        subtitle={client?.name}
        actions={
          mayAudit && (
            <Button
              component={Link}
              to={`/audit-log?entity=${showsKeys ? 'client-secret' : 'client-setting'}`}
              leftSection={<IconHistory size={15} stroke={1.6} aria-hidden="true" />}
            >
              {t('settings.allChanges')}
            </Button>
          )
        }
        breadcrumbs={chosen || showsKeys ? [...doors, { label: doorName, to: `/${module}` }] : doors}
      >
        <VisuallyHidden role="status">
          {begun && isSubject(begun) ? t('settings.begun', { subject: subjectName(begun) }) : ''}
        </VisuallyHidden>
        <div className={styles.columns}>
          <div className={styles.nav}>
            <SettingsNav
              settings={settings}
              current={showsKeys ? keysPath : `/${shown.module}/${shown.subject}`}
            />
          </div>
          <div className={styles.main}>
            <ComingStrip
              settings={settings}
              timeZone={timeZone}
              current={shown.subject}
              onReview={({ module: of, subject }) => go(`/${of}/${subject}`)}
            />
            <div className={styles.subject}>
              {showsKeys ? (
                <SecretsCard timeZone={timeZone} />
              ) : (
                <>
                  <SubjectForm
                    key={shown.subject}
                    setting={shown}
                    subject={shown.subject}
                    timeZone={timeZone}
                    titled={!chosen}
                  />
                  <HistoryCard
                    subject={shown.subject}
                    history={shown.history}
                    comingId={shown.coming?.id}
                    timeZone={timeZone}
                  />
                </>
              )}
            </div>
          </div>
        </div>
      </Page>
    </div>
  );
}

/** Fetches again when a coming value begins while the page is open. @returns the subject that began last. */
function useMoments(settings: ClientSettingsQuery['clientSettings'], onMoment: () => void): string | null {
  const [begun, setBegun] = useState<string | null>(null);
  const [next] = settings.filter(({ coming }) => coming);
  const at = next?.coming?.effectiveAt;
  const subject = next?.subject;
  useEffect(() => {
    if (!at || !subject) return;
    let timer: ReturnType<typeof setTimeout>;
    const arm = (waitMs: number) => {
      timer = setTimeout(() => {
        setBegun(subject);
        onMoment();
        // The server's clock may be a little behind this one.
        arm(5_000);
      }, waitMs);
    };
    arm(Math.max(0, Date.parse(at) - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [at, subject, onMoment]);
  return begun;
}
