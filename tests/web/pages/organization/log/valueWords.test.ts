// Every enum value that a service writes into the log has a message: all values of every logged field that is an enum in the contracts.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readableData } from '../../../../../web/pages/organization/log/_lib/readableData.ts'
import { type Language, messagesIn } from '../../../../../web/tools/catalogs.ts'
import { loggedFields } from './loggedFields.ts'

/** Fields with another name in the log than in the contracts. */
const RENAMED: Readonly<Record<string, string>> = { recurrence: 'frequency', bankStatus: 'status', from: 'status' }
/** Texts by users, where another record has an enum of that name. */
const TEXTS = new Set(['code', 'taxReason', 'unit'])
/** The same in every language. */
const CODES = new Set(['IDR', 'USD', 'SGD'])
/** Devices, sessions and security events have their own log and messages. */
const ELSEWHERE = new Set(['AUTH', 'TWO_FACTOR_AUTH', 'DESKTOP', 'PHONE', 'TABLET', 'OTHER', 'FAMILY'])

/**
 * Providers' reports, virtual accounts (logged by bank and number), what customers sent by a link, capabilities of an installation, computed values, and errors of an export: never
 * changed by users, so never logged.
 */
const UNLOGGED =
  /^(?:ChargedTransaction|CheckoutClaim|CustomerVirtualAccount|Payment(?:Transaction|RecordMember|RecordFee|ProviderCapabilities)|Reconciliation(?:Item|Sum|ItemKind)|Settlement(?:Payment)?|JournalEntry|Statement(?:Entry|Credit)|TaxInvoiceFault)(?:Input)?$/

/** The values of every enum in a record's property, by the property's name. */
function enumerations(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const service of ['account', 'treasury']) {
    const contract: unknown = JSON.parse(readFileSync(`services/${service}/openapi.json`, 'utf8'))
    collect(contract, contract, found)
  }
  return found
}

const isObject = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null

function collect(node: unknown, contract: unknown, found: Map<string, Set<string>>): void {
  if (!isObject(node)) return
  if (isObject(node.properties))
    for (const [name, property] of Object.entries(node.properties)) {
      const known = found.get(name) ?? new Set<string>()
      for (const value of valuesOf(property, contract)) known.add(value)
      found.set(name, known)
    }
  for (const [name, child] of Object.entries(node)) if (!UNLOGGED.test(name)) collect(child, contract, found)
}

/** The values of a property that is an enum or a list of one, optional or not. */
function valuesOf(node: unknown, contract: unknown): string[] {
  if (!isObject(node)) return []
  if (typeof node.$ref === 'string') return valuesOf(followed(node.$ref, contract), contract)
  if (Array.isArray(node.enum)) return node.enum.filter(value => typeof value === 'string')
  const parts = Array.isArray(node.anyOf) ? node.anyOf : [node.items]
  return parts.flatMap((part: unknown) => valuesOf(part, contract))
}

const followed = (ref: string, contract: unknown): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce((node: unknown, step) => (isObject(node) ? node[step] : undefined), contract)

/** The ids of a group's messages, in all features. */
const wordsOf = async (language: Language, group: string): Promise<ReadonlySet<string>> =>
  new Set((await messagesIn('web', language, group)).map(({ id }) => id))

test.each(['en', 'id'] as const)('every value of an enumeration that is logged has words in %s', async language => {
  const log = await wordsOf(language, 'log')
  const permissions = await wordsOf(language, 'permissions')
  const hasWords = (value: string) => {
    const [area, object] = value.split('.')
    return (
      log.has(`log.value.${value}`) ||
      permissions.has(`permission.object.${area}.${object}`) ||
      CODES.has(value) ||
      ELSEWHERE.has(value)
    )
  }
  const known = enumerations()
  const enumerated = loggedFields().filter(field => !TEXTS.has(field))
  const values = enumerated.flatMap(field =>
    // An empty text next to an address is not a value.
    [...(known.get(RENAMED[field] ?? field) ?? [])].flatMap(value => (value === '' ? [] : { field, value })),
  )
  expect(new Set(values.map(({ field }) => field)).size).toBeGreaterThan(12)
  expect(values.filter(({ value }) => !hasWords(value)).map(({ field, value }) => `${field} ${value}`)).toEqual([])
})

test('tells settings of bills and lists of keys in rows, and leaves what is no list alone', () => {
  const told = { key: (key: string) => key.toLowerCase(), required: 'required' }
  const fields = [
    { key: 'cost', label: 'Cost center', kind: 'CHOICE', required: true, choices: ['Jakarta', 'Surabaya'] },
    { key: 'po', label: 'PO', kind: 'TEXT', required: false, choices: [] },
  ]
  expect(readableData(JSON.stringify(fields), told)).toEqual([
    'Cost center: choice (Jakarta, Surabaya), required',
    'PO: text',
  ])
  expect(readableData('["PAYMENT_CHANGED"]', told)).toEqual(['payment_changed'])
  expect(readableData('[urgent] pay first', told)).toBeNull()
  expect(readableData('Sinar', told)).toBeNull()
})
