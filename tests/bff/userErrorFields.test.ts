// User errors refer to the mutation's own input: whatever request field a service rejects, `userErrors.field` is a path of the client's
// arguments. The services' contracts list the fields, the schema the paths.
import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import {
  execute,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
} from 'graphql'
import { expect, test } from 'vitest'
import { encodeFileId } from '../../bff/graph/fileId.ts'
import { encodeId, type NodeType } from '../../bff/graph/globalId.ts'
import { Context } from '../../bff/context.ts'
import { RestError, type ServiceName } from '../../bff/rest/restError.ts'
import { Upstream } from '../../bff/rest/upstream.ts'
import { NODE_TYPES, schema, together, typeOfId } from './support/samples.ts'
import { ORGANIZATIONS, StubServices } from './support/stubServices.ts'

type Shape = {
  $ref?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}
type Contract = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Shape }> } }>>
  components: { schemas: Record<string, Shape> }
}
const contractOf = (service: ServiceName) =>
  JSON.parse(readFileSync(`services/${service}/openapi.json`, 'utf8')) as Contract
const CONTRACTS = { account: contractOf('account'), treasury: contractOf('treasury') }

/** Every path of a body: `lines`, `lines.0`, `lines.0.quantity`. */
function pathsOf(service: ServiceName, shape: Shape, depth = 0): string[] {
  if (depth > 6) return []
  if (shape.$ref !== undefined) {
    const named = CONTRACTS[service].components.schemas[shape.$ref.split('/').at(-1) ?? '']
    return named ? pathsOf(service, named, depth) : []
  }
  const below = (name: string, of: Shape) => [name, ...pathsOf(service, of, depth + 1).map(path => `${name}.${path}`)]
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, of]) => below(name, of)),
    ...(shape.items ? below('0', shape.items) : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap(of =>
      pathsOf(service, of, depth),
    ),
  ]
}

function bodyPaths(service: ServiceName, method: string, path: string): string[] {
  const [plain = ''] = path.split('?')
  const { paths } = CONTRACTS[service]
  // A path without parameters takes precedence over one that matches by parameter.
  const template = Object.keys(paths)
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .find(each => paths[each]?.[method] && new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain))
  if (template === undefined) throw new Error(`${service} has no ${method} ${plain}`)
  const shape = paths[template]?.[method]?.requestBody?.content['application/json']?.schema
  return shape ? [...new Set(pathsOf(service, shape))] : []
}

/** Rejects every write, for every possible field. */
class Refusing extends Upstream {
  override send({ method, path }: Parameters<Upstream['send']>[0]): Promise<unknown> {
    const paths = method === 'GET' ? [] : bodyPaths(this.name, method.toLowerCase(), path)
    const errors = paths.map(each => ({ path: each, code: 'INVALID_VALUE', message: each }))
    return Promise.reject(new RestError(this.name, { status: 422, code: 'G-2', title: 'Refused', errors }))
  }
}

const stub = new StubServices()
const session = stub.signIn()

function contextOf(upstreams: Record<ServiceName, Upstream>): Context {
  const { exchange, identity: staff } = stub.auth()
  const identity = { ...staff, customers: { ...staff.customers, tokenOf: async () => 'token' } }
  return new Context(
    { upstreams, exchange, identity, deadlineMs: 10_000, log: { error: () => {}, info: () => {} } },
    {
      requestId: 'any',
      language: 'en',
      credential: { kind: 'session', id: session },
      caller: 'person',
      organizationId: ORGANIZATIONS.own,
      address: '127.0.0.1',
      userAgent: 'test',
      cookies: `arus-customer=${'x'.repeat(30)}`,
    },
  )
}

const LEAVES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '1.00',
  Date: '2026-11-21',
  DateTime: '2026-11-21T00:00:00Z',
  EmailAddress: 'any@list.example',
  UUID: randomUUID(),
  URL: 'https://list.example',
}

