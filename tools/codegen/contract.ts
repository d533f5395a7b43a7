// Writes what the account service must know about modules: treasury's as a contract between the two services, and the combination of both
// as account reads it.
import { writeFileSync } from 'node:fs'
import { accountModules } from '../../services/account/modules.ts'
import { allOf, contractOf } from '../../services/kit/contract.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const treasury = contractOf(treasuryModules)
writeFileSync('services/treasury/contract.json', `${JSON.stringify(treasury, null, 2)}\n`)

const all = allOf({ account: contractOf(accountModules), treasury })
writeFileSync(
  'services/account/contract.generated.ts',
  `// What modules bring along for this service: generated from its own manifests and services/treasury/contract.json.
export const contract = ${JSON.stringify(all, null, 2)} as const
`,
)
