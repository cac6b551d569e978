-- What was mailed before the password changed may have been read by whoever made it necessary.
alter table auth.users add column password_changed_at timestamptz;

-- Whether a person can still sign in, by the password they had then.
create function is_account_unchanged(p_user_id uuid, p_since timestamptz) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select is_account_open(p_user_id) and exists (select from auth.users u
      where u.id = p_user_id and (u.password_changed_at is null or u.password_changed_at <= p_since))
  $$;
grant create on schema public to goodword_lookup;
alter function is_account_unchanged(uuid, timestamptz) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function is_account_unchanged(uuid, timestamptz) from public;
grant execute on function is_account_unchanged(uuid, timestamptz) to goodword_app;
