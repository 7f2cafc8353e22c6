-- A gift on top of an order, at 0 % VAT (product.md, section 4). It stays with the client when tickets are cancelled,
-- unless staff give it back too: then all of it, once (decision 0192).
alter table cart add column donation_minor bigint not null default 0 check (donation_minor >= 0);
alter table orders
  add column donation_minor bigint not null default 0 check (donation_minor >= 0),
  add column donation_returned boolean not null default false,
  add constraint order_donation_within_total check (donation_minor <= total_minor);

-- What a buyer said besides name and address, sealed with the key of the order's person; what the buyer wants to be sent, by
-- the names of the kinds of details; and to which version of the terms the buyer agreed.
alter table orders
  add column details bytea,
  add column opt_ins text[] not null default '{}',
  add column terms_hash text,
  add column terms_agreed_at timestamptz,
  add constraint order_terms_at check ((terms_hash is null) = (terms_agreed_at is null));

-- The name on each ticket, sealed one by one with the same key: of a line that is not paid yet in the order of its
-- tickets (base64, null = none), afterwards on the ticket.
alter table order_line add column ticket_names jsonb;
alter table ticket add column visitor_name bytea;
