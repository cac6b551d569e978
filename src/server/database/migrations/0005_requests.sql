-- The answer to a mutation, written in the transaction of its effect, so that a repeated request gets the same one.
-- Requests outside any customer (the contact form, administrators) stand under the nil customer.
create table idempotency_keys (
  customer_id  uuid not null,
  caller       text not null,
  key          text not null,
  request_hash text not null,
  answer       jsonb,
  created_at   timestamptz not null default now(),
  primary key (customer_id, caller, key)
);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own_customer on idempotency_keys using (customer_id = current_customer()) with check (customer_id = current_customer());
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counts of the running windows, shared by all processes. Losing them in a crash costs nothing.
create unlogged table rate_limits (
  key       text not null,
  window_at timestamptz not null,
  count     integer not null,
  primary key (key, window_at)
);
create index rate_limits_age on rate_limits (window_at);

create table contact_messages (
  id         uuid primary key default gen_random_uuid(),
  name       text not null,
  email      text not null,
  topic      text not null check (topic in ('sales', 'support', 'press', 'careers', 'privacy', 'other')),
  message    text not null,
  language   text not null check (language in ('en', 'es', 'fr', 'de')),
  created_at timestamptz(3) not null default now(),
  handled_at timestamptz,
  handled_by uuid references admin_users (user_id)
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (id) where handled_at is null;

-- Every mail the product sends. A row is committed as dispatching before the mail server is called; a row found
-- dispatching after a crash is unknown, not queued: it may have gone out.
create table mail_outbox (
  id         uuid primary key default gen_random_uuid(),
  to_address text not null,
  subject    text not null,
  text_body  text not null,
  html_body  text not null,
  reply_to   text,
  state      text not null default 'queued' check (state in ('queued', 'dispatching', 'sent', 'unknown', 'failed')),
  attempts   integer not null default 0,
  failure    text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index mail_outbox_unsettled on mail_outbox (created_at) where state in ('queued', 'dispatching');

-- What administrators did and read, with the role that can see every customer.
create table admin_audit (
  id         bigint generated always as identity primary key,
  user_id    uuid not null,
  action     text not null,
  request_id text not null,
  created_at timestamptz not null default now()
);
create trigger admin_audit_is_append_only before update or delete on admin_audit for each row execute function refuse_change();

grant select, insert, update on idempotency_keys to goodword_app, goodword_auth, goodword_admin;
grant select, insert, update, delete on rate_limits to goodword_app, goodword_auth;
grant select, insert on contact_messages to goodword_app;
grant select, update on contact_messages to goodword_admin;
grant select, insert, update on mail_outbox to goodword_app;
grant insert on mail_outbox to goodword_auth;
grant select, insert on admin_audit to goodword_admin;
