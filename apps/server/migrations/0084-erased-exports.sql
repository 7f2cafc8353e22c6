-- An export that held a person who was erased is emptied at once; its row stays until it would have expired, so that who
-- made it reads why the file is gone (insight-and-settings, decision 24).
alter table export drop constraint export_state_check;
alter table export add constraint export_state_check
  check (state in ('waiting', 'running', 'done', 'failed', 'erased'));
