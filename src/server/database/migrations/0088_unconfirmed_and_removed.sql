-- A piece of evidence that somebody removed stays with its case, for the owner to see who did and when. Nobody else is
-- shown it, and no search finds it.
alter table dispute_files
  add column removed_at timestamptz(3),
  add column removed_by uuid,
  add column removed_by_name text,
  drop column words;
alter table dispute_files
  add column words text generated always as (case when removed_at is null then fold_words(name) end) stored;
create index dispute_files_saying on dispute_files using gin (customer_id, words gin_trgm_ops) with (fastupdate = off);
grant select (words) on dispute_files to goodword_lookup;

-- Accounts that nobody ever confirmed, with the workspace that was made along with them. One that was invited, has signed in,
-- or whose workspace anybody uses stays, whatever its age; so does one that another server made.
create index users_unconfirmed on auth.users (created_at)
  where email_confirmed_at is null and phone_confirmed_at is null and last_sign_in_at is null and deleted_at is null;

create function prune_unconfirmed(p_days integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_before constant timestamptz := now() - make_interval(days => p_days);
    v_old record;
    v_is_used boolean;
    v_gone integer := 0;
  begin
    for v_old in
      select u.id, d.customer_id from auth.users u left join directory.memberships d on d.user_id = u.id
      where u.email_confirmed_at is null and u.phone_confirmed_at is null and u.last_sign_in_at is null
        and u.deleted_at is null and u.invited_at is null and not u.is_anonymous and not u.is_sso
        and u.created_at < v_before and coalesce(u.confirmation_sent_at, u.created_at) < v_before
        and (u.confirmation_sent_at is not null or d.customer_id is not null)
        and not exists (select from auth.sessions s where s.user_id = u.id)
        and not exists (select from admin_users a where a.user_id = u.id)
      order by u.created_at for update of u skip locked
    loop
      select c.user_id is distinct from v_old.id or c.is_demo or c.status <> 'trialing'
        or exists (select from team_members m where m.customer_id = c.id and m.user_id is distinct from v_old.id)
        or exists (select from integrations i where i.customer_id = c.id)
        or exists (select from locations l where l.customer_id = c.id)
        or exists (select from reviews r where r.customer_id = c.id)
        into v_is_used from customers c where c.id = v_old.customer_id;
      continue when v_is_used;
      delete from directory.memberships d where d.user_id = v_old.id;
      delete from customers c where c.id = v_old.customer_id;
      delete from auth.users u where u.id = v_old.id;
      v_gone := v_gone + 1;
      exit when v_gone >= 200;
    end loop;
    return v_gone;
  end $$;

create policy janitor on customers to goodword_janitor using (true);
create policy janitor on team_members for select to goodword_janitor using (true);
create policy janitor on integrations for select to goodword_janitor using (true);
create policy janitor on locations for select to goodword_janitor using (true);
create policy janitor on reviews for select to goodword_janitor using (true);
create policy janitor on directory.memberships to goodword_janitor using (true);
grant select (id, email_confirmed_at, phone_confirmed_at, last_sign_in_at, deleted_at, invited_at, is_anonymous, is_sso,
  created_at, confirmation_sent_at), update (updated_at), delete on auth.users to goodword_janitor;
grant select (user_id) on admin_users to goodword_janitor;
grant select (customer_id, user_id) on team_members to goodword_janitor;
grant select (customer_id) on integrations, locations, reviews to goodword_janitor;
grant select (id, user_id, is_demo, status), delete on customers to goodword_janitor;
grant select, delete on directory.memberships to goodword_janitor;

grant create on schema public to goodword_janitor;
alter function prune_unconfirmed(integer) owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_unconfirmed(integer) from public;
grant execute on function prune_unconfirmed(integer) to goodword_app;
