-- The logo of a business, painted anew in several sizes. It is replaced as a whole, under an id of its own each time.
create table logos (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null,
  size        text not null check (size in ('large', 'medium', 'small')),
  content     bytea not null,
  created_at  timestamptz not null default now(),
  primary key (customer_id, id, size)
);
alter table logos enable row level security;
alter table logos force row level security;
create policy own_customer on logos
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
grant select, insert, delete on logos to goodword_app;

create function count_logo() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then perform count_storage(new.customer_id, octet_length(new.content));
    else perform count_storage(old.customer_id, -octet_length(old.content));
    end if;
    return null;
  end $$;
create trigger count_storage after insert or delete on logos for each row execute function count_logo();

-- Pages that show it ask for it without saying whose it is.
create table directory.logos (
  logo_id     uuid primary key,
  customer_id uuid not null
);
create index logos_of_customer on directory.logos (customer_id);
alter table directory.logos enable row level security;
alter table directory.logos force row level security;
create policy own_customer on directory.logos
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create policy lookup on directory.logos for select to goodword_lookup using (true);
grant select, insert, delete on directory.logos to goodword_app;
grant select on directory.logos to goodword_lookup;

create function find_logo_owner(p_logo_id uuid) returns uuid
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select customer_id from directory.logos where logo_id = p_logo_id $$;
grant create on schema public to goodword_lookup;
alter function find_logo_owner(uuid) owner to goodword_lookup;
revoke create on schema public from goodword_lookup;
revoke execute on function find_logo_owner(uuid) from public;
grant execute on function find_logo_owner(uuid) to goodword_app;
