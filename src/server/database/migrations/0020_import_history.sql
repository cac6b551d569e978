-- What the history of imports tells beside its counts: which lines could not be read and why (the first hundred of them),
-- and who asked for it, as the feed names people.
alter table review_imports add column faults jsonb not null default '[]';
alter table review_imports add column requested_by_name text;

-- Imports and reviews have a place in the feed. Some entries tell of a number of things.
alter table activity drop constraint activity_subject_type_check;
alter table activity add constraint activity_subject_type_check
  check (subject_type in ('customer', 'member', 'integration', 'import', 'review'));
alter table activity add column amount integer;
