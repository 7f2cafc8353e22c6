-- Changes of timeslots that are drafted, shown as a dry run, applied as one and undone; closures; and the visits that
-- both affect (decisions 0021 and 0070).

-- The draft is stored, so that it survives a reload and can be handed to a colleague by its address. A selection of the
-- availability scheduler may span several calendars: then the change belongs to none (decision 0033).
create table change (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  -- which area reads wanted, before and outcome
  kind text not null check (kind in ('timeslots', 'product-schedule', 'closure')),
  calendar_id uuid,
  state text not null default 'draft' check (state in ('draft', 'applied', 'undone')),
  -- the rules as they shall be: {name, periods, exceptions}; what is left out stays
  wanted jsonb not null,
  -- fingerprint of the rules that were edited
  seen_version text not null,
  -- remedies of timeslots with visitors: {timeslot id: {remedy, byHand}}
  remedies jsonb not null default '{}',
  mails_visitors boolean not null default true,
  created_at timestamptz not null default now(),
  created_by text not null,
  -- the rules as they were, to undo, and what applying did: figures, days, remedies as the page shows them
  before jsonb,
  outcome jsonb,
  applied_at timestamptz,
  applied_by text,
  took_ms integer,
  undone_at timestamptz,
  undone_by text,
  primary key (client_id, id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  constraint change_applied check ((state = 'draft') = (applied_at is null))
);
create index change_calendar on change (client_id, calendar_id, id);
call protect_client_table('change');

-- The unused tickets of one order in one timeslot, or for one day of a product. No foreign key to orders: applying a
-- change never waits for an order that waits for its timeslot.
create table affected_visit (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  change_id uuid not null,
  order_id uuid not null,
  timeslot_id uuid,
  -- a timeslot that is removed and comes back has another id: it is found by these
  calendar_id uuid,
  starts_at timestamptz,
  -- of tickets without a time
  product_id uuid,
  visit_date date not null,
  visit_time time,
  ticket_count integer not null check (ticket_count > 0),
  amount_minor bigint not null,
  remedy text not null check (remedy in ('keep', 'move', 'cancel', 'move back', 'close', 'mail', 'offer', 'refund')),
  -- its transitions: packages/domain/src/changes/affected-visit.ts
  state text not null check (state in
    ('waiting', 'listed', 'mailed', 'offered', 'moved', 'refunding', 'settled', 'kept', 'needs-you', 'failed')),
  -- why staff have to decide, or the refusal for which it failed
  cause text,
  -- where the dry run moves it
  planned_start timestamptz,
  moved_to_id uuid,
  moved_to_date date,
  -- the transaction in which its refund was asked for: the refund bears the same time
  refund_at timestamptz,
  answered_at timestamptz,
  settled_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, change_id) references change on delete cascade,
  constraint affected_visit_key
    unique nulls not distinct (client_id, change_id, order_id, calendar_id, starts_at, product_id, visit_date),
  constraint affected_visit_place check ((product_id is null) = (starts_at is not null)
    and (calendar_id is null) = (starts_at is null) and (visit_time is null) = (starts_at is null)),
  constraint affected_visit_cause check ((state in ('needs-you', 'failed')) = (cause is not null))
);
create index affected_visit_state on affected_visit (client_id, change_id, state, id);
create index affected_visit_order on affected_visit (client_id, order_id);
create index affected_visit_open on affected_visit (client_id, change_id) where state in ('waiting', 'offered');
call protect_client_table('affected_visit');
call let_worker_see_all('affected_visit');

-- Closing a timeslot, a day or a period for a reason that visitors read. The change with the same id says by whom and
-- when it was closed; it is stored after the closure, in its transaction.
create table closure (
  client_id uuid not null references client,
  id uuid not null default uuidv7(),
  -- idempotency key of the request: sent again, it closes nothing more
  request_id text not null check (length(request_id) between 1 and 100),
  scope_kind text not null check (scope_kind in ('location', 'timeslot-group', 'timeslot')),
  -- up to a whole selection of the availability scheduler
  scope_ids uuid[] not null check (cardinality(scope_ids) between 1 and 500),
  -- by the clocks of each location; the end is not included
  from_local timestamp not null,
  until_local timestamp not null,
  reason text not null check (reason in ('storm', 'technical', 'safety', 'staff', 'other')),
  note text not null default '' check (length(note) <= 200),
  remedy text not null check (remedy in ('close', 'mail', 'offer', 'refund')),
  offers_refund boolean not null default false,
  without_answer text not null default 'keep' check (without_answer in ('refund', 'keep')),
  deadline_at timestamptz,
  timeslot_count integer not null default 0,
  -- days of tickets without a time that it took whole when it was made, and those that it only made shorter
  -- (decision 0054)
  day_count integer not null default 0 check (day_count >= 0),
  shortened_day_count integer not null default 0 check (shortened_day_count >= 0),
  paused_at timestamptz,
  lifted_at timestamptz,
  primary key (client_id, id),
  foreign key (client_id, id) references change deferrable initially deferred,
  constraint closure_request_key unique (client_id, request_id),
  constraint closure_end_after_start check (until_local > from_local),
  constraint closure_offer_has_deadline check ((remedy = 'offer') = (deadline_at is not null))
);
create index closure_in_force on closure (client_id, until_local) where lifted_at is null;
create index closure_deadline on closure (deadline_at) where lifted_at is null and deadline_at is not null;
call protect_client_table('closure');
call let_worker_see_all('closure');

-- The first closure in force that covers a timeslot, null where none does.
create function closure_over(of_client uuid, of_calendar uuid, of_timeslot uuid, starts timestamp)
returns uuid language sql stable set search_path = public, pg_temp as $$
  select c.id from closure c
  where c.client_id = of_client and c.lifted_at is null and c.until_local > starts and c.from_local <= starts
    and case c.scope_kind
      when 'timeslot' then of_timeslot = any (c.scope_ids)
      when 'timeslot-group' then of_calendar = any (c.scope_ids)
      else exists (select from calendar k
        where k.client_id = of_client and k.id = of_calendar and k.location_id = any (c.scope_ids)) end
  order by c.id limit 1
$$;
