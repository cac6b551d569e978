-- Connecting anew is about one connection, and heals that one. What came of it stands beside, in `integration_id`.
alter table platform_authorizations add column reconnects_id uuid;

-- What kind of trouble it is, so that it can be told in anybody's language; `problem` keeps the sentence itself.
alter table integrations add column problem_kind text check (problem_kind in (
  'platform-down', 'rate-limited', 'permission-missing', 'reconnect', 'gone', 'refused', 'our-fault', 'not-revoked'));
update integrations set problem_kind = case
    when status <> 'connected' then 'not-revoked'
    when needs_reconnect then 'reconnect'
    else 'platform-down' end
  where problem is not null;

-- When a run that failed is tried again by itself; null while it works.
alter table sync_runs add column retry_at timestamptz;

-- A connection that is removed leaves its reviews where they are. Its listing, connected again, finds them by their names.
alter table reviews drop constraint reviews_customer_id_integration_id_fkey;
alter table reviews add constraint reviews_customer_id_integration_id_fkey
  foreign key (customer_id, integration_id) references integrations (customer_id, id) on delete set null (integration_id);
