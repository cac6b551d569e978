-- Whoever comes back a second time, because the first answer was lost on its way, is told the same reason.
alter table provider_authorizations add column refused jsonb;
