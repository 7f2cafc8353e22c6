-- One store for changes that are drafted, applied and undone, and one for the visits that they affect (decision 0070).
alter table schedule_change rename to change;
alter index schedule_change_pkey rename to change_pkey;
alter index schedule_change_calendar rename to change_calendar;
alter table change rename constraint schedule_change_applied to change_applied;
alter table change rename constraint schedule_change_state_check to change_state_check;
alter table change rename constraint schedule_change_client_id_calendar_id_fkey to change_client_id_calendar_id_fkey;
-- which area reads wanted, before and outcome
alter table change add column kind text not null default 'timeslots' check (kind in ('timeslots', 'product-schedule'));
alter table change alter column kind drop default;

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

-- Of a visit that was moved and is brought back there are two rows: the later one says where it is.
insert into affected_visit (client_id, change_id, order_id, timeslot_id, calendar_id, starts_at, visit_date, visit_time,
  ticket_count, amount_minor, remedy, state, cause, moved_to_id)
select distinct on (v.client_id, v.change_id, v.order_id, v.calendar_id, v.from_start)
  v.client_id, v.change_id, v.order_id, t.id, v.calendar_id, v.from_start,
  (v.from_start at time zone l.time_zone)::date, (v.from_start at time zone l.time_zone)::time, v.ticket_count,
  v.amount_minor, v.remedy,
  case when v.state = 'done' then case v.remedy when 'keep' then 'kept' when 'cancel' then 'refunding' else 'moved' end
    else v.state end,
  v.failure, m.id
from schedule_change_visit v
join calendar k on k.client_id = v.client_id and k.id = v.calendar_id
join location l on l.client_id = k.client_id and l.id = k.location_id
left join timeslot t on t.client_id = v.client_id and t.calendar_id = v.calendar_id and t.starts_at = v.from_start
left join timeslot m on m.client_id = v.client_id and m.calendar_id = v.calendar_id and m.starts_at = v.to_start
order by v.client_id, v.change_id, v.order_id, v.calendar_id, v.from_start, (v.remedy = 'move back') desc;
drop table schedule_change_visit;

-- A change of a product's schedules or blockers is stored like any other.
insert into change (client_id, id, kind, calendar_id, state, wanted, seen_version, created_at, created_by, before, outcome,
  applied_at, applied_by, undone_at, undone_by)
select client_id, id, 'product-schedule', calendar_id, case when undone_at is null then 'applied' else 'undone' end,
  '{}', '', changed_at, changed_by,
  jsonb_build_object('subject', subject, 'subjectId', subject_id, 'row', before, 'converted', converted),
  jsonb_build_object('row', after, 'addedCount', added_count, 'removedCount', removed_count,
    'changedCount', changed_count),
  changed_at, changed_by, undone_at, undone_by
from product_schedule_change;
drop table product_schedule_change;
