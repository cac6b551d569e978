-- From where it was done: the device in words for as long as the line, the address for 30 days. The line itself is never
-- changed, so what goes before it stands in a table of its own.
alter table activity
  add column browser text,
  add column system text,
  -- Of settings and of what people may do: which, from what, to what. A list of {name, before, after}.
  add column changes jsonb;

create table activity_addresses (
  customer_id uuid not null,
  activity_id uuid not null,
  address     text not null,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, activity_id),
  foreign key (customer_id, activity_id) references activity (customer_id, id) on delete cascade
);
alter table activity_addresses enable row level security;
alter table activity_addresses force row level security;
create policy own_customer on activity_addresses
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
create trigger activity_addresses_are_append_only before update on activity_addresses
  for each row execute function refuse_change();
create index activity_addresses_age on activity_addresses (created_at);

grant select, insert on activity_addresses to goodword_app;
grant insert on activity_addresses to goodword_auth;
grant select, delete on activity_addresses to goodword_janitor;
create policy janitor on activity_addresses to goodword_janitor using (true);

create function prune_activity_addresses() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
  begin
    delete from activity_addresses where ctid in (
      select ctid from activity_addresses where created_at < now() - interval '30 days' limit 5000);
    get diagnostics gone = row_count;
    return gone;
  end $$;

grant create on schema public to goodword_janitor;
alter function prune_activity_addresses() owner to goodword_janitor;
revoke create on schema public from goodword_janitor;
revoke execute on function prune_activity_addresses() from public;
grant execute on function prune_activity_addresses() to goodword_app;
