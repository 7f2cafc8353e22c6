-- A change of a timeslot group's rules is drafted, shown as a dry run, applied as one and may be undone (decision
-- 0021). The draft stands here, so that it survives a reload and can be handed to a colleague by its address.

alter table timeslot
  -- staff saw the conflict and keep the timeslot as it is; a new conflict asks again
  add column conflict_kept boolean not null default false;

create table schedule_change (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
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
  constraint schedule_change_applied check ((state = 'draft') = (applied_at is null))
);
create index schedule_change_calendar on schedule_change (client_id, calendar_id, id);
call protect_client_table('schedule_change');

-- One order whose visit a change moves, cancels or keeps; carried out one by one after the change itself.
create table schedule_change_visit (
  client_id uuid not null,
  change_id uuid not null,
  order_id uuid not null,
  -- when the visit was, on the clock of the world: a timeslot that was removed meanwhile comes back with another id
  from_start timestamptz not null,
  remedy text not null check (remedy in ('move', 'cancel', 'keep', 'move back')),
  ticket_count integer not null,
  to_start timestamptz,
  amount_minor bigint not null default 0,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  failure text,
  primary key (client_id, change_id, order_id, from_start, remedy),
  foreign key (client_id, change_id) references schedule_change on delete cascade,
  foreign key (client_id, order_id) references orders
);
create index schedule_change_visit_order on schedule_change_visit (client_id, order_id);
call protect_client_table('schedule_change_visit');
