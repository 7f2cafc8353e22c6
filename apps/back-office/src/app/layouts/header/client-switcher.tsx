import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Combobox, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { ActingStay, FoundClients, RecentClients } from '../../../session/sign-in/acting.graphql.ts';
import { findActingClient } from '../../../session/sign-in/acting-client.ts';
import { enterClient, leaveClient } from '../../../session/sign-in/work-in-client.ts';
import { mountPath } from '../../routing/mount-path.ts';
import styles from './client-switcher.module.css';

const everyClient = 'every client';
const searchAfterMs = 250;

/** First in an Admin's sidebar: the client in which this tab works, and the way into another one. */
export default function ClientSwitcher({ rail = false }: { rail?: boolean }) {
  const { t } = useMessages();
  const notify = useNotify();
  const actingId = findActingClient();
  const stay = useGraphqlQuery(ActingStay, {}, { enabled: actingId !== null }).data?.actingStay;
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState(false);
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
  });
  const name = actingId ? (stay?.client.name ?? '…') : t('shell.switcher.all');
  const choose = async (id: string) => {
    combobox.closeDropdown();
    if (id === (actingId ?? everyClient)) return;
    setBusy(true);
    try {
      if (id === everyClient) await leaveClient();
      else await enterClient(id);
      window.location.assign(mountPath(id === everyClient ? '/gebruikers' : '/'));
    } catch {
      setBusy(false);
      notify.failed();
    }
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => void choose(id)}
      position="bottom-start"
      width={280}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target targetType="button">
        <button
          type="button"
          className={styles.open}
          disabled={busy}
          onClick={() => combobox.toggleDropdown()}
          title={rail ? name : undefined}
        >
          <span className={styles.letter} aria-hidden="true">
            {(actingId ? name : 'F').slice(0, 1).toUpperCase()}
          </span>
          {rail ? (
            <VisuallyHidden>{`${t('shell.switcher.label')} ${name}`}</VisuallyHidden>
          ) : (
            <>
              <span className={styles.words}>
                <span className={styles.label}>{t('shell.switcher.label')}</span>{' '}
                <span className={styles.name}>{name}</span>
              </span>
              <IconSelector size={16} stroke={1.6} aria-hidden="true" />
            </>
          )}
        </button>
      </Combobox.Target>
      <Combobox.Dropdown className={styles.dropdown}>
        <Combobox.Search
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
          aria-label={t('shell.switcher.search')}
          placeholder={t('shell.switcher.search')}
        />
        {combobox.dropdownOpened && <Choices search={search} isInside={actingId !== null} />}
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** The last five clients, or what the search finds; and the way out. */
function Choices({ search, isInside }: { search: string; isInside: boolean }) {
  const { t } = useMessages();
  const [typed] = useDebouncedValue(search.trim(), searchAfterMs);
  const recent = useGraphqlQuery(RecentClients, {}, { enabled: typed === '' });
  const found = useGraphqlQuery(
    FoundClients,
    { filter: { search: typed, sort: 'name' } },
    { enabled: typed !== '', keepPrevious: true },
  );
  const clients = typed
    ? (found.data?.managedClients.edges ?? []).map(({ node }) => node)
    : (recent.data?.recentClients ?? []);
  const isPending = typed ? found.isPending : recent.isPending;
  return (
    <Combobox.Options mah={320} className={styles.options}>
      {isInside && !typed && (
        <Combobox.Option value={everyClient}>{t('shell.switcher.leave')}</Combobox.Option>
      )}
      {clients.length > 0 && (
        <Combobox.Group label={typed ? t('shell.switcher.found') : t('shell.switcher.recent')}>
          {clients.map((client) => (
            <Combobox.Option key={client.id} value={client.id}>
              <span className={styles.option}>
                {client.name}
                <small>
                  {client.subdomain}
                  {!client.active && ` · ${t('shell.switcher.disabled')}`}
                </small>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
      {clients.length === 0 && !isPending && (
        <Combobox.Empty>{typed ? t('shell.nothingFound') : t('shell.switcher.none')}</Combobox.Empty>
      )}
    </Combobox.Options>
  );
}
