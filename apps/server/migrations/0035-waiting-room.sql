-- The waiting room of a channel (product.md, section 16): what staff set; the line, which every server process reads once
-- a second and one of them moves on; the places in it; and a row of counters for each minute.
create table waiting_room (
  client_id uuid not null references client,
  channel_id uuid not null,
  -- null = no waiting room
  carts_a_minute integer constraint waiting_room_carts check (carts_a_minute between 1 and 100000),
  opens_by_load boolean not null default false,
  starts_at timestamptz,
  opens_before_minutes integer not null default 30 check (opens_before_minutes between 1 and 1440),
  minutes_to_begin integer not null default 10 check (minutes_to_begin between 2 and 60),
  is_paused boolean not null default false,
  -- what visitors read while they wait, by language
  texts jsonb not null default '{}',
  -- who changed the rate last, and from what
  rate_changed_at timestamptz,
  rate_changed_by text,
  rate_before integer,
  version integer not null default 1,
  primary key (client_id, channel_id),
  foreign key (client_id, channel_id) references channel on delete cascade,
  constraint waiting_room_has_rate check (carts_a_minute is not null or (not opens_by_load and starts_at is null))
);
call protect_client_table('waiting_room');

create table waiting_line (
  client_id uuid not null references client,
  channel_id uuid not null,
  last_entry bigint not null default 0,
  last_number bigint not null default 0,
  admitted_number bigint not null default 0,
  credit double precision not null default 0,
  ticked_at timestamptz not null,
  pace double precision not null default 1 check (pace between 0 and 1),
  opened_at timestamptz,
  opened_by text check (opened_by in ('carts', 'load', 'start')),
  empty_since timestamptz,
  drawn_for timestamptz,
  window_start timestamptz not null,
  window_carts double precision not null default 0,
  window_before double precision not null default 0,
  -- who was there when it was last counted, by steps of numbers
  presence_at timestamptz,
  presence_from bigint not null default 0,
  presence_step integer not null default 1 check (presence_step > 0),
  presence_counts integer[] not null default '{}',
  primary key (client_id, channel_id),
  foreign key (client_id, channel_id) references waiting_room on delete cascade,
  constraint waiting_line_order check (admitted_number <= last_number),
  constraint waiting_line_opened check ((opened_at is null) = (opened_by is null))
) with (fillfactor = 50);
call protect_client_table('waiting_line');

-- Many and short-lived: no foreign key, as other rows that are made for crowds (decision 0036).
create table waiting_place (
  client_id uuid not null,
  channel_id uuid not null,
  -- the order of arrival
  entry bigint not null,
  -- the order in which visitors are let in; null = lots are not drawn yet
  number bigint,
  -- a digest of the browser's own key
  browser bytea not null check (length(browser) = 16),
  joined_at timestamptz not null,
  seen_at timestamptz not null,
  -- how long it was told to wait at first
  told_seconds integer,
  turn_at timestamptz,
  called_at timestamptz,
  used_at timestamptz,
  left_at timestamptz,
  cart_id uuid,
  primary key (client_id, channel_id, entry),
  constraint waiting_place_used_once check ((used_at is null) = (cart_id is null))
) with (fillfactor = 70);
create unique index waiting_place_number on waiting_place (client_id, channel_id, number) where number is not null;
create index waiting_place_browser on waiting_place (client_id, channel_id, browser);
call protect_client_table('waiting_place');

create table waiting_minute (
  client_id uuid not null,
  channel_id uuid not null,
  minute timestamptz not null,
  waiting integer not null default 0,
  joined integer not null default 0,
  admitted integer not null default 0,
  -- carts of visitors who did not have to wait
  direct integer not null default 0,
  came_back integer not null default 0,
  refused integer not null default 0,
  waited_seconds bigint not null default 0,
  told_seconds bigint not null default 0,
  primary key (client_id, channel_id, minute)
) with (fillfactor = 70);
call protect_client_table('waiting_minute');

-- Every process asks this once a second for all its visitors, so that a channel without a waiting room costs a cart nothing.
create function list_waiting_rooms() returns table (client_id uuid, subdomain text, url text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.id, c.subdomain, h.url from waiting_room w
    join client c on c.id = w.client_id
    join channel h on h.client_id = w.client_id and h.id = w.channel_id
    where w.carts_a_minute is not null and h.deleted_at is null
  $$;
