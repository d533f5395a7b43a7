// Writes types of the names that modules declare, for code shared by all modules: modules don't know each other.
import { writeFileSync } from 'node:fs'
import { accountModules } from '../../services/account/modules.ts'
import { exportsOf, filesOf, importsOf, listsOf, numbersOf, recordsOf, webhooksOf } from '../../services/kit/module.ts'
import type { ImportKind } from '../../services/kit/recordImports/kinds.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const MODULES = [...accountModules, ...treasuryModules]

const imports = importsOf<ImportKind>(MODULES)

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
const write = (file: string, what: string, code: string) =>
  writeFileSync(
    `services/${file}.generated.ts`,
    `// ${what}: generated from the manifests of the services' modules.\n${code}`,
  )

write(
  'kit/activity/records',
  'Every kind of record and what can happen to it',
  constant(
    'RECORDS',
    Object.fromEntries(Object.entries(recordsOf(MODULES)).map(([type, { actions }]) => [type, actions])),
  ),
)

const contents = Object.entries(filesOf(MODULES)).map(([purpose, rule]) => [purpose, rule.contents] as const)
write(
  'kit/files/purposes',
  'What files can be for, and what those may be',
  constant('FILE_CONTENTS', Object.fromEntries(contents.sort(([one], [other]) => (one < other ? -1 : 1)))),
)

const keepers = [accountModules, treasuryModules].flatMap((modules, index) =>
  Object.keys(filesOf(modules)).map(purpose => [purpose, index === 0 ? 'account' : 'treasury'] as const),
)
writeFileSync(
  'bff/__generated__/filePurposes.ts',
  `// Generated from the manifests of the services' modules.\n/** The service that keeps files of each purpose. */\n${constant(
    'FILE_KEEPERS',
    Object.fromEntries(keepers.sort(([one], [other]) => (one < other ? -1 : 1))),
  )}`,
)

write(
  'kit/recordImports/kinds',
  'The kinds of files whose rows become records',
  constant('RECORD_IMPORT_KINDS', [...imports.keys()].toSorted()),
)

write(
  'treasury/numbers/kinds',
  'What human numbers begin with',
  `export type NumberKind = ${numbersOf(treasuryModules)
    .map(prefix => `'${prefix}'`)
    .join(' | ')}\n`,
)

type Described = Iterable<readonly [name: string, description: string]>

/** A GraphQL enum with its values in alphabetical order. */
const enumOf = (name: string, description: string, values: Described) =>
  [
    JSON.stringify(description),
    `enum ${name} {`,
    ...[...values]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([value, means]) => [`  ${JSON.stringify(means)}`, `  ${value}`]),
    '}',
  ].join('\n')

const describedIn = (entries: Iterable<readonly [string, { description: string }]>): Described =>
  [...entries].map(([name, { description }]) => [name, description])

const webhooks = [...webhooksOf(MODULES).values()]
const enums = [
  enumOf('RecordType', 'Kinds of record in the activity log.', describedIn(Object.entries(recordsOf(MODULES)))),
  enumOf('SavedViewList', 'A list with saved views.', listsOf(MODULES)),
  enumOf(
    'ExportedList',
    'A list that can be exported.',
    [...exportsOf(MODULES)].map(([list, { name }]) => [list, `${name.en}.`]),
  ),
  enumOf(
    'FilePurpose',
    'Purpose of a file, which determines the accepted file types.',
    describedIn(Object.entries(filesOf(MODULES))),
  ),
  enumOf('RecordImportKind', 'Kind of records of a bulk import.', describedIn(imports)),
  enumOf(
    'WebhookEvent',
    'Events of webhooks. Each event contains ids; query the API for the current record.',
    webhooks.map(({ key, name, description }) => [key, `\`${name}\`: ${description}`]),
  ),
  enumOf('DeliveredWebhookEvent', 'Event of a delivery.', [
    ...webhooks.map(({ key, name }) => [key, `\`${name}\``] as const),
    ['TEST', '`webhook.test`: sent by hand, to see whether it arrives.'],
  ]),
]
writeFileSync(
  'bff/modules/base/names.generated.graphql',
  `# Generated from the manifests of the services' modules.\n${enums.join('\n\n')}\n`,
)
