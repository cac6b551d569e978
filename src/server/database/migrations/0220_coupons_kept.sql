-- Administrators' coupons: who collects the money has each of them for as long as it can be entered, and says why not.
alter table coupons add column is_at_provider boolean not null default false;
alter table coupons add column provider_fault text;
create index coupons_newest on coupons (created_at desc, id desc);
grant update (is_at_provider, provider_fault) on coupons to goodword_app;

grant select on coupon_redemptions to goodword_admin;
create policy admin_reads on coupon_redemptions for select to goodword_admin using (true);
create index coupon_redemptions_of on coupon_redemptions (coupon_id, created_at desc, customer_id desc);
