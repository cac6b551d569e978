-- For the page that plays the platforms: how long a call took, why a reply is turned down, and the disputes they were sent.
alter table sandbox.vendor_calls add column duration_ms integer not null default 0;

alter table sandbox.vendor_faults
  add column reason text,
  drop constraint vendor_faults_kind_check,
  add constraint vendor_faults_kind_check check (kind in ('rate-limit', 'down', 'garbage', 'slow', 'timeout',
    'hold-replies', 'reject-replies', 'no-permission', 'no-reviews'));

create table sandbox.vendor_disputes (
  id          bigint generated always as identity primary key,
  vendor      text not null,
  case_id     text not null,
  listing_id  text not null,
  review_id   text not null,
  reason      text not null,
  description text not null,
  created_at  timestamptz not null default now(),
  foreign key (vendor, review_id) references sandbox.vendor_reviews (vendor, id) on delete cascade
);
create index vendor_disputes_newest on sandbox.vendor_disputes (vendor, listing_id, id desc);
create index vendor_disputes_of_review on sandbox.vendor_disputes (vendor, review_id);

grant select, insert on sandbox.vendor_disputes to goodword_sandbox;
