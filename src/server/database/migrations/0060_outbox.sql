-- When a row may be taken next: its next try or, while it is being dispatched, the end of the longest call. Empty: at once.
alter table mail_outbox add column due_at timestamptz;
alter table sms_outbox add column due_at timestamptz;
alter table disputes add column filing_due_at timestamptz;
