// Undeclared fields are never set: every input of both services is tried with every column of its database.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PERMISSIONS } from '../../services/account/permissions/permissions.ts'
import { openServiceIdentity } from '../../services/kit/tokens.ts'
import { freshAccount, people, retail, SERVICE_SECRET } from '../services/account/support.ts'
import { openTreasuryApi } from '../services/treasury/support/api.ts'

type Schema = {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}
type Operation = {
  operationId: string
  security?: object[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

type Credentials = Record<string, string>
/** `ofCustomers`: for requests that only customers may send. */
type Service = { origin: string; credentials: Credentials; ofCustomers: Credentials }

/** The real account service, as a user in a session, as an API client, and as the BFF, which alone can sign users in. */
async function openAccount(): Promise<Service> {
  const service = await freshAccount()
  const owner = await service.as(people.owner.email)
  const { body: made } = await owner.post<{ token: string }>('/v1/api-tokens', {
    ...(await owner.fresh()),
    name: 'ERP',
    permissions: ['account.members.view'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    ...(await owner.fresh()),
  })
  const { body: program } = await service.exchange(made.token, retail, { kind: 'API_TOKEN' })
  const bff = await openServiceIdentity(SERVICE_SECRET, 'bff').tokenFor('account')
  return {
    origin: service.address,
    credentials: { 'a session': owner.token, 'an API token': program.token, 'the BFF': bff },
    ofCustomers: {
      'a customer': await service.account.tokens.mintCustomer({
        org: retail,
        cus: randomUUID(),
        email: 'tania@surya.example',
        sid: randomUUID(),
      }),
    },
  }
}

async function openTreasury(): Promise<Service> {
  const api = await openTreasuryApi()
  const { id } = await api.organization()
  const tokenOf = (sid: string) =>
    api.mint('treasury', { sub: randomUUID(), org: id, perms: Object.keys(PERMISSIONS), sid, name: 'Rini' })
  return {
    origin: api.origin,
    credentials: {
      'a session': await tokenOf(randomUUID()),
      'an API token': await tokenOf(`api-token:${randomUUID()}`),
    },
    ofCustomers: {},
  }
}

const SERVICES = { account: openAccount, treasury: openTreasury } as const
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Every column of a service's tables, in the spellings of the database and of an input. */
async function columnsOf(service: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(`services/{${service},kit}/migrations/*.sql`))
  const types = 'uuid|text|boolean|integer|bigint|bytea|numeric|timestamptz|date|jsonb|char'
  const columns = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`^  ([a-z_]+) (?:${types})`, 'gm'))].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(columns.flatMap(name => [name, camel(name)]))]
}

describe.each(Object.entries(SERVICES))('T9: %s', async (service, openService) => {
  const contract: Contract = JSON.parse(readFileSync(`services/${service}/openapi.json`, 'utf8'))
  const { origin, credentials, ofCustomers } = await openService()
  const columns = await columnsOf(service)
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

  /** Where an input accepts undeclared fields. */
  function openPlaces(given: Schema, path: string): string[] {
    const schema = resolve(given)
    const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
    const properties = Object.entries(schema.properties ?? {})
    return [
      ...(schema.type === 'object' && properties.length > 0 && schema.additionalProperties !== false ? [path] : []),
      ...parts.flatMap(part => openPlaces(part, path)),
      ...properties.flatMap(([name, property]) => openPlaces(property, `${path}.${name}`)),
      ...(schema.items ? openPlaces(schema.items, `${path}[]`) : []),
    ]
  }

  const inputs = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, security = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      // Raw text has no fields: a bank signs the bytes, not their meaning.
      return schema && resolve(schema).type !== 'string'
        ? [
            {
              name: operationId,
              method,
              path,
              schema,
              who: security.some(scheme => 'customer' in scheme) ? ofCustomers : credentials,
            },
          ]
        : []
    }),
  )

  it('has inputs and columns to try', () => {
    expect(inputs.length).toBeGreaterThan(15)
    expect(columns).toEqual(expect.arrayContaining(['organizationId', 'organization_id', 'version', 'createdAt']))
  })

  it.each(inputs)('$name names all that it takes, at any depth', ({ schema, name }) => {
    expect(openPlaces(schema, name)).toEqual([])
  })

  it.each(inputs)('$name refuses every column that is not its own', async ({ method, path, schema, who: asked }) => {
    const { type, properties = {} } = resolve(schema)
    expect(type).toBe('object')
    const foreign = columns.filter(column => !(column in properties))
    const places: Readonly<Record<string, string>> = { '{date}': '2030-01-02', '{currency}': 'IDR' }
    const url = path.replaceAll(/\{\w+\}/g, name => places[name] ?? randomUUID())
    expect(Object.keys(asked).length).toBeGreaterThan(0)
    for (const [who, token] of Object.entries(asked)) {
      const answer = await fetch(origin + url, {
        method: method.toUpperCase(),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(foreign.map(column => [column, 'planted']))),
      })
      expect(answer.status, who).toBe(422)
      const { errors } = (await answer.json()) as { errors: { path: string; code: string }[] }
      const unknown = errors.filter(({ code }) => code === 'UNKNOWN_FIELD').map(error => error.path)
      expect(unknown.toSorted(), who).toEqual(foreign.toSorted())
    }
  })
})
