-- Gift cards that orders sell, and what their buyers say of them (decision 0209).
alter table ticket_type
  drop constraint ticket_type_item_kind_check,
  add constraint ticket_type_item_kind_check
    check (item_kind in ('admission', 'product', 'merchandise', 'gift-card')),
  -- VAT is due where a card is used, not where it is sold (product.md, section 17)
  add constraint ticket_type_gift_card check (item_kind <> 'gift-card' or (vat_basis_points = 0 and price_minor > 0));

alter table order_line
  -- what it sells besides tickets that open a gate, as its type said at the sale
  add column sells text check (sells in ('gift-card', 'gift-ticket')),
  -- who its presents are for, in the order of its tickets, sealed with the key of the buyer until they are issued (base64)
  add column gifts jsonb;

alter table gift_card
  -- when it is mailed, and when it was; null = staff hand it over
  add column send_at timestamptz,
  add column sent_at timestamptz;
create index gift_card_to_send on gift_card (send_at) where sent_at is null and send_at is not null;

-- A change of an order takes what is left off each card that it gives back: one posting, and a movement of each card.
alter table gift_card_movement
  drop constraint gift_card_movement_kind_check,
  add constraint gift_card_movement_kind_check
    check (kind in ('card-issued', 'card-corrected', 'card-expired', 'cancellation', 'change')),
  drop constraint gift_card_movement_pkey,
  add primary key (client_id, id, gift_card_id);

-- By how much the ledger differs from what is on the gift cards of the client; 0 = they agree.
alter table ledger_progress add column cards_difference_minor bigint not null default 0;
