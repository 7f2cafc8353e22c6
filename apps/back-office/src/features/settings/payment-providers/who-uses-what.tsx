import type { PaymentEnvironment } from '@foyer/domain/clients/client.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { PaymentAccountsQuery } from '../../../generated/operations.ts';
import type { ShownAccount } from './check-report.tsx';
import styles from './payment-providers.module.css';
import { methodNames, providerNames } from './provider-words.ts';

interface WhoUsesWhatProps {
  data: PaymentAccountsQuery;
  environment: PaymentEnvironment;
}

/** Which provider takes the payments of each location: its own account first, then the client's. */
export function WhoUsesWhat({ data: { locations, paymentAccounts }, environment }: WhoUsesWhatProps) {
  const words = useMessages();
  const { t } = words;
  const takes = ({ isOn, state }: ShownAccount) => isOn && state !== 'not-working';
  return (
    <table className={styles.who}>
      <thead>
        <tr>
          <th scope="col">{t('settings.providers.location')}</th>
          <th scope="col">{t('settings.providers.environment')}</th>
          <th scope="col">{t('settings.providers.byMethod')}</th>
        </tr>
      </thead>
      <tbody>
        {locations.map(({ id, name, paymentEnvironment }) => {
          const inForce = paymentEnvironment ?? environment;
          const ofPlace = paymentAccounts.filter(
            (account) =>
              takes(account) &&
              account.environment === inForce &&
              (account.locationId === null || account.locationId === id),
          );
          const own = ofPlace.filter(({ locationId }) => locationId !== null);
          const said = [...own, ...ofPlace.filter(({ locationId }) => locationId === null)].map(
            ({ provider, methods }) => `${providerNames[provider]}: ${methodNames(words, methods)}`,
          );
          if (inForce === 'test') said.unshift(t('settings.providers.builtIn'));
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <StatusTag tone={inForce === 'live' ? 'success' : 'info'}>
                  {t(`settings.providers.${inForce}`)}
                </StatusTag>
              </td>
              <td>{said.join(' · ') || t('settings.providers.noneTakes')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
