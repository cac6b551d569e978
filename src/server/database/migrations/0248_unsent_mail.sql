-- What was sent is counted together; what was not is little, and told apart.
create index mail_outbox_unsent on mail_outbox (created_at, state) where state <> 'sent';
