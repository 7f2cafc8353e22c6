-- A group ticket: any of its codes lets in as many of its order and visit as staff say (product.md, section 18).
alter table ticket_type add column group_ticket boolean not null default false;

-- What gates keep of tickets and vouchers is brought up to date by what changed since.
alter table ticket
  add column group_ticket boolean not null default false,
  add column changed_at timestamptz not null default now();
create index ticket_changed on ticket (client_id, changed_at);
create index ticket_valid_until on ticket (client_id, valid_until);
alter table voucher add column changed_at timestamptz not null default now();
create index voucher_changed on voucher (client_id, changed_at);

create function note_change_for_gates() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger ticket_changed_for_gates before update on ticket
  for each row execute function note_change_for_gates();
create trigger voucher_changed_for_gates before update on voucher
  for each row execute function note_change_for_gates();

alter table device
  -- a phone with Foyer's own page, or a turnstile or program with a key that staff were shown once
  add column kind text not null default 'gate' check (kind in ('gate', 'api')),
  -- null = every ticket group
  add column ticket_group_ids uuid[] check (array_ndims(ticket_group_ids) = 1),
  -- as it said of itself when it was last seen
  add column battery_percentage integer check (battery_percentage between 0 and 100),
  add column app_version text not null default '' check (length(app_version) <= 40),
  add column waiting_scans integer not null default 0 check (waiting_scans >= 0),
  add column asleep boolean not null default false;

alter table scan
  -- one scan of a group ticket lets in several tickets: a row each, the first of which is part 0
  add column part integer not null default 0 check (part >= 0),
  add column people integer not null default 1 check (people >= 1),
  -- made without a connection: what the device said to the visitor
  add column told_verdict text check (told_verdict in ('valid', 'attention', 'refused')),
  add column told_reason text,
  -- its verdict was changed by a scan that was made before it and came in after it
  add column settled_at timestamptz,
  add column undone_at timestamptz,
  drop constraint scan_device_sequence_key,
  add constraint scan_device_sequence_key unique (client_id, device_id, device_sequence, part),
  add constraint scan_told check ((told_verdict is null) = (told_reason is null));
create index scan_to_look_at on scan (client_id, at)
  where settled_at is not null or (told_verdict = 'valid' and verdict <> 'valid');
