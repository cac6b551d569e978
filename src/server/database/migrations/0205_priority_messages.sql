-- Customers whose plan has it write in a way that is seen to be theirs.
alter table contact_messages drop constraint contact_messages_topic_check;
alter table contact_messages add constraint contact_messages_topic_check
  check (topic in ('sales', 'support', 'press', 'careers', 'privacy', 'other', 'priority'));
