-- A way in gets a new secret, or a new address where the address is the secret, while the one before is good for a while.
alter table visit_hooks
  -- How the present secret, or address, ends, for people to tell one from another.
  add column hint            text not null default '',
  add column earlier_hint    text,
  add column earlier_secret  text,
  add column earlier_ends_at timestamptz(3);
alter table directory.visit_hook_words add column ends_at timestamptz(3);

create or replace function find_visit_hook(p_word_hash bytea) returns table (customer_id uuid, hook_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select w.customer_id, w.hook_id from directory.visit_hook_words w
    where w.word_hash = p_word_hash and coalesce(w.ends_at > now(), true)
  $$;

create or replace function prune_visit_hooks() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
    ended integer;
    forgotten integer;
  begin
    delete from visit_hook_messages where ctid in (
      select ctid from visit_hook_messages where created_at < now() - interval '400 days' limit 500);
    get diagnostics gone = row_count;
    delete from directory.visit_hook_words where ends_at < now();
    get diagnostics ended = row_count;
    update visit_hooks set earlier_hint = null, earlier_secret = null, earlier_ends_at = null
      where earlier_ends_at < now();
    get diagnostics forgotten = row_count;
    return gone + ended + forgotten;
  end $$;

create policy janitor on visit_hooks to goodword_janitor using (true);
grant select (earlier_ends_at), update (earlier_hint, earlier_secret, earlier_ends_at) on visit_hooks to goodword_janitor;
grant select (ends_at) on directory.visit_hook_words to goodword_janitor;
