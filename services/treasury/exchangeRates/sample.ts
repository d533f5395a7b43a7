import type { ModuleSample } from '../sample.ts'

export const sample: ModuleSample = {
  requests: () => ({ pages: ['/v1/exchange-rates'] }),
}
