// Writes every kind of record of both services, for the activity log that they have in common.
import { writeFileSync } from 'node:fs'
import { accountRecords } from '../../services/account/records.ts'
import { recordsOf } from '../../services/kit/module.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const records = recordsOf([{ name: 'account', records: accountRecords }, ...treasuryModules])
writeFileSync(
  'services/kit/activity/records.generated.ts',
  `// Every kind of record and what can happen to it: generated from the manifests of the services' modules.
export const RECORDS = ${JSON.stringify(records, null, 2)} as const
`,
)
