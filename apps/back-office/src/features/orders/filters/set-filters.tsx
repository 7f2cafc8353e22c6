import { anyDiscount } from '@foyer/domain/orders/order-facets.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ChipFrame, ChipWords } from '@foyer/ui/table/chip-frame.tsx';
import { FilterChip } from '@foyer/ui/table/filter-chip.tsx';
import type { ListSearch } from '../../../components/list-page/use-list-search.ts';
import { furtherFilters, type orderFilters } from '../order-filters.ts';
import { useFurtherChoices } from './use-further-choices.ts';

/** The further filters that are set, each as a chip with its cross. */
export function SetFilters({ list }: { list: ListSearch<typeof orderFilters> }) {
  const { t, time } = useMessages();
  const choices = useFurtherChoices();
  return furtherFilters.map((name) => {
    const value = list.filters[name];
    if (value === undefined || (name === 'time' && !list.filters.visit)) return null;
    const label = t(`order-filters.${name}`);
    if (name === 'time' || name === 'discount') {
      const words = value === anyDiscount ? t('order-filters.anyDiscount') : value;
      return (
        <ChipFrame key={name} label={label} isSet onClear={() => list.setFilter(name, undefined)}>
          <span>
            <ChipWords label={label} chosen={name === 'time' ? time(value) : words} />
          </span>
        </ChipFrame>
      );
    }
    return (
      <FilterChip
        key={name}
        label={label}
        options={choices[name]}
        value={value}
        onChange={(chosen) => list.setFilter(name, chosen)}
      />
    );
  });
}
