-- What the people who run the installation tell everybody who is signed in, from a moment to another, in every language.
create table notices (
  id         uuid primary key default gen_random_uuid(),
  texts      jsonb not null,
  tone       text not null check (tone in ('info', 'warn')),
  starts_at  timestamptz(3) not null,
  ends_at    timestamptz(3) not null,
  created_by uuid not null references admin_users (user_id),
  created_at timestamptz(3) not null default now(),
  check (ends_at > starts_at)
);
create index notices_newest on notices (created_at desc, id desc);
create index notices_by_end on notices (ends_at);
grant select on notices to goodword_app;
grant select, insert, update on notices to goodword_admin;
