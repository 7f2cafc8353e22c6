-- Since when a provider is asked for a refund without having said yes or no: until then it may have paid.
alter table refund add column asked_at timestamptz;
