// Writes what the account service has to know of treasury's modules: as a contract, and as the account service reads it.
import { writeFileSync } from 'node:fs'
import { contractOf } from '../../services/kit/contract.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const contract = JSON.stringify(contractOf(treasuryModules), null, 2)
writeFileSync('services/treasury/contract.json', `${contract}\n`)
writeFileSync(
  'services/account/treasuryContract.generated.ts',
  `// What modules of treasury bring along for the account service: generated from services/treasury/contract.json.
export const treasuryContract = ${contract} as const
`,
)
