-- Colour schemes: three colours under a name, shared by channels (specification 001, section 3).

create table colour_scheme (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  name text not null constraint colour_scheme_name_length check (length(name) between 1 and 60),
  colours jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);
create unique index colour_scheme_name_key on colour_scheme (client_id, lower(name));
call protect_client_table('colour_scheme');

-- A channel has the colours of its scheme, or without one its own. A scheme that a channel has cannot be deleted.
alter table channel add column colour_scheme_id uuid;
alter table channel add constraint channel_colour_scheme_fkey
  foreign key (client_id, colour_scheme_id) references colour_scheme;
create index channel_colour_scheme on channel (client_id, colour_scheme_id) where colour_scheme_id is not null;
