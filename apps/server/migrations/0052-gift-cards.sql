-- Gift cards, and the one way in which a code pays for a part of an order (decision 0208).
--
-- What is owed to who holds a card is its account in the ledger, `gift-cards:{id}`; no column says it again. So that two
-- buyers never spend the same cent, the card has a counter of kind 'gift-card': capacity is what was put on it, sold what
-- orders used of it. The auditor compares the two (product.md, sections 4 and 15).
create table gift_card (
  client_id uuid not null references client,
  id uuid not null,
  -- a keyed digest of its code, which follows from its id and is written nowhere
  code_digest bytea not null,
  -- what is shown of it
  code_end text not null check (code_end ~ '^[A-Z2-9]{4}$'),
  -- its value when it was issued
  amount_minor integer not null check (amount_minor between 1 and 10000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- the last day of its validity by the client's clock
  valid_until date not null,
  -- of the test environment: it pays for test orders only
  test boolean not null,
  source text not null check (source in ('sold', 'paid-elsewhere', 'given')),
  order_id uuid,
  ticket_id uuid,
  language text not null,
  -- who it is for and from, sealed with the key of the person
  person_key_id uuid,
  details bytea,
  blocked_at timestamptz,
  expired_at timestamptz,
  opened_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint gift_card_code_key unique (client_id, code_digest),
  constraint gift_card_ticket_key unique (client_id, ticket_id),
  constraint gift_card_order check ((source = 'sold') = (order_id is not null and ticket_id is not null)),
  foreign key (client_id, order_id) references orders
);
create index gift_card_order on gift_card (client_id, order_id) where order_id is not null;
-- The job that posts what is left looks for these.
create index gift_card_to_expire on gift_card (valid_until) where expired_at is null;
call protect_client_table('gift_card');
call let_worker_see_all('gift_card');

-- What happened to a card beside payments and refunds, which are found by payment.code_id. How much it was says the posting
-- that it names.
create table gift_card_movement (
  client_id uuid not null,
  id uuid not null,
  gift_card_id uuid not null,
  kind text not null check (kind in ('card-issued', 'card-corrected', 'card-expired')),
  at timestamptz not null,
  -- the name of the colleague who did it; '' = a job
  by_name text not null,
  reason text not null,
  primary key (client_id, id),
  foreign key (client_id, gift_card_id) references gift_card,
  constraint gift_card_movement_posting foreign key (client_id, id, kind) references ledger_posting (client_id, cause_id, kind)
);
create index gift_card_movement_card on gift_card_movement (client_id, gift_card_id, id);
call protect_client_table('gift_card_movement');

-- A payment by a code names it; its provider is then the kind of the code.
alter table payment
  add column code_id uuid,
  -- what it takes of the counter of its code: the amount, or the uses of a voucher
  add column code_taken integer,
  add constraint payment_code_taken check ((code_id is null) = (code_taken is null) and code_taken > 0);
create index payment_code on payment (client_id, code_id) where code_id is not null;

-- What codes pay of the total; the rest is paid in another way.
alter table orders
  add column by_codes_minor integer not null default 0,
  add constraint orders_by_codes check (by_codes_minor between 0 and total_minor);

-- The codes that pay for a part of a cart; what they pay is held with its places.
alter table cart add column code_parts jsonb not null default '[]';
