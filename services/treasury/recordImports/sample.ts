import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  uncounted: ['/v1/templates/{name}', '/v1/record-imports/{id}', '/v1/record-imports/{id}/annotated.csv'],
}
