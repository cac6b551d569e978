-- A program of the customer's that acts by itself. What it may do and see is its own, whoever made it. See docs/decisions/0043.
create table api_keys (
  customer_id     uuid not null references customers (id) on delete cascade,
  id              uuid not null default gen_random_uuid(),
  name            text not null check (length(name) between 1 and 80),
  permissions     text[] not null check (cardinality(permissions) > 0),
  -- Those it is limited to; nothing: all of them, and what belongs to none.
  locations       uuid[],
  -- From where it may come; empty: from everywhere.
  ip_ranges       text[] not null default '{}',
  expires_at      timestamptz(3),
  last_used_at    timestamptz(3),
  created_by      uuid not null,
  created_by_name text not null,
  created_at      timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create unique index api_keys_by_name on api_keys (customer_id, lower(name));

-- What a request shows, to the key it is of. Only the hash is kept; after a rotation the one before is good for a while.
create table directory.api_key_secrets (
  secret_hash bytea primary key,
  customer_id uuid not null,
  api_key_id  uuid not null,
  -- How it begins and ends, for people to tell one from another.
  hint        text not null,
  created_at  timestamptz(3) not null default now(),
  ends_at     timestamptz(3)
);
create index api_key_secrets_by_key on directory.api_key_secrets (customer_id, api_key_id);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table api_keys enable row level security;
  alter table api_keys force row level security;
  execute format('create policy own_customer on api_keys using %s with check %1$s', v_own);
  alter table directory.api_key_secrets enable row level security;
  alter table directory.api_key_secrets force row level security;
  execute format('create policy own_customer on directory.api_key_secrets using %s with check %1$s', v_own);
end $$;
create policy lookup on api_keys for select to goodword_lookup using (true);
create policy lookup on directory.api_key_secrets for select to goodword_lookup using (true);
create policy janitor on directory.api_key_secrets to goodword_janitor using (true);
grant select, insert, update, delete on api_keys to goodword_app;
grant select, insert, update, delete on directory.api_key_secrets to goodword_app;
grant select on api_keys, directory.api_key_secrets to goodword_lookup;
grant select (customer_id), delete on directory.api_key_secrets to goodword_janitor;

-- Asked at every request of a program, so that a key that was revoked ends with its next one.
create function find_api_key(p_secret_hash bytea) returns json
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid;
    v_key uuid;
    v_found json;
  begin
    select d.customer_id, d.api_key_id into v_customer, v_key from directory.api_key_secrets d
      where d.secret_hash = p_secret_hash and (d.ends_at is null or d.ends_at > now());
    if not found then return null; end if;
    select json_build_object('id', k.id, 'customer_id', k.customer_id, 'name', k.name, 'permissions', k.permissions,
        'locations', k.locations, 'ip_ranges', k.ip_ranges, 'last_used_at', k.last_used_at, 'customer_status', c.status,
        'customer_tier', c.subscription_tier, 'company_name', c.company_name, 'is_named', c.is_named, 'is_demo', c.is_demo,
        'general', t.general, 'ip_whitelist', t.security -> 'ipWhitelist')
      into v_found
      from api_keys k join customers c on c.id = k.customer_id left join customer_settings t on t.customer_id = k.customer_id
      where k.customer_id = v_customer and k.id = v_key and (k.expires_at is null or k.expires_at > now());
    return v_found;
  end $$;
grant create on schema public to goodword_lookup;
alter function find_api_key(bytea) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_api_key(bytea) from public;
grant execute on function find_api_key(bytea) to goodword_app;
