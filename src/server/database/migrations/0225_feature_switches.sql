-- Features that are off for everybody. What is not here is on.
create table switched_off (
  name        text primary key check (name in ('campaign-sending', 'assistant-drafts', 'contact-import')),
  switched_at timestamptz(3) not null default now(),
  switched_by uuid not null references admin_users (user_id)
);
grant select on switched_off to goodword_app;
grant select, insert, delete on switched_off to goodword_admin;
