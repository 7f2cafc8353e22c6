-- Sales at a desk (product.md, sections 6 and 18; decision 0211).

-- The buttons of an assortment in their order. One without rows has the buttons that follow from the catalogue.
create table desk_assortment (
  client_id uuid not null references client,
  name text not null check (name in ('till', 'shop', 'bar')),
  version integer not null default 1,
  primary key (client_id, name)
);
call protect_client_table('desk_assortment');

create table desk_button (
  client_id uuid not null,
  assortment text not null,
  position integer not null check (position >= 0),
  -- opens its times and types
  ticket_group_id uuid,
  -- adds one at once
  ticket_type_id uuid,
  colour text not null check (colour in ('plain', 'blue', 'green', 'amber', 'red', 'violet', 'grey')),
  primary key (client_id, assortment, position),
  foreign key (client_id, assortment) references desk_assortment on delete cascade,
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade,
  foreign key (client_id, ticket_type_id) references ticket_type on delete cascade,
  constraint desk_button_of_one check (num_nonnulls(ticket_group_id, ticket_type_id) = 1)
);
create index desk_button_group on desk_button (client_id, ticket_group_id) where ticket_group_id is not null;
create index desk_button_type on desk_button (client_id, ticket_type_id) where ticket_type_id is not null;
call protect_client_table('desk_button');

-- A sale as its browser names it: a repeated request finds the order that it has already.
create table desk_sale (
  client_id uuid not null references client,
  id uuid not null,
  order_id uuid not null,
  till_id uuid not null,
  session_id uuid not null,
  account_id uuid not null,
  -- hundredths of a percent that staff gave without a code
  given_basis_points integer check (given_basis_points between 1 and 10000),
  at timestamptz not null,
  primary key (client_id, id),
  constraint desk_sale_order_key unique (client_id, order_id),
  foreign key (client_id, order_id) references orders,
  foreign key (client_id, till_id) references till,
  foreign key (client_id, session_id) references till_session
);
create index desk_sale_session on desk_sale (client_id, session_id);
create index desk_sale_till on desk_sale (client_id, till_id);
call protect_client_table('desk_sale');
revoke update, delete on desk_sale from foyer_app, foyer_worker;

-- What was handed over for a payment at a till, and what went back.
create table desk_payment (
  client_id uuid not null,
  payment_id uuid not null,
  sale_id uuid not null,
  means text not null check (means in ('cash', 'card', 'other')),
  amount_minor bigint not null check (amount_minor > 0),
  received_minor bigint not null,
  change_minor bigint not null check (change_minor >= 0),
  -- of the terminal or an invoice, as its paper says
  reference_number text not null check (length(reference_number) <= 50),
  primary key (client_id, payment_id),
  foreign key (client_id, payment_id) references payment,
  foreign key (client_id, sale_id) references desk_sale,
  constraint desk_payment_change check (received_minor - change_minor = amount_minor),
  constraint desk_payment_cash check (means = 'cash' or change_minor = 0)
);
create index desk_payment_sale on desk_payment (client_id, sale_id);
call protect_client_table('desk_payment');
revoke update, delete on desk_payment from foyer_app, foyer_worker;

-- Money that a till took is paid back by staff.
alter table refund add column at_till boolean not null default false;
drop index refund_by_hand;
create index refund_by_hand on refund (client_id, id) where state = 'waiting' and (payment_id is null or at_till);
