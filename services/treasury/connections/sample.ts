import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: ({ account }) => ({ pages: [`/v1/bank-connections?ids=${account}`] }),
}
