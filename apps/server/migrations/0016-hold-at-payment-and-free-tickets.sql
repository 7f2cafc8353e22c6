-- Going to pay lengthens the hold of a cart once (decision 0102).
alter table cart add column lengthened_to_pay boolean not null default false;

-- Free tickets bear no service cost unless the client says so (decision 0103). Carts and orders of before were charged
-- for every ticket, and keep what their buyers saw.
alter table client add column service_on_free_tickets boolean not null default false;
alter table cart add column service_on_free boolean not null default true;
alter table cart alter column service_on_free set default false;
alter table orders add column service_on_free boolean not null default true;
alter table orders alter column service_on_free set default false;

-- The dashboard asks for payments of another amount; few orders have one.
create index order_event_differing on order_event (client_id, order_id, id) where kind = 'payment-differs';
