-- What providers gave back of payments at checkout, by transactions of their own: each is taken off its payment once.
create table checkout_refund (
  organization_id uuid not null references organization (organization_id),
  transaction_id uuid not null,
  session_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  given_back_at timestamptz not null,
  booked_at timestamptz not null,
  primary key (organization_id, transaction_id),
  foreign key (organization_id, session_id) references checkout_session (organization_id, id)
);
create index checkout_refund_session on checkout_refund (organization_id, session_id);

-- Of what was received, so much was given back: its payment is the one of the rest.
alter table checkout_receipt add column refunded_minor bigint not null default 0;
alter table checkout_receipt add constraint checkout_receipt_refunded_minor_check check (refunded_minor between 0 and amount_minor);

-- What was given back until now was told, and passed over: all is read once more.
delete from checkout_position;
