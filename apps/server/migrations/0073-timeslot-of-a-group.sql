-- A group that is to come keeps its timeslot (decision 0243). The constraint of 0071 also refused each change of a group whose
-- timeslot went before that rule: its contact could not be erased. What is refused is to take the timeslot away.
alter table group_reservation drop constraint group_reservation_has_timeslot;

create function refuse_group_without_timeslot() returns trigger language plpgsql as $$
begin
  raise exception 'group_reservation_has_timeslot: a group that is to come has a timeslot'
    using errcode = 'check_violation', constraint = 'group_reservation_has_timeslot', table = 'group_reservation';
end $$;
create trigger group_reservation_made_with_timeslot before insert on group_reservation
  for each row when (new.state = 'confirmed' and new.timeslot_id is null)
  execute function refuse_group_without_timeslot();
create trigger group_reservation_has_timeslot before update of state, timeslot_id on group_reservation
  for each row when (new.state = 'confirmed' and new.timeslot_id is null
    and (old.state <> 'confirmed' or old.timeslot_id is not null))
  execute function refuse_group_without_timeslot();
