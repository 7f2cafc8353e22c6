import { standardSalesFlow } from '@foyer/domain/channels/sales-flow.ts';
import { firstETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { TextFields } from '../../features/channels/editor/text-fields.tsx';
import { newTicketstreet, type TicketstreetForm } from '../../features/channels/ticketstreet-form.ts';
import { WebshopContentCard } from '../../features/channels/webshop/webshop-content-card.tsx';
import { BlockCard } from '../../features/eticket-template/block-card.tsx';
import type { ETicketForm } from '../../features/eticket-template/eticket-template-form.ts';
import { SettingsCard } from '../../features/waiting-room/settings-card.tsx';
import type { WaitingRoomForm } from '../../features/waiting-room/waiting-room-form.ts';
import { drawnForm } from './drawn-forms.tsx';

type Errors = Readonly<Record<string, string>>;

const channel = {
  ...newTicketstreet,
  salesFlow: structuredClone(standardSalesFlow) as TicketstreetForm['salesFlow'],
};

export function drawTicketstreetTexts(errors: Errors = {}): string {
  return drawnForm<TicketstreetForm>(
    channel,
    (fields) => <TextFields fields={fields} part="date" language="nl" onLanguage={() => {}} />,
    errors,
  );
}

export function drawWebshopContent(errors: Errors = {}): string {
  return drawnForm<TicketstreetForm>(
    channel,
    (fields) => <WebshopContentCard fields={fields} ticketGroups={[]} canEdit />,
    errors,
  );
}

export function drawWaitingRoom(errors: Errors = {}): string {
  const room: WaitingRoomForm = {
    cartsAMinute: 60,
    opensByLoad: true,
    startDate: null,
    startTime: '',
    opensBeforeMinutes: 30,
    minutesToBegin: 10,
    texts: [
      { language: 'nl', text: '' },
      { language: 'en', text: '' },
    ],
  };
  return drawnForm<WaitingRoomForm>(room, (fields) => <SettingsCard fields={fields} canEdit />, errors);
}

/** The block of the client's own text, which has one in Dutch and one in English. */
export function drawBlockTexts(errors: Errors = {}): string {
  // Only what is drawn of it.
  const template: ETicketForm = JSON.parse(
    JSON.stringify({
      ...firstETicketTemplate,
      blocks: [
        {
          kind: 'own',
          isOn: true,
          name: 'Wifi',
          texts: [
            { language: 'nl', text: 'Wifi' },
            { language: 'en', text: 'Wi-Fi' },
          ],
        },
      ],
    }),
  );
  return drawnForm<ETicketForm>(
    template,
    (fields) => (
      <BlockCard
        fields={fields}
        canEdit
        index={0}
        languages={['nl', 'en']}
        language="nl"
        onLanguage={() => {}}
      />
    ),
    errors,
  );
}
