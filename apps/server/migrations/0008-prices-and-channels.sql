-- Pricing rules of ticket groups, the channels that sell them, and what each channel shows.

-- Pricing rules (product.md, section 4): they belong to one ticket group and hold one value per ticket type. The one
-- created last applies, which is what `sequence` says; editing keeps it.
create table pricing_rule (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  ticket_group_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  kind text not null check (kind in ('mutation', 'substitute')),
  from_date date not null,
  until_date date not null,
  -- 1 = Monday
  weekdays smallint[] not null,
  active boolean not null default true,
  sequence integer not null,
  -- raised by every change, so that of two editors the second is refused
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade,
  constraint pricing_rule_end_after_start check (until_date >= from_date),
  constraint pricing_rule_weekdays check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  constraint pricing_rule_sequence_key unique (client_id, ticket_group_id, sequence)
);
call protect_client_table('pricing_rule');

-- No row for a ticket type = the rule does not match it.
create table pricing_rule_value (
  client_id uuid not null,
  pricing_rule_id uuid not null,
  ticket_type_id uuid not null,
  amount_minor integer,
  basis_points integer,
  primary key (client_id, pricing_rule_id, ticket_type_id),
  foreign key (client_id, pricing_rule_id) references pricing_rule on delete cascade,
  constraint pricing_rule_value_ticket_type_fkey
    foreign key (client_id, ticket_type_id) references ticket_type on delete cascade,
  constraint pricing_rule_value_one check (num_nonnulls(amount_minor, basis_points) = 1)
);
create index pricing_rule_value_ticket_type on pricing_rule_value (client_id, ticket_type_id);
call protect_client_table('pricing_rule_value');

create table channel (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('ticketstreet', 'webshop')),
  name text not null,
  url text not null check (url ~ '^[a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?$'),
  publication_on boolean not null default false,
  starts_on date,
  ends_on date,
  languages text[] not null default '{nl}',
  default_language text not null default 'nl',
  min_tickets integer not null default 1 check (min_tickets >= 1),
  max_tickets integer check (max_tickets >= 1),
  colours jsonb not null default '{"brand":"#C2402A","ink":"#12263A","paper":"#FBF7F0"}',
  payment_methods text[] not null default '{test}',
  -- holdcapacity: the share of each timeslot that the channel may not sell until its release, which is a day and time
  -- on the client's clock, or so many minutes before each start; neither = never
  hold_capacity_enabled boolean not null default false,
  hold_capacity_percentage integer not null default 0
    constraint channel_hold_capacity_percentage check (hold_capacity_percentage between 0 and 100),
  hold_capacity_release_date date,
  hold_capacity_release_time time,
  hold_capacity_release_minutes integer
    constraint channel_hold_capacity_minutes check (hold_capacity_release_minutes >= 0),
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint channel_default_language_selected check (default_language = any (languages)),
  constraint channel_period check (ends_on is null or starts_on is null or ends_on >= starts_on),
  constraint channel_hold_capacity_release check (
    (hold_capacity_release_date is null) = (hold_capacity_release_time is null)
    and (hold_capacity_release_date is null or hold_capacity_release_minutes is null)),
  -- no dates = always; two channels of one client may share a URL only in periods that do not touch
  constraint channel_url_overlap exclude using gist
    (client_id with =, url with =, daterange(starts_on, ends_on, '[]') with &&) where (deleted_at is null)
);
create unique index channel_name_key on channel (client_id, lower(name)) where deleted_at is null;
call protect_client_table('channel');

create table channel_ticket_group (
  client_id uuid not null,
  channel_id uuid not null,
  ticket_group_id uuid not null,
  sort integer not null default 0,
  primary key (client_id, channel_id, ticket_group_id),
  foreign key (client_id, channel_id) references channel on delete cascade,
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade
);
call protect_client_table('channel_ticket_group');

-- A product is sold on a channel unless it is disabled there: no row means enabled where its groups are chosen.
create table product_channel (
  client_id uuid not null,
  product_id uuid not null,
  channel_id uuid not null,
  enabled boolean not null default true,
  -- what the product is called there (specification 001, section 3: "name on channel"); '' = its title
  name_on_channel text not null default '' check (length(name_on_channel) <= 100),
  primary key (client_id, product_id, channel_id),
  foreign key (client_id, product_id) references product on delete cascade,
  foreign key (client_id, channel_id) references channel on delete cascade
);
create index product_channel_channel on product_channel (client_id, channel_id);
call protect_client_table('product_channel');
