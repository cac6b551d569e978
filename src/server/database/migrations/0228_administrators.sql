-- Owners manage administrators, with the accounts at hand. Somebody who is none any more leaves what they did behind.
grant select, update (role, name), delete on admin_users to goodword_auth;
grant insert on admin_audit to goodword_auth;
alter table contact_messages drop constraint contact_messages_handled_by_fkey;
alter table contact_messages drop constraint contact_messages_answered_by_fkey;
alter table queue_pauses drop constraint queue_pauses_paused_by_fkey;
alter table notices drop constraint notices_created_by_fkey;
alter table switched_off drop constraint switched_off_switched_by_fkey;
