-- Payments and transfers can be made by a file, as counterparties and expected transactions can.
alter table record_import drop constraint record_import_kind_check;
alter table record_import add constraint record_import_kind_check
  check (kind in ('COUNTERPARTIES', 'EXPECTED_TRANSACTIONS', 'PAYMENTS', 'TRANSFERS'));
-- What the rows of payments come to, and who must approve them; null for other kinds and while nothing is known.
alter table record_import add column summary jsonb;

alter table payment
  add column import_id uuid,
  add foreign key (organization_id, import_id) references record_import (organization_id, id);
create index payment_import on payment (organization_id, import_id, created_at desc, id desc) where import_id is not null;
