-- The sandbox's own world: what its mailbox received. The mail's id is the sender's, so a repeated delivery lands once.
create table sandbox.mails (
  id         uuid primary key,
  to_address text not null,
  from_address text not null,
  reply_to   text,
  subject    text not null,
  text_body  text not null,
  html_body  text not null,
  created_at timestamptz(3) not null default now()
);
create index mails_newest on sandbox.mails (created_at desc, id desc);
create index mails_to on sandbox.mails (lower(to_address), created_at desc, id desc);

grant select, insert, delete on sandbox.mails to goodword_sandbox;
