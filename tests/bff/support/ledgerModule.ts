// The ledger's resolvers: written as a real module is.
import type { Context, OrganizationScope } from '../../../bff/context.ts'
import { batchById } from '../../../bff/graph/batchById.ts'
import {
  type Connection,
  type Page,
  type PageArguments,
  pageQuery,
  toConnection,
} from '../../../bff/graph/connection.ts'
import { notFound, toPayload } from '../../../bff/graph/errors.ts'
import { encodeId, encodeUnscopedId } from '../../../bff/graph/globalId.ts'
import type { NodeFinders } from '../../../bff/graph/node.ts'
import { byKey, byOptionalKey, orNull } from '../../../bff/graph/relation.ts'
import type { SchemaParts } from '../../../bff/graph/schema.ts'
import { live } from '../../../bff/subscriptions/live.ts'
import { ledgerTypeDefs } from './ledgerSchema.ts'

type Json<Body> = { content: { 'application/json': Body } }
type Listing<Item> = {
  parameters: { query?: { first?: number; after?: string; bankAccountId?: string; ids?: readonly string[] } }
  responses: { 200: Json<Page<Item>> }
}
export type AccountBody = { id: string; alias: string; balance: string | null }
export type LineBody = {
  id: string
  date: string
  amount: string
  status: string
  bankAccountId: string
  counterpartyId: string | null
}
export type PartyBody = { id: string; alias: string }

/** The stub's contract, in the form of a generated one. */
export type LedgerPaths = {
  '/v1/bank-accounts': {
    get: Listing<AccountBody>
    post: { requestBody: Json<{ alias: string }>; responses: { 201: Json<AccountBody> } }
  }
  '/v1/bank-accounts/summary': { get: { responses: { 200: Json<{ totalCount: number }> } } }
  '/v1/bank-accounts/{id}': {
    get: { parameters: { path: { id: string } }; responses: { 200: Json<AccountBody> } }
    patch: {
      parameters: { path: { id: string } }
      requestBody: Json<{ alias: string }>
      responses: { 200: Json<AccountBody> }
    }
  }
  '/v1/counterparties': { get: Listing<PartyBody> }
  '/v1/statement-transactions': { get: Listing<LineBody> }
}

type Owned<Body> = Body & { organizationId: string }
type Account = Owned<AccountBody>
type Line = Owned<LineBody>
type OrganizationSource = { uuid: string }
type Accounts = Connection<Account> & { organizationId: string }

const rest = (scope: OrganizationScope) => scope.client<LedgerPaths>('treasury')
const own =
  <Body>(organizationId: string) =>
  (body: Body): Owned<Body> => ({ ...body, organizationId })

const accountLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const { items } = await rest(scope).get('/v1/bank-accounts', { query: { ids } })
    return items.map(own<AccountBody>(scope.organizationId))
  }),
})
const partyLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => {
    const { items } = await rest(scope).get('/v1/counterparties', { query: { ids } })
    return items.map(own<PartyBody>(scope.organizationId))
  }),
})

async function listLines(scope: OrganizationScope, args: PageArguments, bankAccountId?: string) {
  const page = await rest(scope).get('/v1/statement-transactions', {
    query: { ...pageQuery(args), ...(bankAccountId && { bankAccountId }) },
  })
  return toConnection(page, args, own<LineBody>(scope.organizationId))
}

async function readAccount(scope: OrganizationScope, id: string): Promise<Account> {
  const account = await scope.loaders(accountLoaders).byId.load(id)
  if (!account) throw notFound()
  return account
}

const accountChanged = (shareable: boolean) =>
  live({
    events: ['bank-account.changed'],
    shareable,
    open: async ({ id }: { id?: string }, scope) => {
      const uuid = scope.optionalUuidOf('BankAccount', id)
      return { uuid: uuid && (await readAccount(scope, uuid)).id }
    },
    accepts: (event, { uuid }) => uuid === undefined || event.subjectId === uuid,
    read: (event, _topic, scope) => readAccount(scope, event.subjectId),
  })

const ledgerNodes: NodeFinders = {
  BankAccount: (scope, uuid) => scope.loaders(accountLoaders).byId.load(uuid),
  Counterparty: (scope, uuid) => scope.loaders(partyLoaders).byId.load(uuid),
  Organization: async (context, uuid) => {
    await context.organization(uuid).permissions()
    return { uuid }
  },
}

