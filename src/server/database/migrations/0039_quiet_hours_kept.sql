-- Quiet hours that are switched off keep their times.
alter table notification_habits add column has_quiet_hours boolean not null default false;
-- The table's owner may be bound by its policies.
alter table notification_habits no force row level security;
update notification_habits set has_quiet_hours = quiet_from is not null,
  quiet_from = coalesce(quiet_from, '22:00'), quiet_to = coalesce(quiet_to, '07:00');
alter table notification_habits force row level security;
alter table notification_habits
  alter column quiet_from set default '22:00', alter column quiet_from set not null,
  alter column quiet_to set default '07:00', alter column quiet_to set not null;
