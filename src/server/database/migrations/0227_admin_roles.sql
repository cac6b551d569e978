-- Between those who read and those who manage administrators: those who act. Everybody keeps the role they have.
alter table admin_users drop constraint admin_users_role_check;
alter table admin_users add constraint admin_users_role_check check (role in ('support', 'operator', 'owner'));
