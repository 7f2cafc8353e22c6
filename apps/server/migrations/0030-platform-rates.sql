-- What the platform charges the client for each ticket and each paid order, kept by Admins; what visitors pay stays in
-- service_fee_* and transaction_cost_* (specification 001, section 3; product.md, section 15). Until now one value was both.
alter table client
  add column platform_service_online_minor integer not null default 0 check (platform_service_online_minor >= 0),
  add column platform_service_offline_minor integer not null default 0 check (platform_service_offline_minor >= 0),
  add column platform_transaction_online_minor integer not null default 0 check (platform_transaction_online_minor >= 0),
  add column platform_transaction_offline_minor integer not null default 0 check (platform_transaction_offline_minor >= 0);
update client set
  platform_service_online_minor = service_fee_online_minor,
  platform_service_offline_minor = service_fee_offline_minor,
  platform_transaction_online_minor = transaction_cost_online_minor,
  platform_transaction_offline_minor = transaction_cost_offline_minor;
