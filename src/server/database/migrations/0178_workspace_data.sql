-- A workspace that its owner closes can only be read, until somebody comes back or its days are over; then it is erased.
alter table customers
  add column closed_at timestamptz(3),
  add column erase_at timestamptz(3),
  add column status_before_closing text,
  add constraint customers_closing check ((closed_at is null) = (erase_at is null) and (closed_at is null) = (status_before_closing is null));
create index customers_to_erase on customers (erase_at) where erase_at is not null;

-- Everything of a customer, to take along: made table by table, some rows at a time.
create table data_exports (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  user_id     uuid not null,
  state       text not null default 'working' check (state in ('working', 'ready')),
  -- Tables that are done, of how many, and rows of the next one.
  done        integer not null default 0,
  total       integer not null,
  row_offset  integer not null default 0,
  expires_at  timestamptz(3) not null,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create unique index data_exports_one_at_a_time on data_exports (customer_id) where state = 'working';
create index data_exports_expired on data_exports (expires_at);
alter table data_exports enable row level security;
alter table data_exports force row level security;
create policy own_customer on data_exports
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
grant select, insert, update, delete on data_exports to goodword_app;

create table data_export_files (
  customer_id uuid not null,
  export_id   uuid not null,
  path        text not null,
  -- Deflated, as it stands in the archive.
  content     bytea not null,
  crc         bigint not null,
  size        bigint not null,
  primary key (customer_id, export_id, path),
  foreign key (customer_id, export_id) references data_exports (customer_id, id) on delete cascade
);
alter table data_export_files enable row level security;
alter table data_export_files force row level security;
create policy own_customer on data_export_files
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
grant select, insert, update, delete on data_export_files to goodword_app;

create function prune_data_exports() returns integer
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$ with gone as (delete from data_exports where expires_at < now() returning 1) select count(*)::integer from gone $$;
create policy janitor on data_exports to goodword_janitor using (true);
grant select (expires_at), delete on data_exports to goodword_janitor;

-- One of those whose days are over, with the people who are nowhere else; `null` when none is left.
create function erase_closed_customer() returns uuid
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    v_customer uuid;
    v_people uuid[];
    v_emails text[];
    v_table text;
  begin
    select c.id into v_customer from customers c where c.erase_at <= now() order by c.erase_at limit 1 for update skip locked;
    if v_customer is null then return null; end if;
    select coalesce(array_agg(d.user_id), '{}') into v_people from directory.memberships d
      where d.customer_id = v_customer
        and not exists (select from directory.memberships o where o.user_id = d.user_id and o.customer_id <> v_customer)
        and not exists (select from admin_users a where a.user_id = d.user_id);
    select coalesce(array_agg(u.email), '{}') into v_emails from auth.users u where u.id = any (v_people);
    for v_table in
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'directory' and c.relkind = 'r'
    loop
      execute format('delete from directory.%I where customer_id = $1', v_table) using v_customer;
    end loop;
    delete from customers c where c.id = v_customer;
    -- These have no key to the customer, for the sake of speed.
    delete from live_events e where e.customer_id = v_customer;
    delete from live_event_counters e where e.customer_id = v_customer;
    delete from idempotency_keys k where k.customer_id = v_customer;
    delete from mail_outbox m where m.to_address = any (v_emails);
    delete from auth.audit_events e where e.user_id = any (v_people);
    delete from auth.users u where u.id = any (v_people);
    return v_customer;
  end $$;

grant select (erase_at), update (updated_at) on customers to goodword_janitor;
grant select (customer_id), delete on live_event_counters to goodword_janitor;
create policy janitor on live_event_counters to goodword_janitor using (true);
grant select (email) on auth.users to goodword_janitor;
grant select (user_id), delete on auth.audit_events to goodword_janitor;
do $$
  declare v_table text;
  begin
    for v_table in
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      -- Links of campaigns have it of their own, with what else forgets them.
      where n.nspname = 'directory' and c.relkind = 'r' and c.relname <> 'campaign_links'
    loop
      execute format('grant select (customer_id), delete on directory.%I to goodword_janitor', v_table);
      if not exists (select from pg_policies p where p.schemaname = 'directory' and p.tablename = v_table and p.policyname = 'janitor') then
        execute format('create policy janitor on directory.%I to goodword_janitor using (true)', v_table);
      end if;
    end loop;
  end $$;

grant create on schema public to goodword_janitor;
alter function prune_data_exports() owner to goodword_janitor;
alter function erase_closed_customer() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_data_exports(), erase_closed_customer() from public;
grant execute on function prune_data_exports(), erase_closed_customer() to goodword_app;
