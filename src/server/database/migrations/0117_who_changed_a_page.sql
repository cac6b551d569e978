-- Who changed a page last, so that whoever else is editing it reads whose words they would overwrite. The name as it was
-- then, as with every line of history.
alter table hosted_pages
  add column changed_by uuid,
  add column changed_by_name text;
