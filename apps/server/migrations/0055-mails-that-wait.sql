-- Every minute the worker looks for mails that wait and that nobody will send any more (decision 0057): it need not read
-- those of ninety days for that.
create index mail_waiting on mail (client_id, id) where state = 'waiting';
