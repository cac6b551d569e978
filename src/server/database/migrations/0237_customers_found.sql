-- What a customer is found by stands in its own row: one look then serves rare words, by their index, and common ones, by the
-- order of the list.
drop index customers_called, team_members_owner_mail;
alter table customers add column owner_email text;
alter table customers no force row level security;
alter table team_members no force row level security;
update customers c set owner_email = m.email from team_members m where m.customer_id = c.id and m.role = 'owner';
alter table customers force row level security;
alter table team_members force row level security;
alter table customers add column words text generated always as (fold_words(company_name || E'\n' || coalesce(owner_email, ''))) stored;
create index customers_saying on customers using gin (words gin_trgm_ops) with (fastupdate = off);

create function note_owner() returns trigger language plpgsql as $$
  begin
    update customers set owner_email = new.email where id = new.customer_id and owner_email is distinct from new.email;
    return null;
  end $$;
create trigger note_owner after insert or update of email, role on team_members
  for each row when (new.role = 'owner') execute function note_owner();
