-- Schedules and blockers may end before they begin: past midnight, on the day after (decision 0100).
alter table product_schedule drop constraint product_schedule_last_after_first;
alter table schedule_blocker drop constraint schedule_blocker_times;
alter table schedule_blocker add constraint schedule_blocker_times
  check ((from_time is null) = (until_time is null) and until_time <> from_time);
