-- Locations, products, ticket groups and types, calendars, timeslots, counters.

create table location (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  name text not null,
  address text not null default '',
  postal_code text not null default '',
  town text not null default '',
  country text not null default 'NL',
  time_zone text not null default 'Europe/Amsterdam',
  payment_environment text check (payment_environment in ('test', 'live')),
  standard_opens time,
  standard_closes time,
  house_limit integer check (house_limit > 0),
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);
create unique index location_name_key on location (client_id, lower(name));
call protect_client_table('location');

create table opening_hours (
  client_id uuid not null,
  location_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7),
  opens time,
  closes time,
  primary key (client_id, location_id, weekday),
  foreign key (client_id, location_id) references location on delete cascade
);
call protect_client_table('opening_hours');

create table product (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  name text not null,
  category text not null default '',
  product_type text not null default 'activity' check (product_type in ('activity')),
  availability_type text not null default 'TIMESLOTS' check (availability_type in ('TIMESLOTS', 'UNLIMITED')),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);
create unique index product_name_key on product (client_id, lower(name));
call protect_client_table('product');

create table product_location (
  client_id uuid not null,
  product_id uuid not null,
  location_id uuid not null,
  primary key (client_id, product_id, location_id),
  foreign key (client_id, product_id) references product on delete cascade,
  foreign key (client_id, location_id) references location
);
call protect_client_table('product_location');

create table ticket_group (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  product_id uuid not null,
  name text not null check (length(name) >= 2),
  kind text not null default 'day plus time'
    check (kind in ('continuous', 'fixed date', 'period', 'specific day', 'day plus time')),
  available_from date,
  available_until date,
  lookahead_days integer check (lookahead_days >= 0),
  cutoff_minutes integer not null default 0 check (cutoff_minutes >= 0),
  page_maximum integer not null default 0 check (page_maximum >= 0),
  child_needs_adult boolean not null default true,
  sort integer not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, product_id) references product
);
create index ticket_group_product on ticket_group (client_id, product_id);
call protect_client_table('ticket_group');

create table ticket_type (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  ticket_group_id uuid not null,
  number integer not null,
  item_kind text not null default 'admission' check (item_kind in ('admission', 'product', 'merchandise')),
  sort integer not null default 0,
  price_minor integer not null check (price_minor >= 0),
  original_price_minor integer check (original_price_minor >= 0),
  vat_basis_points integer not null default 900 check (vat_basis_points between 0 and 10000),
  is_child boolean not null default false,
  duration_minutes integer check (duration_minutes > 0),
  min_per_order integer not null default 0 check (min_per_order >= 0),
  max_per_order integer check (max_per_order > 0),
  plu_code text not null default '' check (length(plu_code) <= 50),
  article_code text not null default '',
  active boolean not null default true,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint ticket_type_number_key unique (client_id, number),
  foreign key (client_id, ticket_group_id) references ticket_group
);
create index ticket_type_group on ticket_type (client_id, ticket_group_id, sort);
call protect_client_table('ticket_type');

create table ticket_type_sales_point (
  client_id uuid not null,
  ticket_type_id uuid not null,
  sales_point text not null check (sales_point in
    ('website', 'reception', 'management', 'kiosk', 'mobile', 'api', 'import', 'internal', 'reserve with google')),
  primary key (client_id, ticket_type_id, sales_point),
  foreign key (client_id, ticket_type_id) references ticket_type on delete cascade
);
call protect_client_table('ticket_type_sales_point');

create table calendar (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('group', 'schedule')),
  name text,
  location_id uuid not null,
  product_id uuid,
  hidden boolean not null default false,
  synced boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, location_id) references location,
  foreign key (client_id, product_id) references product,
  constraint calendar_group_named check (kind <> 'group' or length(name) > 0)
);
create unique index calendar_name_key on calendar (client_id, lower(name)) where kind = 'group';
call protect_client_table('calendar');

create table calendar_ticket_group (
  client_id uuid not null,
  calendar_id uuid not null,
  ticket_group_id uuid not null,
  primary key (client_id, calendar_id, ticket_group_id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade
);
create index calendar_ticket_group_group on calendar_ticket_group (client_id, ticket_group_id);
call protect_client_table('calendar_ticket_group');

-- Two periods of one priority may not overlap (design, timeslot group): the constraint wins the race.
create table period (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
  from_date date not null,
  until_date date not null,
  priority integer not null default 0,
  note text not null default '',
  primary key (client_id, id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  constraint period_end_after_start check (until_date >= from_date),
  constraint period_same_priority_overlap exclude using gist
    (client_id with =, calendar_id with =, priority with =, daterange(from_date, until_date, '[]') with &&)
);
call protect_client_table('period');

create table weekday_time (
  client_id uuid not null,
  period_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7),
  at time not null,
  capacity integer check (capacity >= 0),
  status text not null default 'yes' check (status in ('no', 'yes', 'yes and close the timeslot', 'yes and close the day')),
  title text not null default '' check (length(title) <= 100),
  classes text not null default '' check (length(classes) <= 255),
  primary key (client_id, period_id, weekday, at),
  foreign key (client_id, period_id) references period on delete cascade
);
call protect_client_table('weekday_time');

-- The general counter: a number of places that may not be exceeded (product.md, section 4). Narrow, apart from
-- descriptive data, half-filled pages so that updates stay on their page. capacity null = no limit.
create table counter (
  client_id uuid not null,
  id uuid not null,
  kind text not null,
  owner_id uuid not null,
  capacity integer check (capacity >= 0),
  held integer not null default 0,
  sold integer not null default 0,
  primary key (client_id, id),
  constraint counter_held_not_negative check (held >= 0),
  constraint counter_sold_not_negative check (sold >= 0),
  constraint counter_not_exceeded check (held + sold <= capacity)
) with (fillfactor = 50);
call protect_client_table('counter');
call let_worker_see_all('counter');

-- The unit of capacity: a start on one date of one calendar; its counter has the same id.
create table timeslot (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
  local_date date not null,
  local_time time not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  origin text not null default 'generated' check (origin in ('generated', 'manual')),
  state text not null default 'open' check (state in ('open', 'closed', 'cancelled')),
  -- what differs from the rules because visitors have places in it; staff settle it
  conflict text check (conflict in ('not-in-rules', 'capacity-below-taken')),
  wanted_capacity integer,
  title text not null default '',
  classes text not null default '',
  primary key (client_id, id),
  constraint timeslot_start_key unique (client_id, calendar_id, starts_at),
  foreign key (client_id, calendar_id) references calendar
);
create index timeslot_conflict on timeslot (client_id, local_date) where conflict is not null;
call protect_client_table('timeslot');
call let_worker_see_all('timeslot');
