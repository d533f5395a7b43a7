import { buildSchema, GraphQLObjectType, isEnumType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { PERMISSION_KEYS } from '../../../bff/__generated__/permissions.ts'
import { allows, guard } from '../../../bff/auth/permissions.ts'
import { makeSchema } from '../../../bff/graph/schema.ts'
import { RULES } from '../../../bff/modules.ts'
import { PERMISSIONS } from '../../../services/account/permissions/permissions.ts'
import { people, retail } from '../../services/account/support.ts'
import { startArus } from './support.ts'

const schema = makeSchema()
const GUARDED = ['Query', 'Mutation', 'Subscription', 'Organization']

it('has a line for every root field and every field of an organization, and no line more', () => {
  const fields = GUARDED.flatMap(name => {
    const type = schema.getType(name)
    return isObjectType(type) ? Object.keys(type.getFields()).map(field => `${name}.${field}`) : []
  })
  expect(Object.keys(RULES).toSorted()).toEqual(fields.toSorted())
})

it('names only permissions that exist', () => {
  const special = ['anyone', 'signedIn', 'member']
  const known = new Set<string>([...special, ...PERMISSIONS])
  expect(Object.values(RULES).filter(rule => !known.has(rule))).toEqual([])
})

it('has a name in the graph for each permission key of the services, and one key for each name', () => {
  expect(Object.values(PERMISSION_KEYS)).toEqual([...PERMISSIONS])
  const type = schema.getType('Permission')
  const values = isEnumType(type) ? type.getValues() : []
  expect(Object.fromEntries(values.map(({ name, value }) => [name, value]))).toEqual(PERMISSION_KEYS)
  for (const [name, key] of Object.entries(PERMISSION_KEYS))
    expect(name.replaceAll('_', '').toLowerCase()).toBe(key.replaceAll('.', '').toLowerCase())
})

it('is closed where it has no line', async () => {
  const other = guard(buildSchema('type Query { secrets: String } type Organization { id: ID secrets: String }'))
  const fields = [other.getQueryType(), other.getType('Organization')].map(type =>
    type instanceof GraphQLObjectType ? type.getFields().secrets : undefined,
  )
  for (const field of fields) {
    const resolving = field?.resolve?.({}, {}, {}, {} as never)
    await expect(resolving).rejects.toMatchObject({ code: 'G-20' })
  }
  expect(allows('Subscription.secrets', new Set(PERMISSIONS))).toBe(false)
})

it('opens a subscription to whoever has its permission', () => {
  expect(allows('Subscription.reconciliationChanged', new Set(['treasury.reconciliation.view']))).toBe(true)
  expect(allows('Subscription.reconciliationChanged', new Set(['treasury.statements.view']))).toBe(false)
})

const arus = await startArus()

it('refuses a field that the role has no right to, and leaves its neighbors', async () => {
  await arus.account.sql(
    `update role set permissions = '{treasury.statements.view}' where organization_id = $1 and name = 'Viewer'`,
    [retail],
  )
  const cookie = await arus.cookieOf(people.viewer.email)
  const { data, errors } = await arus.ask(
    '{ organization { name permissions activity { edges { cursor } } } }',
    {},
    { cookie },
  )
  expect(data).toEqual({
    organization: { name: 'PT Nusantara Retail', permissions: ['TREASURY_STATEMENTS_VIEW'], activity: null },
  })
  expect(errors).toMatchObject([{ path: ['organization', 'activity'], extensions: { code: 'G-20' } }])
})

it('refuses a mutation before anything is asked of a service', async () => {
  const cookie = await arus.cookieOf(people.maker.email)
  const create = `mutation { createApiToken(input: { name: "x", permissions: [], expiresAt: "2030-01-01T00:00:00Z" }) { token } }`
  const answer = await arus.ask(create, {}, { cookie })
  expect(answer.data).toEqual({ createApiToken: null })
  expect(answer.errors[0]?.extensions.code).toBe('G-20')
  expect((await arus.ask(create)).errors[0]?.extensions.code).toBe('G-10')
  expect((await arus.ask(create, {}, { cookie, organization: null })).errors[0]?.extensions.code).toBe('G-21')
})

// Before the owner has a second factor, which every sign-in would require.
const cookie = await arus.cookieOf(people.owner.email)

it('lets a program do what its token may, in its organization, and no more', async () => {
  const owner = await arus.account.as(people.owner.email)
  type Made = {
    createApiToken: {
      token: string | null
      apiToken: { id: string; name: string; permissions: string[] } | null
      userErrors: { code: string; field: string[] }[]
    }
  }
  const make = async (permissions: string[]) =>
    arus.ask<Made>(
      `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { id name permissions lastUsedAt } userErrors { code field } } }`,
      {
        input: {
          ...(await owner.fresh()),
          name: 'ERP',
          permissions,
          expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        },
      },
      { cookie },
    )
  const { data } = await make(['ACCOUNT_ACTIVITY_VIEW', 'ACCOUNT_API_TOKENS_MANAGE'])
  const { token, apiToken } = data.createApiToken
  expect(apiToken).toMatchObject({ name: 'ERP', permissions: ['ACCOUNT_ACTIVITY_VIEW', 'ACCOUNT_API_TOKENS_MANAGE'] })
  const program = { token: token ?? '', organization: null }
  const seen = await arus.ask(
    '{ viewer { email memberships { permissions organization { uuid permissions } } } }',
    {},
    program,
  )
  expect(seen.data).toEqual({
    viewer: {
      email: people.owner.email,
      memberships: [
        {
          permissions: ['ACCOUNT_ACTIVITY_VIEW', 'ACCOUNT_API_TOKENS_MANAGE'].toSorted(byTable),
          organization: {
            uuid: retail,
            permissions: ['ACCOUNT_ACTIVITY_VIEW', 'ACCOUNT_API_TOKENS_MANAGE'].toSorted(byTable),
          },
        },
      ],
    },
  })
  const found = await arus.ask(
    'query ($id: ID!) { node(id: $id) { ... on ApiToken { name } } }',
    { id: apiToken?.id },
    { ...program, organization: retail },
  )
  expect(found.data).toEqual({ node: { name: 'ERP' } })
  const unknown = await make(['TREASURY_EVERYTHING'])
  expect(unknown.data).toBeUndefined()
  expect(unknown.errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect((await make(['TREASURY_PAYMENTS_APPROVE'])).data.createApiToken.userErrors).toEqual([
    { code: 'U-ACC-AT-3', field: ['permissions', '0'] },
  ])
  const damaged = await arus.ask('{ organization { name } }', {}, { token: `${token}0` })
  expect(damaged.errors[0]?.extensions.code).toBe('G-10')
})

it('finds its nodes by their ids, and no one else’s', async () => {
  type Ids = {
    viewer: {
      id: string
      memberships: { id: string; role: { id: string }; organization: { id: string; entities: { id: string }[] } }[]
    }
  }
  const { data } = await arus.ask<Ids>(
    '{ viewer { id memberships { id role { id } organization { id entities { id } } } } }',
    {},
    { cookie, organization: null },
  )
  const ids = [
    data.viewer.id,
    ...data.viewer.memberships.flatMap(({ id, role, organization }) => [
      id,
      role.id,
      organization.id,
      ...organization.entities.map(entity => entity.id),
    ]),
  ]
  const nodes = (as: string) =>
    arus.ask<{ nodes: ({ id: string } | null)[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids },
      { cookie: as },
    )
  expect((await nodes(cookie)).data.nodes.map(node => node?.id)).toEqual(ids)
  const maker = await nodes(await arus.cookieOf(people.maker.email))
  // The owner's user is not visible to the maker; roles and memberships belong to the organization.
  expect(maker.data.nodes.filter(node => node === null)).toHaveLength(1)
  expect(new Set(maker.errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['G-7']))
})

const order = new Map<string, number>(Object.keys(PERMISSION_KEYS).map((name, index) => [name, index]))
const byTable = (a: string, b: string) => (order.get(a) ?? 0) - (order.get(b) ?? 0)
