-- Locations, products, events, ticket groups and types (specification 001, section 3), their texts and pictures.

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
  -- its networks: accounts may be limited to signing in from them ("Login refused by location")
  ip_ranges text[] not null default '{}',
  -- raised by every change, so that of two editors the second is refused (decision 0042)
  version integer not null default 1,
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

-- Closed days of a location (/openingstijden).
create table closed_day (
  client_id uuid not null,
  location_id uuid not null,
  date date not null,
  note text not null default '' check (length(note) <= 200),
  primary key (client_id, location_id, date),
  foreign key (client_id, location_id) references location on delete cascade
);
call protect_client_table('closed_day');

-- Accounts that may sign in only from the networks of these locations; without a row, from anywhere.
create table account_login_location (
  client_id uuid not null,
  account_id uuid not null,
  location_id uuid not null,
  primary key (client_id, account_id, location_id),
  foreign key (client_id, account_id) references account on delete cascade,
  -- a location that limits sign-in stays: without it the account would be free to sign in anywhere
  constraint account_login_location_known foreign key (client_id, location_id) references location
);
create index account_login_location_of on account_login_location (client_id, location_id);
call protect_client_table('account_login_location');

create table product (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  name text not null,
  category text not null default '',
  product_type text not null default 'activity' check (product_type in ('activity')),
  availability_type text not null default 'TIMESLOTS' check (availability_type in ('TIMESLOTS', 'UNLIMITED')),
  archived_at timestamptz,
  -- raised by every change, so that of two editors the second is refused (decisions 0026 and 0041)
  version integer not null default 1,
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

-- A product's own hours at a location.
create table product_opening_hours (
  client_id uuid not null,
  product_id uuid not null,
  location_id uuid not null,
  weekday smallint not null check (weekday between 1 and 7),
  opens time,
  closes time,
  primary key (client_id, product_id, location_id, weekday),
  foreign key (client_id, product_id, location_id) references product_location on delete cascade
);
call protect_client_table('product_opening_hours');

-- Events (a date, a time, a limit) and exhibitions (a period, a limit a day where one is given). Titles are content.
create table event (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('event', 'exhibition')),
  location_id uuid,
  from_date date not null,
  until_date date not null,
  at time,
  -- null = no limit
  ticket_limit integer check (ticket_limit > 0),
  linked_event_id uuid,
  publish_in_ticket_frame boolean not null default false,
  show_availability boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, location_id) references location,
  foreign key (client_id, linked_event_id) references event on delete set null (linked_event_id),
  constraint event_end_after_start check (until_date >= from_date),
  constraint event_has_one_day check (kind <> 'event' or from_date = until_date),
  constraint event_not_linked_to_itself check (linked_event_id <> id)
);
create index event_location on event (client_id, location_id);
create index event_linked_event on event (client_id, linked_event_id);
create index event_dates on event (client_id, from_date, id);
call protect_client_table('event');

-- Dates on which an event or exhibition is closed.
create table event_exception (
  client_id uuid not null,
  event_id uuid not null,
  date date not null,
  note text not null default '' check (length(note) <= 200),
  primary key (client_id, event_id, date),
  foreign key (client_id, event_id) references event on delete cascade
);
call protect_client_table('event_exception');

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
  -- tickets that may be sold: per timeslot, per day or in all, after the kind; null = no limit
  ticket_limit integer check (ticket_limit > 0),
  -- kind 'fixed date': the one date; 'period': the dates in which a ticket is valid
  valid_from date,
  valid_until date,
  open_weekdays smallint[] not null default '{1,2,3,4,5,6,7}'
    constraint ticket_group_open_weekdays check (open_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  previsit_mail_on boolean not null default false,
  previsit_days integer check (previsit_days between 0 and 365),
  previsit_at time,
  aftervisit_mail_on boolean not null default false,
  aftervisit_days integer check (aftervisit_days between 0 and 365),
  aftervisit_at time,
  mail_article_codes text[] not null default '{}',
  -- the block flag: none of these mails is sent for the group (product.md, section 6)
  mails_blocked boolean not null default false,
  sort integer not null default 0,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  foreign key (client_id, product_id) references product,
  -- decision 0026
  constraint ticket_group_validity check (valid_until >= valid_from),
  constraint ticket_group_kind_validity check (
    case kind
      when 'fixed date' then valid_from is not null and valid_until = valid_from
      when 'period' then valid_from is not null and valid_until is not null
      else true
    end),
  constraint ticket_group_previsit_mail check
    (not previsit_mail_on or (previsit_days is not null and previsit_at is not null)),
  constraint ticket_group_aftervisit_mail check
    (not aftervisit_mail_on or (aftervisit_days is not null and aftervisit_at is not null))
);
create index ticket_group_product on ticket_group (client_id, product_id);
call protect_client_table('ticket_group');

