// The lower bound: the cost of the same answer when handwritten for this query, with the same client, session and permissions.
import { type Permission, PERMISSION_KEYS } from '../../bff/__generated__/permissions.ts'
import type { Context, OrganizationScope } from '../../bff/context.ts'
import { encodeId, encodeUnscopedId } from '../../bff/graph/globalId.ts'
import type { components } from '../../bff/rest/treasury.generated.ts'
import type { Operation } from './operations.ts'

type Schemas = components['schemas']
type ByHand = (context: Context, variables: Operation['variables']) => Promise<object>

const unique = (ids: readonly string[]) => [...new Set(ids)].join(',')
const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map(item => [item.id, item]))
const money = ({ amount, currency }: Schemas['Money']) => ({ amount, currency })

const PERMISSION_NAMES = new Map<string, string>(Object.entries(PERMISSION_KEYS).map(([name, key]) => [key, name]))

/** Permissions by their GraphQL names. */
const permissionNames = (permissions: Iterable<string>): string[] =>
  Array.from(permissions, key => PERMISSION_NAMES.get(key) ?? key)

async function permitted(scope: OrganizationScope, permission: Permission): Promise<void> {
  const { permissions } = await scope.grant()
  if (!permissions.has(permission)) throw new Error('not permitted')
}

async function listByHand(context: Context, { first }: Operation['variables']): Promise<object> {
  const scope = context.named
  await permitted(scope, 'treasury.statements.view')
  const page = await scope.treasury.get('/v1/statement-transactions', { query: { first: Number(first) } })
  const [accounts, found] = await Promise.all([
    scope.treasury.get('/v1/bank-accounts', {
      query: { ids: unique(page.items.map(({ bankAccountId }) => bankAccountId)) },
    }),
    scope.treasury.get('/v1/line-recommendations', {
      query: { statementTransactionIds: unique(page.items.map(({ id }) => id)), status: 'PENDING' },
    }),
  ])
  const expected = await scope.treasury.get('/v1/expected-transactions', {
    query: { ids: unique(found.items.flatMap(({ expectedTransactionIds }) => expectedTransactionIds)) },
  })
  const accountsById = byId(accounts.items)
  const expectedById = byId(expected.items)
  const byLine = Map.groupBy(found.items, ({ statementTransactionIds: [id] }) => id)
  const id = (type: Parameters<typeof encodeId>[0], uuid: string) => encodeId(type, scope.organizationId, uuid)

  const recommendation = (each: Schemas['Recommendation']) => ({
    node: {
      id: id('Recommendation', each.id),
      result: each.result,
      status: each.status,
      score: each.score,
      automatic: each.automatic,
      difference: money(each.difference),
      expectedTransactions: each.expectedTransactionIds.map(uuid => {
        const one = expectedById.get(uuid)
        return (
          one && {
            id: id('ExpectedTransaction', one.id),
            number: one.number,
            date: one.date,
            description: one.description,
            amount: money(one.amount),
          }
        )
      }),
    },
  })
  const account = (uuid: string) => {
    const one = accountsById.get(uuid)
    return (
      one && {
        id: id('BankAccount', one.id),
        alias: one.alias,
        accountNumber: one.accountNumber,
        currency: one.currency,
        bank: { code: one.bank.code, name: one.bank.name },
      }
    )
  }
  const edges = page.items.map((line, index) => ({
    cursor: page.cursors[index],
    node: {
      id: id('StatementTransaction', line.id),
      uuid: line.id,
      date: line.date,
      description: line.description,
      partyName: line.partyName,
      references: line.references,
      direction: line.direction,
      status: line.status,
      version: line.version,
      allowedActions: line.allowedActions,
      amount: money(line.amount),
      remaining: money(line.remaining),
      endingBalance: line.endingBalance && money(line.endingBalance),
      bankAccount: account(line.bankAccountId),
      recommendations: { edges: (byLine.get(line.id) ?? []).slice(0, 3).map(recommendation) },
    },
  }))
  const pageInfo = { hasNextPage: page.next !== null, endCursor: page.cursors.at(-1) ?? null }
  return { data: { organization: { statementTransactions: { edges, pageInfo } } } }
}

