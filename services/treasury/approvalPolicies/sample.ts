import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: ({ nth }) => ({ pages: ['/v1/approval-policies', `/v1/approval-policies/blocked?without=${nth(1)}`] }),
}
