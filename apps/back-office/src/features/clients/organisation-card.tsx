import { clientCountries } from '@foyer/domain/clients/client.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { pageConfig } from '../../session/page-config.ts';
import styles from './client-fields.module.css';
import type { ClientFields } from './client-form.ts';

/** The organisation: its name, address and contact. */
export function OrganisationCard({ form, isNew = false }: { form: ClientFields; isNew?: boolean }) {
  const { t, intlLocale } = useMessages();
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  const names = useMemo(() => new Intl.DisplayNames(intlLocale, { type: 'region' }), [intlLocale]);
  const { timeZone } = form.getValues();
  const domain = pageConfig.baseDomain;
  const field = (name: 'name' | 'externalId' | 'subdomain' | 'website' | 'phone' | 'email' | 'address') => ({
    label: t(`clients.field.${name}`),
    ...form.getInputProps(name),
  });
  return (
    <Card title={t('clients.card.organisation')}>
      <Fields>
        <Fields row>
          <TextInput {...field('name')} />
          <TextInput
            description={t('clients.field.externalIdHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...field('externalId')}
          />
        </Fields>
        <Fields row>
          <TextInput
            description={t(isNew ? 'clients.field.subdomainNew' : 'clients.field.subdomainHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            spellCheck={false}
            rightSection={domain ? <span className={styles.domain}>.{domain}</span> : undefined}
            rightSectionWidth={domain ? domain.length * 8 + 20 : undefined}
            {...field('subdomain')}
          />
          <TextInput type="url" placeholder="https://" {...field('website')} />
        </Fields>
        <div className={styles.four}>
          <TextInput {...field('address')} />
          <TextInput label={t('clients.field.postalCode')} {...form.getInputProps('postalCode')} />
          <TextInput label={t('clients.field.town')} {...form.getInputProps('town')} />
          <Select
            label={t('clients.field.country')}
            data={clientCountries.map((value) => ({ value, label: names.of(value) ?? value }))}
            searchable
            allowDeselect={false}
            {...form.getInputProps('country')}
          />
        </div>
        <div className={styles.three}>
          <TextInput type="tel" {...field('phone')} />
          <TextInput type="email" {...field('email')} />
          <Select
            label={t('clients.field.timeZone')}
            data={zones.includes(timeZone) ? zones : [timeZone, ...zones]}
            searchable
            comboboxProps={{ keepMounted: false }}
            allowDeselect={false}
            {...form.getInputProps('timeZone')}
          />
        </div>
      </Fields>
    </Card>
  );
}
