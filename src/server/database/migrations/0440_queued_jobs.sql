-- Jobs on their way to a queue that is in a database of its own: written with their cause, and gone once the queue has them.
-- Without a name the line says that the queue is to forget whose it is.
create table queued_jobs (
  id                 uuid primary key default gen_random_uuid(),
  position           bigint not null generated always as identity,
  name               text,
  data               jsonb,
  turn_of            uuid not null,
  places             integer not null default 0,
  start_after        timestamptz,
  singleton_key      text,
  is_unless_waiting  boolean not null default false,
  written_at         timestamptz(3) not null default now(),
  check ((name is null) = (data is null))
);
create index on queued_jobs (position);
create index on queued_jobs (turn_of, position);
create index on queued_jobs (name, singleton_key);
create index on queued_jobs (position) where name is null;
grant select, insert on queued_jobs to goodword_app, goodword_auth, goodword_admin;
grant update, delete on queued_jobs to goodword_app;
