-- What the list of orders is narrowed to beside days, state, channel and product (specification 001, section 3). Each
-- index holds the few rows that have what is asked for, or the rows of a value together (decision 0156).
create index order_newest_by_language on orders (client_id, language, created_at desc, id desc);
-- A telephone number is found however it was typed. Under row-level security no index on an expression is used.
alter table orders add column buyer_phone_digits text not null
  generated always as (translate(buyer_phone, '+ ()-./', '')) stored;
create index order_phone on orders (client_id, buyer_phone_digits) where buyer_phone_digits <> '';
create index payment_method on payment (client_id, method, order_id);
create index payment_provider on payment (client_id, provider, order_id);
create index ticket_used on ticket (client_id, order_id) where used_at is not null;
create index order_line_discounted on order_line (client_id, order_id)
  where price_steps @> '[{"kind": "discount-code"}]';
create index ledger_posting_donation on ledger_posting (client_id, order_id) where 'donation' = any (accounts);
create index refund_reason on refund (client_id, reason, order_id);
create index order_event_cancelled on order_event (client_id, order_id) where kind = 'visit-cancelled';
