-- Discounts and their codes (specification 001, section 3, Discount code). The uses of a limited code are a counter of the
-- engine of kind 'discount-code', made when the first order needs it (product.md, section 4).
create table discount (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  title text not null check (length(title) between 1 and 100),
  kind text not null check (kind in ('percentage', 'price')),
  basis_points integer check (basis_points between 1 and 10000),
  amount_minor integer check (amount_minor >= 1),
  valid_from date,
  valid_until date,
  -- orders that may use one code; null = unlimited
  most_uses integer check (most_uses >= 1),
  min_tickets integer not null check (min_tickets >= 1),
  max_tickets integer,
  most_discounted integer check (most_discounted >= 1),
  -- what it is for; both empty = every ticket
  ticket_group_ids uuid[] not null,
  ticket_type_ids uuid[] not null,
  visit_dates date[] not null,
  with_dynamic_prices boolean not null,
  with_gift_tickets boolean not null,
  discounted_tickets text not null check (discounted_tickets in ('every', 'every-second')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint discount_value check ((kind = 'percentage') = (basis_points is not null)
    and (kind = 'price') = (amount_minor is not null)),
  constraint discount_period check (valid_until >= valid_from),
  constraint discount_tickets check (max_tickets >= min_tickets)
);
create unique index discount_title_key on discount (client_id, lower(title));
call protect_client_table('discount');

create table discount_code (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  discount_id uuid not null,
  -- capitals without spaces, as it is compared
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'),
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint discount_code_discount_fkey foreign key (client_id, discount_id) references discount on delete cascade,
  constraint discount_code_key unique (client_id, code)
);
create index discount_code_discount on discount_code (client_id, discount_id, id);
call protect_client_table('discount_code');

-- The code that a cart uses; its places and its use are one hold.
alter table cart add column discount_code_id uuid;

-- What an order used: kept as it was, whatever becomes of the code.
create table order_discount (
  client_id uuid not null,
  order_id uuid not null,
  discount_id uuid not null,
  discount_code_id uuid not null,
  title text not null,
  code text not null,
  -- what the code took off when the order was placed
  off_minor integer not null check (off_minor >= 0),
  primary key (client_id, order_id),
  foreign key (client_id, order_id) references orders
);
create index order_discount_code on order_discount (client_id, discount_code_id);
create index order_discount_of on order_discount (client_id, discount_id);
call protect_client_table('order_discount');
