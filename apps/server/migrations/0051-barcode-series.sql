-- Barcode series, their codes, and which ticket types take them (specification 001, section 3; decision 0214).
create table barcode_series (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  kind text not null check (kind in ('imported', 'generated', 'foreign')),
  prefix text not null default '' check (length(prefix) <= 20),
  -- codes that were asked for when it was made
  number integer not null default 0,
  plu_code text not null default '' check (length(plu_code) <= 50),
  valid_until date,
  warn_percentage integer not null default 10 check (warn_percentage between 0 and 100),
  archived_at timestamptz,
  -- it is deleted as soon as its last code is
  removing boolean not null default false,
  created_by_name text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);
create unique index barcode_series_name_key on barcode_series (client_id, lower(name)) where not removing;
call protect_client_table('barcode_series');
call let_worker_see_all('barcode_series');

-- A ticket type that does not take its codes any more keeps its row: an order that is being paid took one.
create table barcode_series_type (
  client_id uuid not null,
  series_id uuid not null,
  ticket_type_id uuid not null,
  linked_at timestamptz not null,
  unlinked_at timestamptz,
  primary key (client_id, series_id, ticket_type_id),
  constraint barcode_series_type_series_fkey foreign key (client_id, series_id) references barcode_series on delete cascade,
  constraint barcode_series_type_type_fkey foreign key (client_id, ticket_type_id) references ticket_type on delete cascade
);
create index barcode_series_of_type on barcode_series_type (client_id, ticket_type_id) where unlinked_at is null;
call protect_client_table('barcode_series_type');

-- Every code that a gate knows beside the numbers of tickets: of a series, or the custom barcode of a ticket type, which
-- all its tickets have.
create table barcode (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  series_id uuid,
  ticket_type_id uuid,
  -- as it is printed, and as it is compared: capitals without spaces and dashes
  code text not null check (length(code) between 1 and 64),
  key text not null check (key ~ '^[!-~]+$' and key = upper(key) and key !~ '-'),
  -- a ticket has it, for ever
  issued_at timestamptz,
  -- its ticket was let in first
  scanned_at timestamptz,
  primary key (client_id, id),
  constraint barcode_key unique (client_id, key),
  constraint barcode_series_fkey foreign key (client_id, series_id) references barcode_series on delete cascade,
  constraint barcode_type_fkey foreign key (client_id, ticket_type_id) references ticket_type on delete cascade,
  constraint barcode_of_one check ((series_id is null) <> (ticket_type_id is null)),
  constraint barcode_scanned_once_issued check (scanned_at is null or issued_at is not null)
);
create index barcode_free on barcode (client_id, series_id, id) where issued_at is null and series_id is not null;
create index barcode_issued on barcode (client_id, series_id, issued_at desc, id) where issued_at is not null;
create index barcode_scanned on barcode (client_id, series_id) where scanned_at is not null;
create index barcode_of_type on barcode (client_id, ticket_type_id) where ticket_type_id is not null;
call protect_client_table('barcode');

-- What is printed on a ticket and read at the gate in place of its signed code.
alter table ticket
  add column barcode_id uuid,
  -- the custom barcode of its type
  add column barcode_shared boolean not null default false,
  add constraint ticket_barcode_fkey foreign key (client_id, barcode_id) references barcode;
-- never the same code twice; a ticket that was moved hands its code on
create unique index ticket_barcode_once on ticket (client_id, barcode_id)
  where barcode_id is not null and not barcode_shared and replaced_by is null;
create index ticket_barcode on ticket (client_id, barcode_id) where barcode_id is not null;

create function note_scanned_barcode() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update barcode set scanned_at = new.used_at
    where client_id = new.client_id and id = new.barcode_id and scanned_at is null and issued_at is not null;
  return new;
end $$;
create trigger ticket_barcode_scanned after update of used_at on ticket
  for each row when (new.barcode_id is not null and old.used_at is null and new.used_at is not null)
  execute function note_scanned_barcode();

-- The custom barcode of a ticket type is a code of the client like any other. One that was printed stays known.
alter table ticket_type add column custom_barcode text not null default '' check (length(custom_barcode) <= 40);
create function barcode_key_of(code text) returns text language sql immutable
  return upper(regexp_replace(code, '[\s-]', '', 'g'));
create function keep_custom_barcode() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare wanted text := case when new.uses_custom_barcode then new.custom_barcode else '' end;
begin
  delete from barcode b where b.client_id = new.client_id and b.ticket_type_id = new.id
    and b.key <> barcode_key_of(wanted)
    and not exists (select from ticket t where t.client_id = b.client_id and t.barcode_id = b.id);
  if wanted <> '' and not exists (select from barcode b where b.client_id = new.client_id
      and b.ticket_type_id = new.id and b.key = barcode_key_of(wanted)) then
    insert into barcode (client_id, ticket_type_id, code, key)
      values (new.client_id, new.id, wanted, barcode_key_of(wanted));
  end if;
  return new;
end $$;
create trigger ticket_type_custom_barcode after insert or update of custom_barcode, uses_custom_barcode on ticket_type
  for each row execute function keep_custom_barcode();
