-- Whose contact was erased is deleted at the service too, for good, and not only taken out of the audience.
alter table audience_members add column is_erased boolean not null default false;
