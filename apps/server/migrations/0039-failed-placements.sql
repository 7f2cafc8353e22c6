-- Orders that the database did not take: what a visitor wanted to order, for the view of failed orders. Without personal data.
create table failed_placement (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  -- one row for a cart, however often its visitor tried
  cart_id uuid not null,
  channel_id uuid,
  item_count integer not null,
  total_minor bigint not null,
  currency text not null,
  visit_date date,
  -- the SQLSTATE, or the name of the error
  code text not null check (length(code) <= 100),
  tries integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (client_id, id),
  constraint failed_placement_cart unique (client_id, cart_id)
);
create index failed_placement_last on failed_placement (client_id, last_at);
call protect_client_table('failed_placement');
