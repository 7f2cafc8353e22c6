-- A closure has the visits of tickets without a time too: those of a product and a date (decision 0034).
alter table closure_visit
  alter column timeslot_id drop not null,
  add column visit_date date,
  add column product_id uuid,
  -- where its visitor chose another day
  add column moved_to_date date,
  drop constraint closure_visit_key,
  add constraint closure_visit_key
    unique nulls not distinct (client_id, closure_id, order_id, timeslot_id, visit_date, product_id),
  add constraint closure_visit_when
    check ((timeslot_id is null) = (visit_date is not null) and (visit_date is null) = (product_id is null));

alter table closure
  drop constraint closure_scope_ids_check,
  -- a selection of the availability scheduler
  add constraint closure_scope_ids_check check (cardinality(scope_ids) between 1 and 500);

-- An applied change of a product's schedules or blockers, with what stood before: it can be taken back while nothing
-- was sold against it.
create table product_schedule_change (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  calendar_id uuid not null,
  -- schedule or blocker, and its row before and after; null = it was not there
  subject text not null check (subject in ('schedule', 'blocker')),
  subject_id uuid not null,
  before jsonb,
  after jsonb,
  added_count integer not null,
  removed_count integer not null,
  changed_count integer not null,
  -- ticket groups that were taken from their timeslot groups: {calendarId, ticketGroupId}
  converted jsonb not null default '[]',
  changed_at timestamptz not null,
  changed_by text not null,
  undone_at timestamptz,
  undone_by text,
  primary key (client_id, id),
  foreign key (client_id, calendar_id) references calendar on delete cascade,
  constraint product_schedule_change_something check (before is not null or after is not null)
);
create index product_schedule_change_last on product_schedule_change (client_id, calendar_id, id);
call protect_client_table('product_schedule_change');
