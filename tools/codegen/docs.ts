// Writes docs/generated from the services' own tables.
import { mkdirSync, writeFileSync } from 'node:fs'
import { protocolErrors } from '../../bff/graph/protocolErrors.ts'
import { codes as accountCodes, silentCodes as silentAccountCodes } from '../../services/account/errors.ts'
import { accountModules } from '../../services/account/modules.ts'
import { PERMISSIONS, SEEDED_ROLES } from '../../services/account/permissions/permissions.ts'
import type { ErrorRow } from '../../services/kit/errors.ts'
import { commonErrors, fieldErrors } from '../../services/kit/errors.ts'
import { PROTECTED_ACTIONS } from '../../services/kit/protectedActions.ts'
import { errorAreasOf } from '../../services/kit/module.ts'
import { codes as treasuryCodes, silentCodes as silentTreasuryCodes } from '../../services/treasury/errors.ts'
import { treasuryModules } from '../../services/treasury/modules.ts'

const DIRECTORY = 'docs/generated'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (heads: string[], rows: string[][]) =>
  [row(...heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(cells => row(...cells))].join('\n')

const numberOf = (code: string) => Number(/\d+$/.exec(code)?.[0])

function errorTable(rows: readonly ErrorRow[]): string {
  const sorted = [...rows].sort((a, b) => numberOf(a.code) - numberOf(b.code))
  return table(
    ['Code', 'Status', 'English', 'Indonesian'],
    sorted.map(({ code, status, en, id }) => [`\`${code}\``, String(status), en, id]),
  )
}

/** Rows of a service's own modules, in the order of the code table. */
function byModule(codes: Record<string, ErrorRow>): Map<string, ErrorRow[]> {
  const modules = new Map<string, ErrorRow[]>()
  for (const error of Object.values(codes)) {
    const module = /^U-\w+-(\w+)-/.exec(error.code)?.[1]
    if (module !== undefined) modules.set(module, [...(modules.get(module) ?? []), error])
  }
  return modules
}

function errorsPage(): string {
  const parts = [
    '# Error codes',
    'Written by `npm run codegen` from the modules of `services/*`. A number never changes.',
    '## Everywhere',
    errorTable(Object.values(commonErrors)),
    '## Fields',
    'Codes of single fields in `errors[]` of a problem document, in `extensions.errors` of a GraphQL error, and in `userErrors`.',
    table(
      ['Code', 'English', 'Indonesian'],
      Object.entries(fieldErrors).map(([code, { en, id }]) => [`\`${code}\``, en, id]),
    ),
  ]
  parts.push(
    '## The graph',
    'Codes of requests that `/graphql` refuses as a whole, from `bff/graph/protocolErrors.ts`.',
    table(
      ['Code', 'Status', 'Meaning'],
      Object.entries(protocolErrors).map(([code, { status, meaning }]) => [`\`${code}\``, String(status), meaning]),
    ),
  )
  for (const [service, codes, headings] of [
    ['Account service', accountCodes, errorAreasOf(accountModules)],
    ['Treasury service', treasuryCodes, errorAreasOf(treasuryModules)],
  ] as const) {
    parts.push(`## ${service}`)
    for (const [module, rows] of byModule(codes)) parts.push(`### ${headings.get(module) ?? module}`, errorTable(rows))
  }
  parts.push('## Codes that nothing answers with', 'Their numbers are kept (decision 0091).', silentTable())
  return `${parts.join('\n\n')}\n`
}

function silentTable(): string {
  const rows = [...silentRows(accountCodes, silentAccountCodes), ...silentRows(treasuryCodes, silentTreasuryCodes)]
  return table(['Code', 'Instead, or until'], rows)
}

function silentRows(codes: Record<string, ErrorRow>, reasons: Record<string, string>): string[][] {
  return Object.entries(codes).flatMap(([name, { code }]) => {
    const reason = reasons[name]
    return reason === undefined ? [] : [[`\`${code}\``, reason]]
  })
}

function permissionsPage(): string {
  const rows = PERMISSIONS.map(permission => [
    `\`${permission}\``,
    ...SEEDED_ROLES.map(role => (role.permissions.includes(permission) ? '✓' : '–')),
  ])
  return [
    '# Permissions',
    'Written by `npm run codegen` from the modules of `services/*`. The roles are copied into each new organization, where all but Owner can be edited.',
    table(['Permission', ...SEEDED_ROLES.map(role => role.name)], rows),
    '',
  ].join('\n\n')
}

function protectedActionsPage(): string {
  const rows = Object.entries(PROTECTED_ACTIONS).map(([action, { service, mutations, operations, when }]) => [
    `\`${action}\``,
    mutations.map(name => `\`${name}\``).join(', '),
    when,
    `${service}: ${operations.map(name => `\`${name}\``).join(', ')}`,
  ])
  return [
    '# Protected actions',
    'Written by `npm run codegen` from `services/kit/protectedActions.ts`. What widens who may approve, or where money may go, wants a fresh second factor of a person, is refused to API tokens (G-22), is mailed to the owner and the admins, and is logged with the values before and after and the session that did it.',
    table(['Action', 'Mutations', 'When', 'Enforced by'], rows),
    '',
  ].join('\n\n')
}

mkdirSync(DIRECTORY, { recursive: true })
writeFileSync(`${DIRECTORY}/errors.md`, errorsPage())
writeFileSync(`${DIRECTORY}/permissions.md`, permissionsPage())
writeFileSync(`${DIRECTORY}/protected-actions.md`, protectedActionsPage())
