import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { MultiSelect, Switch } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { WeekHours } from '../../../components/fields/week-hours.tsx';
import type { LocationOfProduct, ProductForm } from './product-form.ts';
import styles from './product-locations-card.module.css';

interface ProductLocationsCardProps {
  fields: UseFormReturnType<ProductForm>;
  locations: readonly LocationOfProduct[];
  canEdit: boolean;
}

/** Where the product is; at each location it follows the hours of the place until it gets its own. */
export function ProductLocationsCard({ fields, locations, canEdit }: ProductLocationsCardProps) {
  const { t } = useMessages();
  const { locationIds, ownHours } = fields.getValues();
  const setOwn = (locationId: string, weekHours: ProductForm['ownHours'][number]['weekHours'] | null) => {
    const others = ownHours.filter((own) => own.locationId !== locationId);
    // In the order of the server, so that what was set back does not count as changed.
    const all = weekHours ? [...others, { locationId, weekHours }] : others;
    fields.setFieldValue(
      'ownHours',
      all.sort((one, other) => (one.locationId < other.locationId ? -1 : 1)),
    );
  };
  const setLocations = (ids: string[]) => {
    fields.setFieldValue('locationIds', ids);
    const kept = ownHours.filter(({ locationId }) => ids.includes(locationId));
    if (kept.length < ownHours.length) fields.setFieldValue('ownHours', kept);
  };
  return (
    <Card title={t('catalog.hours.title')}>
      <Fields>
        <MultiSelect
          label={t('catalog.product.locations')}
          data={locations.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          {...fields.getInputProps('locationIds')}
          onChange={setLocations}
        />
        {locations
          .filter(({ id }) => locationIds.includes(id))
          .map((location) => {
            const index = ownHours.findIndex(({ locationId }) => locationId === location.id);
            const own = ownHours[index]?.weekHours;
            const week = location.weekHours.map((day) =>
              day ? { opens: day.opens, closes: day.closes } : null,
            );
            return (
              <section key={location.id} className={styles.location} aria-label={location.name}>
                <Switch
                  label={t('catalog.hours.own', { location: location.name })}
                  description={t(own ? 'catalog.hours.ownHint' : 'catalog.hours.followHint')}
                  checked={own !== undefined}
                  disabled={!canEdit}
                  onChange={(event) => setOwn(location.id, event.currentTarget.checked ? week : null)}
                />
                {own && (
                  <WeekHours
                    week={own}
                    standard={(weekday) => week[weekday - 1] ?? null}
                    usual={{ opens: location.standardHours.opens, closes: location.standardHours.closes }}
                    errorOf={(field) => fields.errors[`ownHours.${index}.weekHours.${field}`]}
                    onChange={(hours) => setOwn(location.id, hours)}
                  />
                )}
              </section>
            );
          })}
      </Fields>
    </Card>
  );
}
