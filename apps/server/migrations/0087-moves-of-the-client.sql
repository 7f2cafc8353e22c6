-- A visit that the client moved is no rebooking of its buyer (decision 0261). What was moved before counts as it did.
alter table ticket add column moved_by_client boolean not null default false;
