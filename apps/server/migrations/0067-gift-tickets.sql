-- Tickets that are bought as a present (decision 0238). Each is kept as a gift card is: what was paid for it is owed, and its
-- counter lets one buyer have it. Who has the link of an order's presents gives them their date.
alter table gift_card
  add column ticket_type_id uuid,
  -- what it cost at the sale before a discount: a day is dearer than that
  add column ordinary_minor integer,
  -- the hash of the link's secret, which follows from the order's id and is written nowhere
  add column link_digest bytea,
  add constraint gift_card_of_ticket check (
    case when ticket_type_id is null then ordinary_minor is null and link_digest is null
    else ordinary_minor >= amount_minor and link_digest is not null and source = 'sold' end),
  add foreign key (client_id, ticket_type_id) references ticket_type;
create index gift_card_link on gift_card (link_digest, client_id) where link_digest is not null;

create function find_client_by_gift_link(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from gift_card where link_digest = wanted limit 1 $$;

-- The cart that has a present at this moment, by the first of its tickets.
create index cart_of_present on cart (client_id, (code_parts -> 0 ->> 'codeId'))
  where code_parts -> 0 ->> 'kind' = 'gift-ticket';
