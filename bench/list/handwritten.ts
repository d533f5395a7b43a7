// The limit: what the same answer costs when it is written by hand for this one query, with the same client, session and rights.
import type { Context } from '../../bff/context.ts'
import { encodeId } from '../../bff/graph/globalId.ts'
import type { components } from '../../bff/rest/treasury.generated.ts'

type Schemas = components['schemas']
const unique = (ids: readonly string[]) => [...new Set(ids)].join(',')
const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map(item => [item.id, item]))
const money = ({ amount, currency }: Schemas['Money']) => ({ amount, currency })

export async function listByHand(context: Context): Promise<object> {
  const scope = context.named
  const { permissions } = await scope.grant()
  if (!permissions.has('treasury.statements.view')) throw new Error('not permitted')
  const page = await scope.treasury.get('/v1/statement-transactions', { query: { first: 50 } })
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

export async function nodeByHand(context: Context, uuid: string): Promise<object> {
  const scope = context.named
  const { items } = await scope.treasury.get('/v1/bank-accounts', { query: { ids: uuid } })
  const [found] = items
  return {
    data: {
      node: found && {
        id: encodeId('BankAccount', scope.organizationId, found.id),
        alias: found.alias,
        accountNumber: found.accountNumber,
        currency: found.currency,
        bank: { name: found.bank.name },
      },
    },
  }
}