const VALUES: Readonly<Record<string, unknown>> = {
  ...together('values'),
  dayBasis: 365,
  decimalMark: '.',
}

/** A value with everything that may be sent; ids are of the field's type. */
function full(
  mutation: string,
  fileService: ServiceName,
  type: GraphQLInputType,
  path: readonly string[],
  depth = 0,
): unknown {
  const bare = isNonNullType(type) ? type.ofType : type
  if (isListType(bare)) return [full(mutation, fileService, bare.ofType, path, depth)]
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare)) {
    const fields = Object.values(bare.getFields())
    if (bare.isOneOf) {
      const [first] = fields
      return first && { [first.name]: full(mutation, fileService, first.type, [...path, first.name], depth + 1) }
    }
    return Object.fromEntries(
      fields.map(each => [each.name, full(mutation, fileService, each.type, [...path, each.name], depth + 1)]),
    )
  }
  if (bare.name === 'ID') return idOf(mutation, fileService, path)
  const name = path.at(-1) ?? ''
  return VALUES[path.slice(-2).join('.')] ?? VALUES[name] ?? LEAVES[bare.name] ?? 'x'
}

/** Samples that record some types under other names. */
const NAMED_OTHERWISE: Readonly<Record<string, string>> = {
  paidExpectedTransactionId: 'ExpectedTransaction',
  messageId: 'ConversationMessage',
}

function idOf(mutation: string, fileService: ServiceName, path: readonly string[]): string {
  const type = NAMED_OTHERWISE[path.at(-1) ?? ''] ?? typeOfId(mutation, path)
  if (!NODE_TYPES.includes(type)) return encodeFileId(fileService, ORGANIZATIONS.own, randomUUID())
  return encodeId(type as NodeType & Parameters<typeof encodeId>[0], ORGANIZATIONS.own, randomUUID())
}

/** Whether a path exists in the arguments: a field of the single input object, or one of the arguments. */
function isPath(types: readonly { name: string; type: GraphQLInputType }[], path: readonly string[]): boolean {
  const [name, ...rest] = path
  if (name === undefined) return true
  const found = types.find(each => each.name === name)
  return found !== undefined && leads(found.type, rest)
}
function leads(type: GraphQLInputType, path: readonly string[]): boolean {
  if (path.length === 0) return true
  const bare = getNullableType(type)
  if (isListType(bare)) return /^\d+$/.test(path[0] ?? '') && leads(bare.ofType, path.slice(1))
  return isInputObjectType(bare) && isPath(Object.values(bare.getFields()), path)
}

