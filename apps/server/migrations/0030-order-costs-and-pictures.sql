-- Costs of an order beside its lines (product.md, section 4), and what every picture says in words.

-- "pass-on of service and transaction cost" (specification 001, section 3): what visitors pay of the fees.
alter table client
  add column transaction_cost_online_minor integer not null default 0 check (transaction_cost_online_minor >= 0),
  add column transaction_cost_offline_minor integer not null default 0 check (transaction_cost_offline_minor >= 0),
  add column pass_on_service_cost boolean not null default false,
  add column pass_on_transaction_cost boolean not null default false;

-- What its visitor saw: for each ticket, and for the order.
alter table cart
  add column service_cost_minor integer not null default 0 check (service_cost_minor >= 0),
  add column transaction_cost_minor integer not null default 0 check (transaction_cost_minor >= 0);

-- What was charged, within total_minor; an order that cost nothing has no transaction.
alter table orders
  add column service_cost_minor integer not null default 0 check (service_cost_minor >= 0),
  add column transaction_cost_minor integer not null default 0 check (transaction_cost_minor >= 0);

-- Read out where a picture is not seen: a text per language, none where it only decorates.
alter table image add column alternative_text jsonb not null default '{}';
