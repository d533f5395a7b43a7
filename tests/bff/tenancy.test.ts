// The tenant matrix, over real services: everything that can be named by an id, in every root field, mutation, subscription and file route,
// requested by a user of only the first organization, with the ids of the second. The lists come from the schema, so that a new field is
// included automatically.
import { randomUUID } from 'node:crypto'
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeFileId, encodeAnnotatedId, encodeExportId, encodeFileId } from '../../bff/graph/fileId.ts'
import { decodeId } from '../../bff/graph/globalId.ts'
import { RULES } from '../../bff/modules.ts'
import { codeOf } from '../services/account/support.ts'
import { until } from '../support/until.ts'
import { exportPayments } from '../../bff/modules/exports/sample.ts'
import { fillOrganization, type Ids } from './support/filledOrganization.ts'
import { removeMember } from './support/members.ts'
import { Person, type Reply } from './support/person.ts'
import { fieldsOf, NODE_TYPES, schema, together, typeOfId, WITHOUT_IDS } from './support/samples.ts'
import { SocketClient } from './support/socketClient.ts'
import { DEMO_ORGANIZATIONS, type RealArus, startArus } from './support/realArus.ts'

type WithViewer = { viewer: { id: string } }
const OWN: string = DEMO_ORGANIZATIONS.first
const FOREIGN: string = DEMO_ORGANIZATIONS.second
let arus: RealArus
let admin: Person
/** May approve, which no administrator may. */
let approver: Person
let nobody: Person
/** Was a member of the first organization when they signed in, and still is of another: their session stays valid. */
let former: Person
let own: Ids
let foreign: Ids

beforeAll(async () => {
  arus = await startArus()
  const owner = await Person.signedIn(arus.url, 'owner@arus.test')
  own = await fillOrganization(owner, OWN)
  foreign = await fillOrganization(owner, FOREIGN)
  admin = await Person.signedIn(arus.url, 'admin@arus.test')
  approver = await Person.signedInWithCode(arus.url, 'both@arus.test', codeOf())
  nobody = new Person(arus.url)
  former = await Person.signedIn(arus.url, 'maker@arus.test')
  // Read once while they are members, so that the data is in every cache when they leave.
  await former.get('{ organization { name } }', {}, OWN)
  await removeMember({ ...arus, organizationId: OWN }, owner.cookie, 'maker')
  // A user is no record of an organization: the requesting user's id, and another's. Exports are private to their user, even from the
  // owner.
  const exported = await exportPayments({ get: (query, variables = {}) => admin.get(query, variables, OWN), until })
  own.global.set('Export', exported.id)
  own.uuid.set('Export', exported.uuid)
  own.global.set('Viewer', (await admin.get<WithViewer>('{ viewer { id } }')).viewer.id)
}, 240_000)
afterAll(() => arus.stop())

const OF_ACCOUNT = ['TaxInvoiceNumbersFile', 'CustomersFile', 'ProductsFile']

/** The same id format, of a record that never existed. */
function unknownLike(id: string): string {
  if (id === own.global.get('File')) return encodeFileId('treasury', OWN, randomUUID())
  if (OF_ACCOUNT.some(file => id === own.global.get(file))) return encodeFileId('account', OWN, randomUUID())
  const { type, organizationId } = decodeId(id)
  return Buffer.from([type, organizationId, randomUUID()].filter(Boolean).join(':')).toString('base64url')
}

const ownId = (type: string) => own.global.get(type) ?? `no ${type}`
const foreignId = (type: string) => foreign.global.get(type) ?? `no ${type}`
const codes = ({ errors }: { errors: { extensions: Record<string, unknown> }[] }) =>
  errors.map(({ extensions }) => extensions.code)

