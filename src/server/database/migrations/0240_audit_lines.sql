-- What administrators do to a customer is committed in the customer's own transaction, and its line with it.
grant insert on admin_audit to goodword_app;
