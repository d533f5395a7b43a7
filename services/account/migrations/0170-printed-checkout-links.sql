-- Links that stand on printed invoices as QR codes. A document that is kept has one at most, whose secret is in that document alone.
alter table checkout_link
  add column document_id uuid,
  add foreign key (organization_id, document_id) references printed_document (organization_id, id),
  add unique (organization_id, document_id);
