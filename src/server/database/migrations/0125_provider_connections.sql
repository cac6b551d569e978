-- Who carries a customer's own messages: accounts with e-mail, text message and social services. Several of a kind may be
-- connected, and one of each channel is its default.
create table provider_connections (
  customer_id   uuid not null references customers (id) on delete cascade,
  id            uuid not null default gen_random_uuid(),
  provider_type text not null check (provider_type in ('email', 'sms', 'social')),
  provider_name text not null check (provider_name in (
    'mailchimp', 'sendgrid', 'mailgun', 'smtp', 'twilio', 'messagebird', 'facebook', 'twitter', 'instagram', 'linkedin')),
  -- As the service itself calls what is connected.
  account       text not null default '',
  -- Sealed, and never shown again.
  credentials   text not null,
  is_default    boolean not null default false,
  status        text not null default 'active' check (status in ('active', 'disconnected')),
  -- What the service said when it last refused; nothing while all is well.
  fault         jsonb,
  -- What is asked for after connecting: who it is from, and what else the service needs. None of it is secret.
  settings      jsonb not null default '{}',
  -- The last part of the address that the service reports to.
  hook_word     text not null check (hook_word ~ '^[A-Za-z0-9_-]{32}$'),
  checked_at    timestamptz(3) not null default now(),
  created_at    timestamptz(3) not null default now(),
  updated_at    timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create unique index provider_connections_one_default on provider_connections (customer_id, provider_type) where is_default;
create index provider_connections_newest on provider_connections (customer_id, created_at, id);

-- What services report of messages, each report once. Kept while somebody may still ask about it.
create table provider_events (
  customer_id   uuid not null,
  id            uuid not null default gen_random_uuid(),
  connection_id uuid not null,
  -- The service's own name for the report, or one made of what it says.
  event_key     text not null check (length(event_key) between 1 and 200),
  kind          text not null check (kind in (
    'delivered', 'failed', 'bounced', 'complained', 'opened', 'clicked', 'unsubscribed', 'replied', 'stopped')),
  -- The service's name for the message, and ours.
  message_id    text,
  reference     text,
  address       text not null,
  detail        jsonb not null default '{}',
  occurred_at   timestamptz(3) not null,
  received_at   timestamptz(3) not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, connection_id) references provider_connections (customer_id, id) on delete cascade
);
create unique index provider_events_once on provider_events (customer_id, connection_id, event_key);
create index provider_events_of_message on provider_events (customer_id, reference);
create index provider_events_oldest on provider_events (received_at);

-- The address that a service reports to, to the customer and the connection.
create table directory.provider_hooks (
  word          text primary key,
  customer_id   uuid not null,
  connection_id uuid not null
);
create index provider_hooks_of_customer on directory.provider_hooks (customer_id);

-- Guarded in the very words that guard the locations.
do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
  v_table text;
begin
  foreach v_table in array '{provider_connections,provider_events,directory.provider_hooks}'::text[] loop
    execute format('alter table %s enable row level security', v_table);
    execute format('alter table %s force row level security', v_table);
    execute format('create policy own_customer on %s using %s with check %2$s', v_table, v_own);
  end loop;
end $$;
create policy lookup on provider_connections for select to goodword_lookup using (true);
create policy lookup on directory.provider_hooks for select to goodword_lookup using (true);
create policy janitor on provider_events to goodword_janitor using (true);

grant select, insert, update, delete on provider_connections to goodword_app;
grant select, insert on provider_events to goodword_app;
grant select, insert, delete on directory.provider_hooks to goodword_app;
-- For sealing with a new key.
grant select on provider_connections, directory.provider_hooks to goodword_lookup;
grant select, delete on provider_events to goodword_janitor;

create function find_provider_hook(p_word text) returns table (customer_id uuid, connection_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select h.customer_id, h.connection_id from directory.provider_hooks h where h.word = p_word $$;

create function prune_provider_events() returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  declare
    gone integer;
  begin
    delete from provider_events where ctid in (
      select ctid from provider_events where received_at < now() - interval '400 days' limit 5000);
    get diagnostics gone = row_count;
    return gone;
  end $$;

grant create on schema public to goodword_lookup, goodword_janitor;
alter function find_provider_hook(text) owner to goodword_lookup;
alter function prune_provider_events() owner to goodword_janitor;
revoke create on schema public from goodword_lookup, goodword_janitor;
revoke execute on function find_provider_hook(text), prune_provider_events() from public;
grant execute on function find_provider_hook(text), prune_provider_events() to goodword_app;

-- What the services' stand-ins were handed, whoever sent it.
create table sandbox.provider_messages (
  id         text primary key,
  vendor     text not null,
  account    text not null,
  from_text  text not null,
  to_text    text not null,
  subject    text not null default '',
  text_body  text not null,
  html_body  text not null default '',
  headers    jsonb not null default '{}',
  -- Where reports of it go, and the sender's own name for it.
  hook_url   text,
  reference  text,
  status     text not null default 'accepted',
  created_at timestamptz(3) not null default now()
);
create index provider_messages_newest on sandbox.provider_messages (vendor, created_at desc, id desc);

-- Where an account has its reports sent, and the key they are signed with.
create table sandbox.provider_hooks (
  vendor     text not null,
  account    text not null,
  url        text not null,
  signed_by  text not null,
  created_at timestamptz not null default now(),
  primary key (vendor, account, url)
);
grant select, insert, update, delete on sandbox.provider_messages, sandbox.provider_hooks to goodword_sandbox;

alter table sandbox.vendor_faults
  drop constraint vendor_faults_kind_check,
  add constraint vendor_faults_kind_check check (kind in ('rate-limit', 'down', 'garbage', 'slow', 'timeout',
    'hold-replies', 'reject-replies', 'no-permission', 'no-reviews', 'cut'));
