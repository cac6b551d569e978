-- A new workspace bears its owner's name until somebody says what the business is called. Until then nothing is signed with it.
alter table customers add column is_named boolean not null default true;
alter table customers no force row level security;
alter table team_members no force row level security;
update customers c set is_named = false
  from team_members m
  where m.customer_id = c.id and m.role = 'owner' and m.name = c.company_name and not c.is_demo;
alter table customers force row level security;
alter table team_members force row level security;
