-- Five stars in the letter, all of them one link: the first of the campaign's.
alter table campaigns add column has_stars boolean not null default false;
