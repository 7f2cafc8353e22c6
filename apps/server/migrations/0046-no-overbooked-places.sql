-- Nobody sells places over the limit of a timeslot yet: whoever may does it within a sale, and none has that step. What
-- is wanted for one date is its own limit, set by hand and drafted (decision 0033).
alter table timeslot drop column overbooked;
