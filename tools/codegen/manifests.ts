// Writes the names that modules bring along as types, for what all of them use: no module knows the others.
import { writeFileSync } from 'node:fs'
import { accountModules } from '../../services/account/modules.ts'
import { filesOf, importsOf, numbersOf, recordsOf } from '../../services/kit/module.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const MODULES = [...accountModules, ...treasuryModules]

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
const write = (file: string, what: string, code: string) =>
  writeFileSync(
    `services/${file}.generated.ts`,
    `// ${what}: generated from the manifests of the services' modules.\n${code}`,
  )

write('kit/activity/records', 'Every kind of record and what can happen to it', constant('RECORDS', recordsOf(MODULES)))

const contents = Object.entries(filesOf(MODULES)).map(([purpose, rule]) => [purpose, rule.contents] as const)
write(
  'kit/files/purposes',
  'What files can be for, and what those may be',
  constant('FILE_CONTENTS', Object.fromEntries(contents.sort(([one], [other]) => (one < other ? -1 : 1)))),
)

write(
  'treasury/recordImports/kinds',
  'The kinds of files whose rows become records',
  constant('RECORD_IMPORT_KINDS', [...importsOf(treasuryModules).keys()].toSorted()),
)

write(
  'treasury/numbers/kinds',
  'What human numbers begin with',
  `export type NumberKind = ${numbersOf(treasuryModules)
    .map(prefix => `'${prefix}'`)
    .join(' | ')}\n`,
)
