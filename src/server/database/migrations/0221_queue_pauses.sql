-- Queues that begin nothing for now. Every process that works looks here, with each look for what is due.
create table queue_pauses (
  name      text primary key check (length(name) <= 200),
  paused_at timestamptz(3) not null default now(),
  paused_by uuid not null references admin_users (user_id)
);
grant select on queue_pauses to goodword_app;
grant select, insert, delete on queue_pauses to goodword_admin;
