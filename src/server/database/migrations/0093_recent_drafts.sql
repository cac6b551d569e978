-- Before every draft the assistant is shown what was written for the customer lately. Without these a customer's drafts were
-- all read and sorted, and of those for alerts everybody's.
create index reply_drafts_recent on reply_drafts (customer_id, updated_at desc) where drafted_text is not null;
create index alert_drafts_recent on alert_drafts (customer_id, begun_at desc) where draft is not null;
