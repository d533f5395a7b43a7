-- Official regions: provinces, cities and regencies, districts, wards. The same for all organizations; the service fills it (regions/fillRegions.ts).
create table region (
  code text primary key check (code ~ '^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$'),
  parent text references region (code),
  level text not null check (level in ('PROVINCE', 'REGENCY', 'DISTRICT', 'WARD')),
  name text not null check (length(name) between 1 and 100)
);
create index region_parent on region (parent, name);
