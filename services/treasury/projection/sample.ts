import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  rows: ({ smallOrganizations }) => [
    `organization (organization_id, name, legal_name, default_currency, time_zone, modes)
     select nth(o), 'Organization', 'Organization', 'IDR', 'Asia/Jakarta', '{TREASURY}' from generate_series(0, ${smallOrganizations}) o`,
    `entity (organization_id, id, name, is_default)
     select nth(o), nth(o), 'Entity', true from generate_series(0, ${smallOrganizations}) o`,
  ],
}