async function workspaceByHand(context: Context, { first }: Operation['variables']): Promise<object> {
  const scope = context.named
  await permitted(scope, 'treasury.reconciliation.view')
  const accountsWithCounts = scope.treasury.get('/v1/bank-accounts', { query: { first: 200 } }).then(async accounts => {
    const { items } = await scope.treasury.get('/v1/bank-accounts/unreconciled-counts', {
      query: { ids: unique(accounts.items.map(({ id }) => id)) },
    })
    return { accounts: accounts.items, counts: byId(items) }
  })
  const linesWithMatches = scope.treasury
    .get('/v1/statement-transactions', { query: { first: Number(first), status: 'UNRECONCILED', sort: '-date' } })
    .then(async page => {
      const [accounts, { items }] = await Promise.all([
        scope.treasury.get('/v1/bank-accounts', {
          query: { ids: unique(page.items.map(({ bankAccountId }) => bankAccountId)) },
        }),
        scope.treasury.get('/v1/line-recommendations', {
          query: { statementTransactionIds: unique(page.items.map(({ id }) => id)), status: 'PENDING' },
        }),
      ])
      return {
        page,
        accounts: byId(accounts.items),
        best: Map.groupBy(items, ({ statementTransactionIds: [id] }) => id),
      }
    })
  const [viewer, defaults, counts, runs, { accounts, counts: countOf }, lines] = await Promise.all([
    context.personal.account.get('/v1/me', {}),
    context.personal.account.get('/v1/organizations', { query: { ids: scope.organizationId } }),
    scope.treasury.get('/v1/reconciliation-counts', {}),
    scope.treasury.get('/v1/reconciliation-runs', { query: { first: 1 } }),
    accountsWithCounts,
    linesWithMatches,
  ])
  const id = (type: Parameters<typeof encodeId>[0], uuid: string) => encodeId(type, scope.organizationId, uuid)
  const account = (uuid: string) => {
    const one = lines.accounts.get(uuid)
    return one && { id: id('BankAccount', one.id), alias: one.alias, currency: one.currency }
  }
  return {
    data: {
      viewer: { id: encodeUnscopedId('Viewer', viewer.id), uuid: viewer.id },
      organization: {
        id: encodeUnscopedId('Organization', scope.organizationId),
        defaultCurrency: defaults.items[0]?.defaultCurrency,
        bankAccounts: {
          edges: accounts.map(each => ({
            node: {
              id: id('BankAccount', each.id),
              alias: each.alias,
              accountNumber: each.accountNumber,
              currency: each.currency,
              unreconciledCount: countOf.get(each.id)?.count ?? 0,
              lastStatementOn: each.lastStatementOn,
            },
          })),
        },
        reconciliationCounts: counts,
        reconciliationRuns: runs.items.map(run => ({
          id: id('ReconciliationRun', run.id),
          status: run.status,
          mode: run.mode,
          done: run.done,
          total: run.total,
          matched: run.matched,
          automatic: run.automatic,
          startedAt: run.startedAt,
          finishedAt: run.finishedAt,
          failureReason: run.failureReason,
          startedBy: null,
        })),
        statementTransactions: {
          edges: lines.page.items.map((line, index) => ({
            node: {
              id: id('StatementTransaction', line.id),
              date: line.date,
              description: line.description,
              partyName: line.partyName,
              direction: line.direction,
              amount: money(line.amount),
              remaining: money(line.remaining),
              status: line.status,
              matchResult: lines.best.get(line.id)?.[0]?.result ?? (line.wasCoveredByRun ? 'NO_MATCH' : null),
              version: line.version,
              bankAccount: account(line.bankAccountId),
              __typename: 'StatementTransaction',
            },
            cursor: lines.page.cursors[index],
          })),
          pageInfo: { endCursor: lines.page.cursors.at(-1) ?? null, hasNextPage: lines.page.next !== null },
        },
      },
    },
  }
}

