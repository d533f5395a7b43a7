// Names contain no invisible characters: every name field of both services is tried with characters that could make it look like another.
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../services/account/permissions/permissions.ts'
import { hasUnseenCharacters, proseOf } from '../../services/kit/nameShape.ts'
import { openServiceIdentity } from '../../services/kit/tokens.ts'
import { freshAccount, people, retail, SERVICE_SECRET } from '../services/account/support.ts'
import { openTreasuryApi } from '../services/treasury/support/api.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
}
type Operation = { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }
type Contract = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

/** Named so without being a name: an email, or a value of a fixed format. */
const NO_NAMES = new Set(['username', 'companyName'])
const isNameLike = (property: string) =>
  /^(?:name|alias|label|externalId)$|(?:Name|Alias)$/.test(property) && !NO_NAMES.has(property)

/** One that reverses text, one that ends a line, one that deletes, one that splits paragraphs. */
const BAD = ['PT \u202Eatras', 'PT A\nB', 'PT A\u0000B', 'PT A\u2029B', 'PT \u2066A', 'PT A\u200FB', 'A\tB', 'A\u0085B']

async function openAccount() {
  const service = await freshAccount()
  const owner = await service.as(people.owner.email)
  const bff = await openServiceIdentity(SERVICE_SECRET, 'bff').tokenFor('account')
  const customer = { org: retail, cus: randomUUID(), email: 'user@buyer.example', sid: randomUUID() }
  const tokensFor = async (path: string) =>
    path.startsWith('/v1/portal/') ? [await service.account.tokens.mintCustomer(customer)] : [owner.token, bff]
  return { origin: service.address, tokensFor }
}
async function openTreasury() {
  const api = await openTreasuryApi()
  const { id } = await api.organization()
  const claims = { sub: randomUUID(), org: id, perms: Object.keys(PERMISSIONS), sid: randomUUID(), name: 'Rini' }
  const token = await api.mint('treasury', claims)
  return { origin: api.origin, tokensFor: () => Promise.resolve([token]) }
}

describe.each([
  ['account', openAccount],
  ['treasury', openTreasury],
] as const)('%s', async (service, open) => {
  const contract = JSON.parse(readFileSync(`services/${service}/openapi.json`, 'utf8')) as Contract
  const { origin, tokensFor } = await open()
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

  /** The paths of names in an input. */
  function namesIn(given: Schema, path: readonly string[]): string[][] {
    const schema = resolve(given)
    const parts = (schema.anyOf ?? []).flatMap(part => namesIn(part, path))
    const items = schema.items ? namesIn(schema.items, [...path, '0']) : []
    const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const { type, enum: words, anyOf = [] } = resolve(property)
      const isText = words === undefined && (type === 'string' || anyOf.some(part => resolve(part).type === 'string'))
      return isText && isNameLike(name) ? [[...path, name]] : namesIn(property, [...path, name])
    })
    return [...parts, ...items, ...own]
  }
  const fields = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      const found = schema ? namesIn(schema, []) : []
      return [...new Set(found.map(steps => steps.join('.')))].map(field => ({ operationId, method, path, field }))
    }),
  )
  const bodyWith = (field: string, value: string): unknown =>
    field.split('.').reduceRight<unknown>((inner, step) => (step === '0' ? [inner] : { [step]: inner }), value)

  it('has names to try', () => {
    expect(fields.length).toBeGreaterThan(6)
  })

  it.each(fields)(
    '$operationId refuses what nobody sees in $field, and names the field',
    async ({ method, path, field }) => {
      const url = origin + path.replaceAll(/\{\w+\}/g, name => (name === '{date}' ? '2030-01-02' : randomUUID()))
      for (const value of BAD) {
        const seen: unknown[] = []
        for (const token of await tokensFor(path)) {
          const answer = await fetch(url, {
            method: method.toUpperCase(),
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify(bodyWith(field, value)),
          })
          const { errors = [] } = (await answer.json()) as { errors?: { path: string; code: string }[] }
          seen.push(...errors.filter(error => error.path === field).map(({ code }) => code))
        }
        expect(new Set(seen), JSON.stringify(value)).toEqual(new Set(['INVALID_CHARACTERS']))
      }
    },
  )
})

it('takes the names of people and firms as they are', () => {
  for (const name of [
    'PT Maju Jaya, Tbk.',
    'Ñandú & Søn ApS',
    '株式会社アルス',
    'مؤسسة النور',
    'Toko “Sinar” (Cabang 2)',
    'Naïve – Co/Ltd',
    '👩‍💼',
  ])
    expect(hasUnseenCharacters(name), name).toBe(false)
})

it('lets prose have lines, and nothing that nobody sees', () => {
  const prose = proseOf(500)
  for (const text of ['Baris satu\nBaris dua\r\n\tbutir', 'مؤسسة النور', ''])
    expect(prose.safeParse(text).success, text).toBe(true)
  for (const text of ['\u202Eatras', 'A\u0000B', 'A\u2029B', 'A\u0085B'])
    expect(prose.safeParse(text).success, JSON.stringify(text)).toBe(false)
})
