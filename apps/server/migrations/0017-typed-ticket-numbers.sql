-- A number that was typed has no signature: the log says so, and wrong ones are counted by device.
alter table scan add column typed boolean not null default false;
create index scan_wrong_number on scan (client_id, device_id, received_at) where typed and reason = 'unknown';
