-- Who is in a service's audience by our doing, and what it was last told of them. The service's own name for a member is all
-- that is left here when the contact goes: enough to take them out.
create table audience_members (
  customer_id   uuid not null,
  connection_id uuid not null,
  audience_id   text not null,
  member_key    text not null check (member_key ~ '^[0-9a-f]{32}$'),
  told          text not null,
  told_at       timestamptz(3) not null default now(),
  primary key (customer_id, connection_id, audience_id, member_key),
  foreign key (customer_id, connection_id) references provider_connections (customer_id, id) on delete cascade
);
-- Up to when the service was asked who left its audience.
alter table provider_connections add column audience_read_at timestamptz(3);

do $$
declare
  v_own text := (select p.qual from pg_policies p where p.tablename = 'locations' and p.policyname = 'own_customer');
begin
  alter table audience_members enable row level security;
  alter table audience_members force row level security;
  execute format('create policy own_customer on audience_members using %s with check %1$s', v_own);
end $$;
grant select, insert, update, delete on audience_members to goodword_app;

-- Members by the name that services have for them.
create index contacts_by_member_key on contacts (customer_id, md5(email)) where deleted_at is null;

-- What the stand-in has: members of its audiences, and segments and campaigns.
create table sandbox.audience_members (
  account      text not null,
  list_id      text not null,
  hash         text not null,
  email        text not null,
  status       text not null,
  name         text not null default '',
  language     text not null default '',
  last_changed timestamptz(3) not null default now(),
  primary key (account, list_id, hash)
);
create table sandbox.audience_things (
  id         text primary key,
  account    text not null,
  kind       text not null check (kind in ('segment', 'campaign')),
  list_id    text not null,
  value      jsonb not null,
  created_at timestamptz(3) not null default now()
);
grant select, insert, update, delete on sandbox.audience_members, sandbox.audience_things to goodword_sandbox;
