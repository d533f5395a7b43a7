-- Each statement file is looked for among those that came before it.
create index file_sha256 on file (organization_id, sha256) where sha256 is not null;