async function expectedByHand(context: Context, { first }: Operation['variables']): Promise<object> {
  const scope = context.named
  await permitted(scope, 'treasury.expected.view')
  const [{ permissions }, page, summary, accounts] = await Promise.all([
    scope.grant(),
    scope.treasury.get('/v1/expected-transactions', { query: { first: Number(first), sort: '-date' } }),
    scope.treasury.get('/v1/expected-transactions/summary', {}),
    scope.treasury.get('/v1/bank-accounts', { query: { first: 200 } }),
  ])
  const { items } = await scope.treasury.get('/v1/counterparties', {
    query: { ids: unique(page.items.flatMap(({ counterpartyId }) => counterpartyId ?? [])) },
  })
  const parties = byId(items)
  const accountsById = byId(accounts.items)
  const id = (type: Parameters<typeof encodeId>[0], uuid: string) => encodeId(type, scope.organizationId, uuid)
  const aliased = (type: Parameters<typeof encodeId>[0], one: { id: string; alias: string } | undefined) =>
    one ? { alias: one.alias, id: id(type, one.id) } : null
  return {
    data: {
      organization: {
        permissions: permissionNames(permissions),
        bankAccounts: {
          edges: accounts.items.map(each => ({ node: { id: id('BankAccount', each.id), alias: each.alias } })),
        },
        expectedTransactions: {
          totalCount: summary.totalCount,
          totals: summary.totals.map(({ currency, incoming, outgoing }) => ({
            currency,
            incoming: money(incoming),
            outgoing: money(outgoing),
          })),
          edges: page.items.map((each, index) => ({
            node: {
              id: id('ExpectedTransaction', each.id),
              uuid: each.id,
              number: each.number,
              date: each.date,
              description: each.description,
              direction: each.direction,
              status: each.status,
              externalId: each.externalId,
              version: each.version,
              allowedActions: each.allowedActions,
              amount: money(each.amount),
              remaining: money(each.remaining),
              counterparty: aliased('Counterparty', parties.get(each.counterpartyId ?? '')),
              bankAccount: aliased('BankAccount', accountsById.get(each.bankAccountId ?? '')),
              __typename: 'ExpectedTransaction',
            },
            cursor: page.cursors[index],
          })),
          pageInfo: { endCursor: page.cursors.at(-1) ?? null, hasNextPage: page.next !== null },
        },
        id: encodeUnscopedId('Organization', scope.organizationId),
      },
    },
  }
}

async function nodeByHand(context: Context, { id }: Operation['variables']): Promise<object> {
  const scope = context.named
  await permitted(scope, 'treasury.bankAccounts.view')
  const { items } = await scope.treasury.get('/v1/bank-accounts', {
    query: { ids: scope.uuidOf('BankAccount', String(id)) },
  })
  const [found] = items
  return {
    data: {
      node: found && {
        id,
        alias: found.alias,
        accountNumber: found.accountNumber,
        currency: found.currency,
        bank: { name: found.bank.name },
      },
    },
  }
}

type NewLine = Schemas['StatementTransaction'] & { amount: string }

async function mutationByHand(context: Context, { input }: Operation['variables']): Promise<object> {
  const scope = context.named
  await permitted(scope, 'treasury.statements.manage')
  const { date, description, direction, amount, bankAccountId } = input as NewLine
  const line = await scope.treasury.post('/v1/statement-transactions', {
    body: { date, description, direction, amount, bankAccountId: scope.uuidOf('BankAccount', bankAccountId) },
  })
  return {
    data: {
      createStatementTransaction: {
        statementTransaction: { id: encodeId('StatementTransaction', scope.organizationId, line.id), uuid: line.id },
        userErrors: [],
      },
    },
  }
}

/** By the name of the operation. */
export const BY_HAND: Readonly<Record<string, ByHand>> = {
  List: listByHand,
  ReconciliationPageQuery: workspaceByHand,
  ExpectedTransactionsPageQuery: expectedByHand,
  Node: nodeByHand,
  useCreateStatementTransactionMutation: mutationByHand,
}
