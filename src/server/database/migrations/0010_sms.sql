-- Every text message the product sends, kept as mail_outbox keeps mails: a row is committed as dispatching before the
-- provider is called, and one found dispatching after a crash is unknown, not queued.
create table sms_outbox (
  id         uuid primary key default gen_random_uuid(),
  to_number  text not null check (to_number ~ '^[0-9]{5,20}$'),
  text_body  text not null,
  state      text not null default 'queued' check (state in ('queued', 'dispatching', 'sent', 'unknown', 'failed')),
  attempts   integer not null default 0,
  failure    text,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index sms_outbox_unsettled on sms_outbox (created_at) where state in ('queued', 'dispatching');

grant select, insert, update on sms_outbox to goodword_app;
grant insert on sms_outbox to goodword_auth;
grant select, delete on sms_outbox to goodword_janitor;

-- The sandbox's phone. The message's id is the sender's, so a repeated delivery lands once.
create table sandbox.text_messages (
  id         uuid primary key,
  to_number  text not null,
  text_body  text not null,
  created_at timestamptz(3) not null default now()
);
create index text_messages_newest on sandbox.text_messages (created_at desc, id desc);
create index text_messages_to on sandbox.text_messages (to_number, created_at desc, id desc);

grant select, insert, delete on sandbox.text_messages to goodword_sandbox;
