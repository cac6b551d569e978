-- Whose contact is erased is deleted at the service too, for good, also who had been taken out of the audience before. Somebody
-- who was deleted there comes back by nobody but themselves.
alter table audience_members add column state text not null default 'in' check (state in ('in', 'out', 'erasing', 'forgotten'));
create index audience_members_of_person on audience_members (customer_id, member_key);