const ledgerModule: SchemaParts['modules'][number] = {
  name: 'ledger',
  resolvers: {
    Query: {
      organization: async (_root: unknown, _args: unknown, context: Context) => {
        await context.named.permissions()
        return { uuid: context.named.organizationId }
      },
      viewer: async (_root: unknown, _args: unknown, context: Context) => {
        if (!context.credential) return null
        const { userId } = await context.personal.grant()
        return { uuid: userId, organizations: context.organizationId ? [context.organizationId] : [] }
      },
    },
    Viewer: {
      id: ({ uuid }: { uuid: string }) => encodeUnscopedId('Viewer', uuid),
      memberships: ({ organizations }: { organizations: string[] }) => organizations.map(uuid => ({ uuid })),
    },
    Membership: {
      permissions: async ({ uuid }: OrganizationSource, _args: unknown, context: Context) => [
        ...(await context.organization(uuid).permissions()),
      ],
      organization: ({ uuid }: OrganizationSource) => ({ uuid }),
    },
    Organization: {
      id: ({ uuid }: OrganizationSource) => encodeUnscopedId('Organization', uuid),
      bankAccounts: async ({ uuid }: OrganizationSource, args: PageArguments, context: Context) => {
        const page = await rest(context.organization(uuid)).get('/v1/bank-accounts', { query: pageQuery(args) })
        return { ...toConnection(page, args, own<AccountBody>(uuid)), organizationId: uuid }
      },
      bankAccount: async ({ uuid }: OrganizationSource, args: { uuid: string }, context: Context) =>
        own<AccountBody>(uuid)(
          await rest(context.organization(uuid)).get('/v1/bank-accounts/{id}', { path: { id: args.uuid } }),
        ),
      statementTransactions: ({ uuid }: OrganizationSource, args: PageArguments, context: Context) =>
        listLines(context.organization(uuid), args),
    },
    BankAccountConnection: {
      totalCount: async ({ organizationId }: Accounts, _args: unknown, context: Context) => {
        const { totalCount } = await rest(context.organization(organizationId)).get('/v1/bank-accounts/summary', {})
        return totalCount
      },
    },
    BankAccount: {
      id: ({ organizationId, id }: Account) => encodeId('BankAccount', organizationId, id),
      uuid: ({ id }: Account) => id,
      balance: ({ balance }: Account) => (balance === null ? null : { amount: balance, currency: 'IDR' }),
      statementTransactions: ({ organizationId, id }: Account, args: PageArguments, context: Context) =>
        listLines(context.organization(organizationId), args, id),
    },
    Counterparty: {
      id: ({ organizationId, id }: Owned<PartyBody>) => encodeId('Counterparty', organizationId, id),
    },
    StatementTransaction: {
      id: ({ organizationId, id }: Line) => encodeId('StatementTransaction', organizationId, id),
      uuid: ({ id }: Line) => id,
      amount: ({ amount }: Line) => ({ amount, currency: 'IDR' }),
      bankAccount: byKey({
        key: ({ bankAccountId }: Line) => bankAccountId,
        loader: scope => scope.loaders(accountLoaders).byId,
        show: orNull,
      }),
      counterparty: byOptionalKey({
        key: ({ counterpartyId }: Line) => counterpartyId,
        loader: scope => scope.loaders(partyLoaders).byId,
        show: orNull,
      }),
    },
    Mutation: {
      createBankAccount: (_root: unknown, { input }: { input: { alias: string } }, context: Context) => {
        const scope = context.named
        return toPayload(
          async () => ({
            bankAccount: own<AccountBody>(scope.organizationId)(
              await rest(scope).post('/v1/bank-accounts', { body: input }),
            ),
          }),
          { bankAccount: null },
        )
      },
      renameBankAccount: (_root: unknown, { input }: { input: { id: string; alias: string } }, context: Context) => {
        const scope = context.named
        return toPayload(
          async () => {
            const id = scope.uuidOf('BankAccount', input.id)
            await rest(scope).patch('/v1/bank-accounts/{id}', { path: { id }, body: { alias: input.alias } })
            return { bankAccount: await readAccount(scope, id) }
          },
          { bankAccount: null },
        )
      },
      signIn: () => null,
    },
    Subscription: {
      bankAccountChanged: accountChanged(true),
      ownBankAccountChanged: accountChanged(false),
      bankAccountProgress: live({
        events: ['bank-account.changed'],
        shareable: true,
        open: ({ id }: { id: string }, scope) => ({ uuid: scope.uuidOf('BankAccount', id) }),
        accepts: (event, { uuid }) => event.subjectId === uuid,
        read: (_event, { uuid }, scope) => readAccount(scope, uuid),
        first: ({ uuid }, scope) => readAccount(scope, uuid),
        isLast: account => account.alias === 'done',
      }),
    },
  },
}

export const ledgerSchema: SchemaParts = { modules: [ledgerModule], nodes: ledgerNodes, typeDefs: ledgerTypeDefs }
