// Writes the permissions of the account service's contract as a GraphQL enum, with the keys used by the services.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const contract = z.object({
  components: z.object({ schemas: z.object({ Permission: z.object({ enum: z.array(z.string()) }) }) }),
})

/** `treasury.bankAccounts.view` → `TREASURY_BANK_ACCOUNTS_VIEW` (decision 0002). */
const nameOf = (key: string): string =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('.', '_')
    .toUpperCase()

const { components } = contract.parse(JSON.parse(readFileSync('services/account/openapi.json', 'utf8')))
const keys = new Map(components.schemas.Permission.enum.map(key => [nameOf(key), key]))
if (keys.size !== components.schemas.Permission.enum.length)
  throw new Error('two permission keys have one name in the graph')

const values = [...keys].map(([name, key]) => `  "The permission key \`${key}\`."\n  ${name}`)
writeFileSync(
  'bff/modules/base/permissions.generated.graphql',
  `# Generated from the account service's contract.
"What a role, an API token or a membership may allow. Each value is one permission key, \`area.object.action\`, as the activity log has it."
enum Permission {
${values.join('\n')}
}
`,
)

const table = `/** By the name in the graph, the key that the services and the activity log have. */
export const PERMISSION_KEYS = {
${[...keys].map(([name, key]) => `  ${name}: '${key}',`).join('\n')}
} as const
`
writeFileSync(
  'bff/__generated__/permissions.ts',
  `// Generated from the account service's contract.
${table}
/** Every key of the account service's table. */
export type Permission = (typeof PERMISSION_KEYS)[keyof typeof PERMISSION_KEYS]
`,
)
writeFileSync(
  'web/permissions.generated.ts',
  `// Generated from the account service's contract.
${table}
/** What the viewer may do, as the graph says it. */
export type Permission = keyof typeof PERMISSION_KEYS
`,
)
