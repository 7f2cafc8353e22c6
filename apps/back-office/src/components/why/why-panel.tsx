import { useMessages } from '@foyer/ui/states/messages.tsx';
import { CloseButton, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { WhyAnswerFragment } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { QueryView } from '../query-view.tsx';
import { useRefusedWhy } from './refused-why.ts';
import { WhyProduct, WhyTimeslot } from './why.graphql.ts';
import { WhyAnswer } from './why-answer.tsx';
import type { WhyAsked } from './why-asked.ts';
import styles from './why-panel.module.css';

interface WhyPanelProps {
  why: string;
  productId: string | null;
  asked: WhyAsked;
}

/** Why something is or is not for sale, from the rules by which it is sold; asked again every half minute. */
export function WhyPanel({ why, productId, asked }: WhyPanelProps) {
  const { ticketGroupId, channelId } = asked;
  const options = { keepPrevious: true, refetchEveryMs: 30_000 };
  const ofTimeslot = useGraphqlQuery(
    WhyTimeslot,
    { timeslotId: why, ticketGroupId, channelId },
    { ...options, enabled: productId === null },
  );
  const ofProduct = useGraphqlQuery(
    WhyProduct,
    { productId: productId ?? '', date: why, timeslotId: asked.timeslotId, ticketGroupId, channelId },
    { ...options, enabled: productId !== null },
  );
  const { t } = useMessages();
  const refused = useRefusedWhy(ofTimeslot.error ?? ofProduct.error);
  const answer = ofTimeslot.data?.whyTimeslot ?? ofProduct.data?.whyProduct;
  const failed = t('why.failed');
  const show = (told: WhyAnswerFragment) => (
    <WhyAnswer answer={told} asked={asked} isOfProduct={productId !== null} />
  );
  return (
    <PanelFrame title={answer ? <WhyTitle answer={answer} /> : t('availability.why')} onClose={asked.close}>
      {refused && <p role="alert">{refused}</p>}
      {!refused &&
        (productId === null ? (
          <QueryView query={ofTimeslot} failed={failed}>
            {({ whyTimeslot }) => show(whyTimeslot)}
          </QueryView>
        ) : (
          <QueryView query={ofProduct} failed={failed}>
            {({ whyProduct }) => show(whyProduct)}
          </QueryView>
        ))}
    </PanelFrame>
  );
}

function WhyTitle({ answer: { availability, channel } }: { answer: WhyAnswerFragment }) {
  const { t } = useMessages();
  const where = channel?.name ?? t('why.staff');
  const { state, left } = availability;
  if (state === 'none' || state === 'closed') {
    return t('why.title.state', { state, where });
  }
  return left === null ? t('why.title.unlimited', { where }) : t('why.title.left', { left, where });
}

/** Beside its place on a wide window, a drawer of the same width below, a full-height sheet on a phone. */
function PanelFrame(props: { title: ReactNode; onClose: () => void; children: ReactNode }) {
  const { title, onClose, children } = props;
  const { t } = useMessages();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const wide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (!wide) {
    return (
      // Its head is no `header`: within a drawer that would be a second banner of the page.
      <Drawer.Root opened onClose={onClose} position="right" size={phone ? '100%' : 440}>
        <Drawer.Overlay />
        <Drawer.Content className={styles.drawer}>
          <div className={styles.head}>
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label={t('ui.close')} />
          </div>
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    );
  }
  return (
    <aside
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton aria-label={t('ui.close')} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