function inputOf(args: readonly GraphQLArgument[]) {
  const [input] = args
  const type = input && getNullableType(input.type)
  return input?.name === 'input' && isInputObjectType(type) ? Object.values(type.getFields()) : args
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

/** Values that the BFF sends, not the client: they can't be corrected, and concern the whole. */
const OF_THE_BFF: Readonly<Record<string, readonly string[]>> = {
  any: ['proof'],
  // A decimal in the service, and an amount with a currency here.
  createPlannedLine: ['amount.amount', 'amount.currency'],
  updatePlannedLine: ['amount.amount', 'amount.currency'],
  // One field in the service, and one per language here.
  updateReminderSettings: ['levels.0.words', 'levels.0.words.en', 'levels.0.words.id'],
  approvePayments: ['action', 'factor'],
  resendPayments: ['action', 'factor'],
  prepareApproval: ['factor'],
  cancelPayments: ['endSeries'],
  postSalesOrderMessage: ['kind'],
  postInvoiceMessage: ['kind'],
  markSalesOrderConversationRead: ['kind'],
  markInvoiceConversationRead: ['kind'],
  exportPayments: ['reason'],
  updatePayment: ['kind'],
}

/** These use another credential than a user's or a customer's session, or choose one of many forms; all others are tested. */
const NOT_REACHED = [
  'acceptInvitation',
  'createExport',
  'createFirstOwner',
  'importStatement',
  'proveSecondFactor',
  'removeCustomerRequestDocument',
  'requestCustomerSignIn',
  'requestPasswordReset',
  'resetPassword',
  'saveCustomerRequestDraft',
  'sendCheckoutProof',
  'sendCheckoutSlip',
  'signIn',
  'signInCustomer',
  'signInWithPasskey',
  'signOut',
  'signOutCustomer',
  'startCheckout',
  'startPasskeySignIn',
  'submitCustomerAccount',
  'submitCustomerRequest',
  'verifyTwoFactor',
]

async function refusedFields(name: string, args: readonly GraphQLArgument[], fileService: ServiceName) {
  const upstreams = {
    account: new Refusing('account', 'http://127.0.0.1:1'),
    treasury: new Refusing('treasury', 'http://127.0.0.1:1'),
  }
  const declared = args.map(({ name: argument, type }) => `$${argument}: ${String(type)}`).join(', ')
  const passed = args.map(({ name: argument }) => `${argument}: $${argument}`).join(', ')
  const { data, errors } = await execute({
    schema,
    document: parse(
      `mutation ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} { userErrors { field message } } }`,
    ),
    contextValue: contextOf(upstreams),
    variableValues: Object.fromEntries(args.map(arg => [arg.name, full(name, fileService, arg.type, [arg.name])])),
  })
  const payload = data?.[name] as { userErrors: { field: string[] | null; message: string }[] } | null | undefined
  return { refused: payload?.userErrors, code: errors?.[0]?.message }
}

const notReached: string[] = []
test.each(mutations.map(field => [field.name, field] as const))('%s', async (name, { args }) => {
  const tries = [await refusedFields(name, args, 'account'), await refusedFields(name, args, 'treasury')]
  const refused = tries.find(each => each.refused)?.refused
  if (!refused) return void notReached.push(name)
  const own = [...(OF_THE_BFF.any ?? []), ...(OF_THE_BFF[name] ?? [])]
  const parts = inputOf(args)
  // As deep as the service's own path, or the input is less specific than the service.
  const astray = refused.filter(
    ({ field, message }) =>
      !own.includes(message) &&
      message !== 'Refused' &&
      (field === null || field.length < message.split('.').length || !isPath(parts, field)),
  )
  expect(astray.map(({ message, field }) => `${message} → ${field?.join('.') ?? 'nothing'}`)).toEqual([])
})

test('all other mutations are asked', () => {
  expect(notReached.toSorted()).toEqual(NOT_REACHED)
})

/** Rejects one record of a bulk action, for a part of the input and for the record itself. */
class RefusingEach extends Upstream {
  override send({ method }: Parameters<Upstream['send']>[0]): Promise<unknown> {
    const errors = ['assigneeId', 'status'].map(path => ({ path, code: 'INVALID_VALUE', message: path }))
    const results = [{ id: randomUUID(), ok: false, errors }]
    return Promise.resolve(method === 'GET' ? { items: [] } : { results })
  }
}

test('so does what a bulk action says of each record', async () => {
  const upstreams = {
    account: new RefusingEach('account', 'http://127.0.0.1:1'),
    treasury: new RefusingEach('treasury', 'http://127.0.0.1:1'),
  }
  const { data } = await execute({
    schema,
    document: parse(
      'mutation ($input: AssignExceptionsInput!) { assignExceptions(input: $input) { results { userErrors { field message } } } }',
    ),
    contextValue: contextOf(upstreams),
    variableValues: { input: { ids: [encodeId('Exception', ORGANIZATIONS.own, randomUUID())], assigneeUuid: null } },
  })
  expect(data).toMatchObject({
    assignExceptions: {
      results: [
        {
          userErrors: [
            { message: 'assigneeId', field: ['assigneeUuid'] },
            { message: 'status', field: null },
          ],
        },
      ],
    },
  })
})
