-- The words of a customer's widgets go with the customer.
create policy janitor on directory.review_widgets to goodword_janitor using (true);
grant select (customer_id), delete on directory.review_widgets to goodword_janitor;
