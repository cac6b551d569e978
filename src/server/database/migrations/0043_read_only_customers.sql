-- A customer whose people see everything and change nothing.
alter table customers drop constraint customers_status_check,
  add constraint customers_status_check check (status in ('active', 'trialing', 'read-only', 'suspended', 'deactivated'));