-- Days on which a dated group is open or closed, whatever its weekdays say.
create table ticket_group_day (
  client_id uuid not null,
  ticket_group_id uuid not null,
  date date not null,
  is_open boolean not null,
  primary key (client_id, ticket_group_id, date),
  foreign key (client_id, ticket_group_id) references ticket_group on delete cascade
);
call protect_client_table('ticket_group_day');

create table ticket_type (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  ticket_group_id uuid not null,
  event_id uuid,
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
  -- null = no limit
  ticket_limit integer check (ticket_limit > 0),
  blocks_other_timeslots boolean not null default false,
  uses_custom_barcode boolean not null default false,
  validity_kind text check (validity_kind in
    ('on ticket date', 'after ticket date', 'after purchase date', 'until selected date')),
  validity_days integer check (validity_days >= 0),
  validity_until date,
  daily_scan_limit integer check (daily_scan_limit > 0),
  total_scan_limit integer check (total_scan_limit > 0),
  -- a label set by hand; otherwise the availability decides
  status_label text check (status_label in ('cancelled', 'none', 'closed', 'sold out')),
  information_icon text not null default '' check (length(information_icon) <= 40),
  plu_code text not null default '' check (length(plu_code) <= 50),
  article_code text not null default '' constraint ticket_type_article_code check (length(article_code) <= 50),
  cost_centre text not null default '' check (length(cost_centre) <= 50),
  ledger_account text not null default '' check (length(ledger_account) <= 50),
  active boolean not null default true,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint ticket_type_number_key unique (client_id, number),
  foreign key (client_id, ticket_group_id) references ticket_group,
  constraint ticket_type_event_fkey foreign key (client_id, event_id) references event,
  -- decision 0026
  constraint ticket_type_validity check (
    case
      when validity_kind in ('after ticket date', 'after purchase date')
        then validity_days is not null and validity_until is null
      when validity_kind = 'until selected date' then validity_until is not null and validity_days is null
      else validity_days is null and validity_until is null
    end),
  constraint ticket_type_scan_limits check (total_scan_limit >= daily_scan_limit),
  constraint ticket_type_blocks_for_a_duration check (not blocks_other_timeslots or duration_minutes is not null)
);
create index ticket_type_group on ticket_type (client_id, ticket_group_id, sort);
create index ticket_type_event on ticket_type (client_id, event_id) where event_id is not null;
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

-- One table for every text that exists per language.
create table content (
  client_id uuid not null references client,
  owner text not null,
  owner_id uuid not null,
  language text not null,
  field text not null,
  text text not null,
  primary key (client_id, owner, owner_id, language, field)
);
call protect_client_table('content');

-- Pictures of products, channels and so on: the file itself is in the file store under the image's id.
create table image (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  owner text not null,
  owner_id uuid not null,
  purpose text not null,
  format text not null check (format in ('jpeg', 'png')),
  width integer not null,
  height integer not null,
  bytes integer not null,
  -- read out where a picture is not seen: a text per language, none where it only decorates
  alternative_text jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (client_id, id),
  constraint image_purpose_key unique (client_id, owner, owner_id, purpose)
);
call protect_client_table('image');
