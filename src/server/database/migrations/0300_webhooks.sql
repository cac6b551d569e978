-- Where programs of the customer's are told of what happens. See docs/decisions/0046.
create table webhook_endpoints (
  customer_id     uuid not null references customers (id) on delete cascade,
  id              uuid not null default gen_random_uuid(),
  address         text not null check (length(address) <= 500),
  events          text[] not null check (cardinality(events) > 0),
  is_on           boolean not null default true,
  -- Since when nothing has been taken; nothing: the last was.
  failing_since   timestamptz(3),
  -- It took nothing for so long that we switched it off.
  given_up_at     timestamptz(3),
  created_by_name text not null,
  created_at      timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create unique index webhook_endpoints_by_address on webhook_endpoints (customer_id, address);

-- What its messages are signed with; after a rotation with the one before as well, for a while.
create table webhook_secrets (
  customer_id uuid not null,
  id          uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  secret      text not null,
  -- How it ends, for people to tell one from another.
  hint        text not null,
  created_at  timestamptz(3) not null default now(),
  ends_at     timestamptz(3),
  primary key (customer_id, id),
  foreign key (customer_id, endpoint_id) references webhook_endpoints (customer_id, id) on delete cascade
);
create index webhook_secrets_by_endpoint on webhook_secrets (customer_id, endpoint_id);

-- What happened, written with what caused it. It gets its number apart from that, so that nobody waits for another's commit.
create table webhook_events (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  type        text not null,
  data        jsonb not null,
  -- For one alone, to try it.
  endpoint_id uuid,
  sequence    bigint,
  created_at  timestamptz not null default clock_timestamp(),
  primary key (customer_id, id),
  foreign key (customer_id, endpoint_id) references webhook_endpoints (customer_id, id) on delete cascade
);
create index webhook_events_unnumbered on webhook_events (customer_id, created_at, id) where sequence is null;
create index webhook_events_by_endpoint on webhook_events (customer_id, endpoint_id) where endpoint_id is not null;
create index webhook_events_old on webhook_events (created_at);

create table webhook_counters (
  customer_id uuid primary key references customers (id) on delete cascade,
  last        bigint not null
);

-- One event on its way to one endpoint, and what became of it.
create table webhook_deliveries (
  customer_id    uuid not null,
  id             uuid not null default gen_random_uuid(),
  endpoint_id    uuid not null,
  event_id       uuid not null,
  state          text not null default 'queued' check (state in ('queued', 'dispatching', 'sent', 'failed', 'dropped')),
  attempts       integer not null default 0,
  due_at         timestamptz(3) default now(),
  failure        text,
  tried_at       timestamptz(3),
  answer_status  integer,
  answer_text    text check (length(answer_text) <= 2000),
  answer_ms      integer,
  created_at     timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, endpoint_id) references webhook_endpoints (customer_id, id) on delete cascade,
  foreign key (customer_id, event_id) references webhook_events (customer_id, id) on delete cascade
);
create unique index webhook_deliveries_once on webhook_deliveries (customer_id, event_id, endpoint_id);
create index webhook_deliveries_listed on webhook_deliveries (customer_id, endpoint_id, created_at desc, id desc);
create index webhook_deliveries_waiting on webhook_deliveries (customer_id, endpoint_id, due_at)
  where state in ('queued', 'dispatching');

-- Guarded in the very words that guard what else is every location's.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'api_keys' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array array['webhook_endpoints', 'webhook_secrets', 'webhook_events', 'webhook_counters', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', v_table);
    execute format('alter table %I force row level security', v_table);
    execute format('create policy own_customer on %I using %s with check %2$s', v_table, v_own);
    execute format('grant select, insert, update, delete on %I to goodword_app', v_table);
  end loop;
end $$;
create policy lookup on webhook_secrets for select to goodword_lookup using (true);
create policy lookup on webhook_events for select to goodword_lookup using (true);
create policy lookup on webhook_deliveries for select to goodword_lookup using (true);
create policy janitor on webhook_events to goodword_janitor using (true);
create policy janitor on webhook_secrets to goodword_janitor using (true);
grant select on webhook_secrets, webhook_events, webhook_deliveries to goodword_lookup;
grant select, delete on webhook_events to goodword_janitor;
grant select, delete on webhook_secrets to goodword_janitor;

-- Whose job got lost, or waited until they are served again: events without a number, and endpoints that something is due for.
create function find_stranded_webhooks(p_limit integer) returns table (customer_id uuid, endpoint_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$
    select s.customer_id, s.endpoint_id from (
      select distinct e.customer_id, null::uuid as endpoint_id from webhook_events e
      where e.sequence is null and e.created_at < now() - interval '1 minute'
      union all
      select distinct d.customer_id, d.endpoint_id from webhook_deliveries d
      where d.state in ('queued', 'dispatching') and d.due_at < now() - interval '1 minute') s
    join customers c on c.id = s.customer_id and c.status in ('active', 'trialing')
    limit p_limit
  $$;

create function prune_webhooks() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    past integer;
    ended integer;
  begin
    delete from webhook_events where ctid in (
      select ctid from webhook_events where created_at < now() - interval '30 days' limit 500);
    get diagnostics past = row_count;
    delete from webhook_secrets where ctid in (
      select ctid from webhook_secrets where ends_at < now() limit 500);
    get diagnostics ended = row_count;
    return past + ended;
  end $$;

grant create on schema public to goodword_lookup, goodword_janitor;
alter function find_stranded_webhooks(integer) owner to goodword_lookup;
alter function prune_webhooks() owner to goodword_janitor;
revoke create on schema public from goodword_lookup, goodword_janitor;
revoke execute on function find_stranded_webhooks(integer), prune_webhooks() from public;
grant execute on function find_stranded_webhooks(integer), prune_webhooks() to goodword_app;

-- The sandbox's receiver: what came to an address, whether it was signed as it should be, and what it answers instead when told to.
create table sandbox.webhook_receivers (
  name   text primary key,
  secret text,
  fault  integer check (fault between 300 and 599)
);
create table sandbox.webhook_messages (
  id          bigint generated always as identity primary key,
  receiver    text not null references sandbox.webhook_receivers (name) on delete cascade,
  message_id  text not null,
  headers     jsonb not null,
  body        text not null,
  is_verified boolean,
  created_at  timestamptz(3) not null default now()
);
create index webhook_messages_by_receiver on sandbox.webhook_messages (receiver, id desc);
grant select, insert, update, delete on sandbox.webhook_receivers, sandbox.webhook_messages to goodword_sandbox;
