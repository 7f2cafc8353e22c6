import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useWhyAsked } from './why-asked.ts';

/** Opens "Why?" for one timeslot or date. `label` names it for screen readers. */
export function WhyButton({ why, label }: { why: string; label: string }) {
  const { t } = useMessages();
  const asked = useWhyAsked();
  const isOpen = asked.why === why;
  return (
    <ActionIcon
      variant="subtle"
      size={26}
      data-why={why}
      aria-expanded={isOpen}
      aria-label={`${t('availability.why')}: ${label}`}
      onClick={() => (isOpen ? asked.close() : asked.ask({ why, whyTime: undefined }))}
    >
      <IconHelpCircle size={17} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
