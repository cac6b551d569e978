-- What administrators did, to whom and why. Lines are only added: the trigger of 0005 refuses the rest, whoever asks.
alter table admin_audit alter column created_at type timestamptz(3);
alter table admin_audit
  add column admin_name text check (length(admin_name) <= 200),
  -- A look leaves a line as well, in the same table.
  add column is_change boolean not null default true,
  add column subject_customer_id uuid,
  add column subject text check (length(subject) <= 200),
  add column reason text check (length(reason) <= 1000),
  add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
create index admin_audit_newest on admin_audit (created_at desc, id desc);
create index admin_audit_changes on admin_audit (created_at desc, id desc) where is_change;
create index admin_audit_by_admin on admin_audit (user_id, created_at desc, id desc);
create index admin_audit_by_action on admin_audit (action, created_at desc, id desc);
create index admin_audit_by_customer on admin_audit (subject_customer_id, created_at desc, id desc)
  where subject_customer_id is not null;
