-- Wall screens (product.md, section 18; decision 0232): what each shows, and the secret of its public page.

create table wall_screen (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 60),
  layout text not null check (layout in ('list', 'board')),
  orientation text not null check (orientation in ('landscape', 'portrait')),
  -- null = timeslots of all locations
  location_id uuid,
  -- null = what a desk sells
  channel_id uuid,
  -- none = all; ids of products that are gone show nothing
  product_ids uuid[] not null default '{}',
  languages text[] not null check (cardinality(languages) between 1 and 4),
  language_seconds integer not null check (language_seconds between 5 and 300),
  shows_timeslots boolean not null,
  shows_sold_out boolean not null,
  shows_events boolean not null,
  shows_waiting boolean not null,
  -- set by staff through the day; null = nothing is said of it
  waiting_minutes integer check (waiting_minutes between 0 and 600),
  footer_nl text not null default '' check (length(footer_nl) <= 120),
  footer_en text not null default '' check (length(footer_en) <= 120),
  background_colour text not null check (background_colour ~ '^#[0-9A-F]{6}$'),
  text_colour text not null check (text_colour ~ '^#[0-9A-F]{6}$'),
  accent_colour text not null check (accent_colour ~ '^#[0-9A-F]{6}$'),
  -- SHA-256 of the token in its address; null = it has no link
  token_hash bytea,
  -- of its page, to about ten seconds
  last_seen_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, location_id) references location,
  foreign key (client_id, channel_id) references channel on delete set null (channel_id)
);
create unique index wall_screen_name_key on wall_screen (client_id, lower(name));
create unique index wall_screen_token_key on wall_screen (client_id, token_hash);
-- Which client a token is of is asked before a client is chosen.
create index wall_screen_token on wall_screen using hash (token_hash);
create index wall_screen_location on wall_screen (client_id, location_id);
create index wall_screen_channel on wall_screen (client_id, channel_id);
call protect_client_table('wall_screen');

create function find_client_by_screen_token(wanted bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select client_id from wall_screen where token_hash = wanted $$;
