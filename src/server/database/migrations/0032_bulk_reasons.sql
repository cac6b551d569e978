-- Why a run gave up, as a reason and its values: told to each person in their own language.
alter table review_bulk_runs add column refusal jsonb;
