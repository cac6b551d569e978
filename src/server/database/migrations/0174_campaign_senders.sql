-- Which of several accounts carries a campaign; nothing: the customer's default. One that is disconnected later is the default, too.
alter table campaigns
  add column email_sender_id uuid,
  add column sms_sender_id uuid;
