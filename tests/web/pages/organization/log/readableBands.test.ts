import { expect, test } from 'vitest'
import { readableBands } from '../../../../../web/pages/organization/log/_lib/readableBands.ts'

const words = {
  upTo: (amount: string) => `up to ${amount}`,
  above: 'above',
  anybody: 'anyone',
  or: 'or',
  and: 'and',
  then: 'then',
}

test.each([
  ['≤ 100000000.00: *; ≤ ∞: Siti / Budi + *', 'up to 100000000.00: anyone; above: Siti or Budi, and anyone'],
  ['≤ ∞: * → Siti Rahmawati', 'above: anyone, then Siti Rahmawati'],
  ['Rent; ≤ paid', 'Rent; ≤ paid'],
  ['BI_FAST', 'BI_FAST'],
])('%s', (text, told) => {
  expect(readableBands(text, words)).toBe(told)
})
