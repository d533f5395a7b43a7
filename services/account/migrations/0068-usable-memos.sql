-- What credit memos can still pay, by customer: it counts against what the customer owes.
create index credit_memo_usable on credit_memo (organization_id, customer_id, currency) include (remaining_minor) where remaining_minor > 0;
