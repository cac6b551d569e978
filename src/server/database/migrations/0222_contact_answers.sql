-- What administrators answered to whoever wrote by the contact form; it leaves by mail, once.
alter table contact_messages add column answer text check (length(answer) <= 10000);
alter table contact_messages add column answered_at timestamptz(3);
alter table contact_messages add column answered_by uuid references admin_users (user_id);
grant insert on mail_outbox to goodword_admin;
