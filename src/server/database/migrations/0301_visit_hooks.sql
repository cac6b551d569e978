-- Addresses to which systems post JSON of their own about guests who were there. See docs/decisions/0046.
create table visit_hooks (
  customer_id     uuid not null references customers (id) on delete cascade,
  id              uuid not null default gen_random_uuid(),
  name            text not null check (length(name) between 1 and 80),
  -- Where its guests were; nothing: where they belong, or the only place there is.
  location_id     uuid,
  -- Which part of what is posted is what.
  mapping         jsonb not null,
  -- What it has to be signed with; nothing: its sender cannot sign, and the address alone is secret.
  secret          text,
  last_used_at    timestamptz(3),
  created_by_name text not null,
  created_at      timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, location_id) references locations (customer_id, id) on delete cascade
);
create unique index visit_hooks_by_name on visit_hooks (customer_id, lower(name));
create index visit_hooks_by_location on visit_hooks (customer_id, location_id);

-- What was taken in, by its sender's own name for it: told twice, it is one visit.
create table visit_hook_messages (
  customer_id uuid not null,
  hook_id     uuid not null,
  sender_id   text not null check (length(sender_id) <= 200),
  visit_id    uuid not null,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, hook_id, sender_id),
  foreign key (customer_id, hook_id) references visit_hooks (customer_id, id) on delete cascade
);
create index visit_hook_messages_old on visit_hook_messages (created_at);

create table directory.visit_hook_words (
  word_hash   bytea primary key,
  customer_id uuid not null,
  hook_id     uuid not null
);
create index visit_hook_words_by_hook on directory.visit_hook_words (customer_id, hook_id);

do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'api_keys' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{visit_hooks,visit_hook_messages,directory.visit_hook_words}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
    execute format('grant select, insert, update, delete on %s to goodword_app', v_table);
  end loop;
end $$;
create policy lookup on visit_hooks for select to goodword_lookup using (true);
create policy lookup on directory.visit_hook_words for select to goodword_lookup using (true);
create policy janitor on visit_hook_messages to goodword_janitor using (true);
create policy janitor on directory.visit_hook_words to goodword_janitor using (true);
grant select on visit_hooks, directory.visit_hook_words to goodword_lookup;
grant select, delete on visit_hook_messages to goodword_janitor;
grant select (customer_id), delete on directory.visit_hook_words to goodword_janitor;

create function find_visit_hook(p_word_hash bytea) returns table (customer_id uuid, hook_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select w.customer_id, w.hook_id from directory.visit_hook_words w where w.word_hash = p_word_hash $$;

create function prune_visit_hooks() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
  begin
    delete from visit_hook_messages where ctid in (
      select ctid from visit_hook_messages where created_at < now() - interval '400 days' limit 500);
    get diagnostics gone = row_count;
    return gone;
  end $$;

grant create on schema public to goodword_lookup, goodword_janitor;
alter function find_visit_hook(bytea) owner to goodword_lookup;
alter function prune_visit_hooks() owner to goodword_janitor;
revoke create on schema public from goodword_lookup, goodword_janitor;
revoke execute on function find_visit_hook(bytea), prune_visit_hooks() from public;
grant execute on function find_visit_hook(bytea), prune_visit_hooks() to goodword_app;
