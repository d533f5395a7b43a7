-- What an invitation asks for: the request of three steps, or the whole account. Those that are open ask for the request.
alter table customer_invitation
  add column form text not null default 'REQUEST' check (form in ('REQUEST', 'ACCOUNT'));
