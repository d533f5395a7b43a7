// Recognizing a provider's payout by the name that the bank prints: those of the six providers, complete and as truncated by banks.
import { expect, test } from 'vitest'
import { IDENTITIES } from '../../../../services/treasury/providers/adapters.ts'
import { PROVIDERS } from '../../../../services/treasury/providers/rules/statuses.ts'
import { Directory } from '../../../../services/treasury/reconciliation/matching/identify.ts'
import { counterparty, line } from '../reconciliation/matching/builders.ts'

/** BCA truncates names to this length: SINAR DIGITAL TERD. */
const PRINTED = 18

const parties = new Map(
  PROVIDERS.map(provider => {
    const { legalName, bankNames } = IDENTITIES[provider]
    return [provider, counterparty(legalName, { learntAliases: [...bankNames] })] as const
  }),
)
const directory = new Directory([
  ...parties.values(),
  counterparty('PT Sinar Digital Utama'),
  counterparty('PT Nusa Satu Abadi'),
])

test.each(PROVIDERS)('%s is known by each of its names', provider => {
  for (const name of IDENTITIES[provider].bankNames)
    for (const partyName of [name, name.slice(0, PRINTED), name.toLowerCase()]) {
      const { certain } = directory.identify(line({ partyName, description: `TRSF E-BANKING CR ${partyName}` }))
      expect([partyName, certain]).toEqual([partyName, parties.get(provider)?.id])
    }
})