describe('T1: nodes', () => {
  const ask = (person: Person, id: string) =>
    person.ask('query($id: ID!) { node(id: $id) { id __typename } }', { id }, OWN)

  test('the matrix has an id of every type', () => {
    for (const ids of [own, foreign])
      expect(
        NODE_TYPES.filter(type => !ids.global.has(type)),
        "to be made in its module's sample.ts",
      ).toEqual([])
  })

  test.each(NODE_TYPES)(
    '%s: own is found; foreign and unknown answer the same bytes; others find nothing',
    async type => {
      expect((await ask(admin, ownId(type))).data).toEqual({ node: { id: ownId(type), __typename: type } })
      const [stranger, unknown] = [await ask(admin, foreignId(type)), await ask(admin, unknownLike(ownId(type)))]
      expect(stranger.text).toBe(unknown.text)
      expect(stranger.data).toEqual({ node: null })
      expect(codes(stranger)).toEqual(['G-7'])
      expect(codes(await ask(nobody, ownId(type)))).toEqual(['G-10'])
      expect((await ask(former, ownId(type))).data ?? { node: null }).toEqual({ node: null })
    },
  )

  test('nodes(ids) answers each by itself', async () => {
    const ids = [ownId('BankAccount'), foreignId('BankAccount'), 'damaged']
    const { data, errors } = await admin.ask('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids }, OWN)
    expect(data).toEqual({ nodes: [{ id: ids[0] }, null, null] })
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([
      [['nodes', 1], 'G-7'],
      [['nodes', 2], 'G-7'],
    ])
  })
})

/** Former members and anonymous users get nothing. */
async function expectClosed(ask: (person: Person) => Promise<Reply>): Promise<void> {
  const [left, anonymous] = [await ask(former), await ask(nobody)]
  expect([left.data, codes(left)]).toEqual([null, ['G-21']])
  expect([anonymous.data, codes(anonymous)]).toEqual([null, ['G-10']])
}

describe('T1: fields of an organization', () => {
  const fields = fieldsOf('Organization')
  const byUuid = fields.filter(({ args }) => args.some(({ name }) => name === 'uuid'))

  test.each(byUuid.map(field => [field.name, getNamedType(field.type).name]))('%s(uuid)', async (name, type) => {
    const ask = (uuid: string | undefined, person = admin) =>
      person.ask(`query($uuid: UUID!) { organization { ${name}(uuid: $uuid) { id } } }`, { uuid }, OWN)
    await expectClosed(person => ask(own.uuid.get(type), person))
    expect((await ask(own.uuid.get(type))).data).toEqual({ organization: { [name]: { id: ownId(type) } } })
    const [stranger, unknown] = [await ask(foreign.uuid.get(type)), await ask(randomUUID())]
    expect(stranger.text).toBe(unknown.text)
    expect(stranger.data).toEqual({ organization: { [name]: null } })
    expect(codes(stranger)).toEqual(['G-7'])
  })

  const filters = fields.flatMap(field =>
    idPlaces(field).map(place => ({ field, place, name: `${field.name}(${place.path.join('.')})` })),
  )
  test.each(filters)('$name', async ({ field, place }) => {
    const selection = subselection(field)
    const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
    const ask = (id: string, person = admin) =>
      person.ask(
        `query(${declared}) { organization { ${field.name}(${passed}) ${selection} } }`,
        { first: 5, ...argumentsFor(field, { at: place.path.join('.'), id }) },
        OWN,
      )
    expect(codes(await ask(ownId(place.type)))).toEqual([])
    await expectClosed(person => ask(ownId(place.type), person))
    const [stranger, unknown] = [await ask(foreignId(place.type)), await ask(unknownOf(place.type))]
    expect(stranger.text).toBe(unknown.text)
    expect(codes(stranger)).toEqual(['G-7'])
  })

  const uuidFilters = fields.flatMap(field =>
    placesOf(field, 'UUID')
      .filter(({ path }) => path.length > 1)
      .map(({ path }) => ({ field, path, name: `${field.name}(${path.join('.')})` })),
  )
  test('every uuid that a list is filtered by is of a record, or of a person, who belongs to no organization alone', () => {
    expect(uuidFilters.map(({ path }) => path.at(-1)).filter(name => !(name && name in UUIDS))).toEqual([])
  })

  test.each(uuidFilters.filter(({ path }) => typeof UUIDS[path.at(-1) ?? ''] === 'string'))(
    '$name',
    async ({ field, path }) => {
      const type = String(UUIDS[path.at(-1) ?? ''])
      const declared = field.args.map(({ name, type: form }) => `$${name}: ${String(form)}`).join(', ')
      const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
      const ask = (uuid: string | undefined) =>
        admin.get<{ organization: Record<string, { edges: object[] }> }>(
          `query(${declared}) { organization { ${field.name}(${passed}) { edges { cursor } } } }`,
          { first: 5, ...put(path, uuid) },
          OWN,
        )
      expect((await ask(own.uuid.get(type))).organization[field.name]?.edges).not.toEqual([])
      const stranger = await ask(foreign.uuid.get(type))
      expect(stranger).toEqual(await ask(randomUUID()))
      expect(stranger.organization[field.name]?.edges).toEqual([])
    },
  )

  test('no field below takes an id, but where it chooses among what is the person’s own', () => {
    const inMatrix = new Set(['Query', 'Mutation', 'Subscription', 'Organization'])
    const below = Object.keys(schema.getTypeMap()).filter(type => !type.startsWith('__') && !inMatrix.has(type))
    const takingIds = below.flatMap(type =>
      fieldsOf(type)
        .filter(field => [...placesOf(field, 'ID'), ...placesOf(field, 'UUID')].length > 0)
        .map(({ name }) => `${type}.${name}`),
    )
    // Limited to the user's own memberships (groupCash.test.ts in modules/), and to the signed-in customer (customerPortal.test.ts).
    expect(takingIds.toSorted()).toEqual([
      'CustomerPortal.invoice',
      'CustomerPortal.purchaseOrder',
      'CustomerPortal.salesOrder',
      'Viewer.intercompany',
      'Viewer.memberships',
    ])
  })

  test('whoever is no member gets nothing of it, by header or by id', async () => {
    const answer = await admin.ask('{ organization { uuid } }', {}, FOREIGN)
    expect(answer.data).toBeNull()
    expect(codes(answer)).toEqual(['G-21'])
    expect((await admin.ask('{ organization { uuid } }', {}, randomUUID())).text).toBe(answer.text)
    expect((await former.ask('{ organization { uuid } }', {}, OWN)).text).toBe(answer.text)
  })
})

// Before the mutations, which delete the subscribed records.
describe('T1: subscriptions', () => {
  /** The result of a subscription: it is established, or ends with errors, or its socket is refused. */
  async function outcomeOf(
    field: GraphQLField<unknown, unknown>,
    variables: Record<string, unknown>,
    { cookie }: Person,
    organizationId = OWN,
  ): Promise<unknown> {
    const client = await new SocketClient(arus.url, { cookie }).opened()
    const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
    const query = `subscription(${declared}) { ${field.name}(${passed}) { __typename } }`
    const answered = async () => {
      client.send({ type: 'connection_init', payload: { organizationId } })
      await client.next(({ type }) => type === 'connection_ack')
      const id = client.subscribe({ query, variables, extensions: { since: '' } })
      const { type, payload } = await client.next(message => message.type === 'ping' || message.id === id)
      const isWell = type === 'ping' || (type === 'next' && !Object.hasOwn(Object(payload), 'errors'))
      return isWell ? 'stands' : payload
    }
    const answer = answered()
    answer.catch(() => {})
    const outcome = await Promise.race([answer, client.closed.then(({ code }) => ({ closed: code }))])
    client.close()
    return outcome
  }

  const places = fieldsOf('Subscription').flatMap(field =>
    idPlaces(field).map(place => ({ field, place, name: field.name })),
  )
  test.each(places)('$name', async ({ field, place }) => {
    const [argument = ''] = place.path
    const ask = (id: string) => outcomeOf(field, { [argument]: id }, admin)
    expect(await ask(ownId(place.type))).toBe('stands')
    const [stranger, unknown, damaged] = [
      await ask(foreignId(place.type)),
      await ask(unknownLike(ownId(place.type))),
      await ask('damaged'),
    ]
    expect(JSON.stringify(stranger)).toContain('"code":"G-7"')
    expect(JSON.stringify(stranger)).toBe(JSON.stringify(unknown))
    expect(JSON.stringify(stranger)).toBe(JSON.stringify(damaged))
    expect(await outcomeOf(field, { [argument]: ownId(place.type) }, admin, FOREIGN)).toEqual({ closed: 4403 })
    expect(await outcomeOf(field, { [argument]: ownId(place.type) }, former)).toEqual({ closed: 4403 })
    expect(await outcomeOf(field, { [argument]: ownId(place.type) }, nobody)).toEqual({ closed: 4403 })
  })

  // A subscription without an id is about the organization.
  test.each(fieldsOf('Subscription').map(field => [field.name, field] as const))(
    '%s: not of an organization of others, not by who has left, and not by nobody',
    async (_name, field) => {
      expect(await outcomeOf(field, {}, admin, FOREIGN)).toEqual({ closed: 4403 })
      expect(await outcomeOf(field, {}, former)).toEqual({ closed: 4403 })
      expect(await outcomeOf(field, {}, nobody)).toEqual({ closed: 4403 })
    },
  )
})

describe('T1: mutations', () => {
  const mutations = fieldsOf('Mutation').filter(field => idPlaces(field).length > 0)
  test('every mutation names records, or is known not to', () => {
    const rest = fieldsOf('Mutation')
      .filter(field => !mutations.includes(field))
      .map(({ name }) => name)
    expect(rest.toSorted(), 'those without ids stand in `withoutIds` of their module’s sample.ts').toEqual(
      WITHOUT_IDS.toSorted(),
    )
  })

  const run = (person: Person, field: GraphQLField<unknown, unknown>, input: unknown, organizationId = OWN) =>
    person.ask(
      `mutation($input: ${String(field.args[0]?.type)}) { ${field.name}(input: $input) { userErrors { code } } }`,
      { input },
      organizationId,
    )

  /** The user whose role permits the mutation. */
  const ableTo = ({ name }: GraphQLField<unknown, unknown>): Person =>
    new Map<string, string>(Object.entries(RULES)).get(`Mutation.${name}`)?.endsWith('.approve') ? approver : admin

  const places = mutations.flatMap(field =>
    idPlaces(field).map(place => ({ field, place, name: `${field.name}(${place.path.join('.')})` })),
  )
  test.each(places)('$name: a foreign id is not found, and nothing happens', async ({ field, place }) => {
    const able = ableTo(field)
    const inputWith = (id: string) => inputFor(field, { at: place.path.join('.'), id })
    const stranger = await run(able, field, inputWith(foreignId(place.type)))
    expect(stranger.text).toBe((await run(able, field, inputWith(unknownOf(place.type)))).text)
    expect(stranger.data).toEqual({ [field.name]: null })
    expect(codes(stranger)).toEqual(['G-7'])
  })

  test.each(mutations.map(field => [field.name, field] as const))(
    '%s: not in an organization of others, not by who has left, and not by nobody',
    async (_name, field) => {
      expect(codes(await run(admin, field, inputFor(field), FOREIGN))).toEqual(['G-21'])
      expect(codes(await run(former, field, inputFor(field)))).toEqual(['G-21'])
      expect(codes(await run(nobody, field, inputFor(field)))).toEqual(['G-10'])
    },
  )

  // Without an id, they are about the organization of the request.
  const isOfOrganization = ({ name }: GraphQLField<unknown, unknown>) =>
    !['anyone', 'signedIn'].includes(new Map<string, string>(Object.entries(RULES)).get(`Mutation.${name}`) ?? '')
  const ofOrganization = fieldsOf('Mutation').filter(
    field => !mutations.includes(field) && isOfOrganization(field) && field.args.length > 0,
  )
  test.each(ofOrganization.map(field => [field.name, field] as const))(
    '%s: not in an organization of others, not by who has left, and not by nobody',
    async (_name, field) => {
      expect(codes(await run(admin, field, inputFor(field), FOREIGN))).toEqual(['G-21'])
      expect(codes(await run(former, field, inputFor(field)))).toEqual(['G-21'])
      expect(codes(await run(nobody, field, inputFor(field)))).toEqual(['G-10'])
    },
  )

  // Last, since now they succeed. Deletions come after what needs the record.
  const deletingLast = mutations.toSorted(
    (a, b) => Number(a.name.startsWith('delete')) - Number(b.name.startsWith('delete')),
  )
  test.each(deletingLast.map(field => [field.name, field] as const))('%s: own ids are found', async (_name, field) => {
    expect(codes(await run(ableTo(field), field, inputFor(field)))).not.toContain('G-7')
  })
})

describe('T1: files', () => {
  test.each(['GET', 'PUT'] as const)('%s: foreign and unknown answer the same bytes', async method => {
    const body = method === 'PUT' ? 'x' : undefined
    const ask = (id: string, person = admin) => person.file(method, `/files/${id}`, body)
    const [stranger, unknown] = [await ask(foreignId('File')), await ask(unknownLike(ownId('File')))]
    expect(stranger).toEqual(unknown)
    expect(stranger.status).toBe(404)
    expect((await ask(ownId('File'), nobody)).status).toBe(401)
    expect(await ask(ownId('File'), former)).toEqual(unknown)
    // The uuid of the other organization's file, encoded as ours.
    expect(await ask(encodeFileId('treasury', OWN, decodeFileId(foreignId('File')).uuid))).toEqual(unknown)
  })

  // The annotated file of an import, as the file that was checked.
  test.each(['StatementImport', 'RecordImport'] as const)(
    'the annotated file of a %s: foreign and unknown answer the same bytes',
    async kind => {
      const ask = (organizationId: string, uuid: string | undefined, person = admin) =>
        person.file('GET', `/files/${encodeAnnotatedId(kind, 'treasury', organizationId, uuid ?? '')}`)
      const unknown = await ask(OWN, randomUUID())
      expect(unknown.status).toBe(404)
      expect(await ask(FOREIGN, foreign.uuid.get(kind))).toEqual(unknown)
      expect(await ask(OWN, foreign.uuid.get(kind))).toEqual(unknown)
      expect(await ask(OWN, own.uuid.get(kind), former)).toEqual(unknown)
      expect((await ask(OWN, own.uuid.get(kind), nobody)).status).toBe(401)
      expect((await ask(OWN, own.uuid.get(kind))).status).toBe(200)
    },
  )

  test('the file of an export: foreign, unknown and a colleague’s answer the same bytes', async () => {
    const ask = (organizationId: string, uuid: string | undefined, person = admin) =>
      person.file('GET', `/files/${encodeExportId('treasury', organizationId, uuid ?? '')}`)
    const unknown = await ask(OWN, randomUUID())
    expect(unknown.status).toBe(404)
    expect(await ask(FOREIGN, foreign.uuid.get('Export'))).toEqual(unknown)
    expect(await ask(OWN, foreign.uuid.get('Export'))).toEqual(unknown)
    expect(await ask(OWN, own.uuid.get('Export'), approver)).toEqual(unknown)
    expect(await ask(OWN, own.uuid.get('Export'), former)).toEqual(unknown)
    expect((await ask(OWN, own.uuid.get('Export'), nobody)).status).toBe(401)
    expect((await ask(OWN, own.uuid.get('Export'))).status).toBe(200)
  })

  test('a template is given to whoever is signed in', async () => {
    expect((await admin.file('GET', '/templates/counterparties.csv')).status).toBe(200)
    expect((await nobody.file('GET', '/templates/counterparties.csv')).status).toBe(401)
  })

  test('own bytes are given', async () => {
    expect((await admin.file('GET', `/files/${ownId('File')}`)).status).toBe(200)
  })
})

/** Where a field takes ids, and of which type. */
type Place = { path: string[]; type: string }

function idPlaces(field: GraphQLField<unknown, unknown>): Place[] {
  // The accounts of a new counterparty are new: their ids are ignored.
  if (field.name === 'createCounterparty') return []
  return placesOf(field, 'ID').map(({ path }) => ({ path, type: typeOfId(field.name, path) }))
}

/** Where a field takes values of a scalar. */
function placesOf(field: GraphQLField<unknown, unknown>, scalar: 'ID' | 'UUID'): { path: string[] }[] {
  const found: { path: string[] }[] = []
  const look = (type: GraphQLInputType, path: string[]): void => {
    const named = getNamedType(type)
    if (named.name === scalar) found.push({ path })
    else if (isInputObjectType(named)) {
      for (const inner of Object.values(named.getFields())) look(inner.type, [...path, inner.name])
    }
  }
  for (const { name, type } of field.args) look(type, [name])
  return found
}

/** The type of a filter's uuid; null: a user. */
const UUIDS = together('uuids')

const VALUES: Record<string, unknown> = {
  String: 'x',
  Int: 1,
  Boolean: true,
  Date: '2026-11-01',
  Decimal: '1.00',
  UUID: '0198c1f2-7d2e-7a60-8a3b-0c5f6a1d2e3f',
  DateTime: '2027-06-30T00:00:00Z',
  EmailAddress: 'a@b.test',
  URL: 'https://example.com/',
}

/** Where not every text is valid. */
const NAMED_VALUES = together('values')

/** An unknown id: an account of a counterparty is named by its plain uuid. */
const unknownOf = (type: string) => (type === 'CounterpartyBankAccount' ? randomUUID() : 'damaged')

/** The input of a mutation with own ids everywhere except one place. */
const inputFor = (field: GraphQLField<unknown, unknown>, other?: { at: string; id: string }): unknown =>
  argumentsFor(field, other).input

/** The arguments of a field with own ids everywhere except one place. */
function argumentsFor(
  field: GraphQLField<unknown, unknown>,
  other?: { at: string; id: string },
): Record<string, unknown> {
  const value = (type: GraphQLInputType, path: string[]): unknown => {
    if (isNonNullType(type)) return value(type.ofType, path)
    if (isListType(type)) return [value(type.ofType, path)]
    if (isEnumType(type)) return type.getValues()[0]?.name
    if (isInputObjectType(type)) return object(type.getFields(), path)
    if (type.name !== 'ID') return NAMED_VALUES[path.at(-1) ?? ''] ?? VALUES[type.name]
    return path.join('.') === other?.at ? other.id : ownId(typeOfId(field.name, path))
  }
  const object = (
    fields: Record<string, { name: string; type: GraphQLInputType }>,
    path: string[],
  ): Record<string, unknown> =>
    Object.fromEntries(
      Object.values(fields)
        .filter(inner => isNonNullType(inner.type) || leadsTo([...path, inner.name]))
        .map(inner => [inner.name, value(inner.type, [...path, inner.name])]),
    )
  const leadsTo = (path: string[]) => other !== undefined && `${other.at}.`.startsWith(`${path.join('.')}.`)
  return object(Object.fromEntries(field.args.map(argument => [argument.name, argument])), [])
}

const put = (path: string[], id: string | undefined): object =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), id) as object

/** A minimal selection that executes the field. */
function subselection(field: GraphQLField<unknown, unknown>): string {
  return isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''
}
