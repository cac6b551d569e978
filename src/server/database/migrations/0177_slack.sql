-- Where the news of a business is posted for all of its team: one incoming webhook of Slack. Whoever knows the address can post.
create table slack_webhooks (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  address     text not null,
  -- Why the last message did not arrive, until one does.
  failure     text,
  failed_at   timestamptz(3),
  primary key (customer_id, id),
  unique (customer_id)
);
alter table slack_webhooks enable row level security;
alter table slack_webhooks force row level security;
create policy own_customer on slack_webhooks
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
grant select, insert, update, delete on slack_webhooks to goodword_app;
-- To seal addresses anew when the key changes.
create policy lookup on slack_webhooks for select to goodword_lookup using (true);
grant select on slack_webhooks to goodword_lookup;

create table slack_messages (
  customer_id uuid not null references customers (id) on delete cascade,
  id          uuid not null default gen_random_uuid(),
  kind        text not null,
  params      jsonb not null default '{}',
  amount      integer not null default 1 check (amount > 0),
  link        text,
  state       text not null default 'queued' check (state in ('queued', 'dispatching', 'sent', 'failed', 'unknown', 'dropped')),
  attempts    integer not null default 0,
  due_at      timestamptz(3),
  failure     text,
  created_at  timestamptz(3) not null default now(),
  primary key (customer_id, id)
);
create index slack_messages_waiting on slack_messages (customer_id, due_at) where state in ('queued', 'dispatching');
alter table slack_messages enable row level security;
alter table slack_messages force row level security;
create policy own_customer on slack_messages
  using (customer_id = (select current_customer())) with check (customer_id = (select current_customer()));
grant select, insert, update, delete on slack_messages to goodword_app;

-- The sandbox's Slack: what was posted to a webhook, and the status it answers with instead when it is told to.
create table sandbox.slack_webhooks (
  path       text primary key,
  messages   text[] not null default '{}',
  fault      integer check (fault between 400 and 599)
);
grant select, insert, update, delete on sandbox.slack_webhooks to goodword_sandbox;
