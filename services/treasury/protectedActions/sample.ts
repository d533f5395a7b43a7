import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  // One row by its key, read once for an email.
  uncounted: ['/v1/organizations/{organizationId}/protected-changes/{id}'],
}
