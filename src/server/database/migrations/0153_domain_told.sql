-- When people were last told that a domain fails: one whose records come and go is not a mail each time.
alter table directory.custom_domains add column told_at timestamptz(3);
alter table directory.custom_domains no force row level security;
update directory.custom_domains set told_at = failing_since where failing_since is not null;
alter table directory.custom_domains force row level security;
