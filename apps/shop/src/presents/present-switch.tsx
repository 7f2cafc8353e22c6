import { isMerchandise } from '@foyer/domain/catalog/item-kinds.ts';
import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { SalesTicketGroup } from '@foyer/domain/storefront/sales-page.ts';
import type { Messages } from '@foyer/i18n/translator.ts';
import { useId } from 'react';
import { addTextFiles, salesParts, TextsProvider, useTexts } from '../app/texts.tsx';
import { Notice } from '../components/notice.tsx';
import './present-switch.css';

// Named here, so that the first page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/present-switch.json', {
    import: 'default',
  }),
);

const parts = [...salesParts, 'present-switch'];

interface PresentSwitchProps {
  groups: readonly SalesTicketGroup[];
  lines: readonly WantedLine[];
  isOn: boolean;
  /** What of the choice costs nothing, and cannot be a present. */
  free: readonly string[];
  onSwitch: (on: boolean) => void;
}

/** The chosen tickets are a present, without a day. */
export default function PresentSwitch(props: PresentSwitchProps) {
  const { language, otherForms } = useTexts();
  const types = props.groups.flatMap(({ ticketTypes }) => ticketTypes);
  const hasTickets = props.lines.some(({ ticketTypeId }) =>
    types.some(({ id, itemKind }) => id === ticketTypeId && !isMerchandise(itemKind)),
  );
  if (!hasTickets) return null;
  return (
    <TextsProvider language={language} otherForms={otherForms} parts={parts}>
      <Switch {...props} />
    </TextsProvider>
  );
}

function Switch({ isOn, free, onSwitch }: PresentSwitchProps) {
  const { t, list } = useTexts();
  const id = useId();
  return (
    <section className="card present-switch">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <span>
          <strong>{t('present-switch.label')}</strong>
          <br />
          <span id={id} className="muted">
            {t('present-switch.hint')}
          </span>
        </span>
      </label>
      {free.length > 0 && <Notice kind="refusal" title={t('present-switch.free', { names: list(free) })} />}
    </section>
  );
}
