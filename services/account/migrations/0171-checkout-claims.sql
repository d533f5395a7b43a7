-- Proofs of transfers and slips of withheld tax that the holders of a payment link send: as those of a customer's own page, they wait.
-- What a customer sent, one way or the other, is told by `proof_of` and `slip_of`.
alter table received_payment
  -- The link by whose holder it was sent; null: no link's.
  add column checkout_link_id uuid,
  add foreign key (organization_id, checkout_link_id) references checkout_link (organization_id, id),
  drop constraint received_payment_check5,
  add constraint received_payment_sent check (num_nonnulls(customer_email, checkout_link_id) = (case when proof_of = '{}' then 0 else 1 end)),
  add check (checkout_link_id is null or method = 'BANK_TRANSFER'),
  alter column told_reason set expression as (case when proof_of <> '{}' then reason end);
create index received_payment_by_link on received_payment (organization_id, created_at) where checkout_link_id is not null;

alter table withholding_slip
  add column checkout_link_id uuid,
  add foreign key (organization_id, checkout_link_id) references checkout_link (organization_id, id),
  drop constraint withholding_slip_check2,
  add constraint withholding_slip_sent check (num_nonnulls(customer_email, checkout_link_id) = (case when slip_of = '{}' then 0 else 1 end)),
  add check (status <> 'PENDING' or slip_of <> '{}'),
  alter column told_reason set expression as (case when slip_of <> '{}' then reason end);
create index withholding_slip_by_link on withholding_slip (organization_id, created_at) where checkout_link_id is not null;

-- Files are theirs too, until they are used.
alter table customer_upload
  alter column customer_id drop not null,
  alter column email drop not null,
  add column checkout_link_id uuid,
  add foreign key (organization_id, checkout_link_id) references checkout_link (organization_id, id),
  add check (num_nonnulls(email, checkout_link_id) = 1 and (email is null) = (customer_id is null));
create index customer_upload_of_link on customer_upload (organization_id, checkout_link_id, created_at) where checkout_link_id is not null;
