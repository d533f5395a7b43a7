// The month end in GraphQL: one call to each service, and a failure of one does not affect the other's data.
import { expect, test } from 'vitest'
import { openDesk } from '../../services/treasury/reconciliation/support.ts'
import { openGraph } from './support.ts'

const { treasury, accountCalls, failing, granted, as } = await openGraph()
const desk = await openDesk(treasury)
const books = ['treasury.journals.view', 'invoicing.journals.view', 'treasury.statements.view']
granted.push(...books)
const clerk = as(desk.organizationId)
await desk.line({ amount: '1500.00', date: '2026-10-20' })

type Read = {
  organization: {
    treasuryMonthEnd: {
      month: string
      statements: { total: number; missing: { alias: string; bankAccount: { alias: string } | null }[] } | null
      lines: { total: number; open: number } | null
      settlements: object | null
    } | null
    invoicingMonthEnd: { invoices: { drafts: number } | null } | null
  }
}
const QUERY = `{ organization {
  treasuryMonthEnd(month: "2026-10-31") {
    month statements { total missing { alias through bankAccount { alias } } } lines { total open } settlements { total }
  }
  invoicingMonthEnd(month: "2026-10-31") { invoices { drafts } }
} }`
const callsOf = () => [
  ...treasury.calls.splice(0).map(call => call.replace(/\?.*/, '')),
  ...accountCalls.splice(0).filter(call => call.startsWith('/v1/month-end')),
]

test('asks each service once, and accounts in one call more', async () => {
  callsOf()
  const { data, errors } = await clerk.ask<Read>(QUERY)
  expect(errors).toBeUndefined()
  const { treasuryMonthEnd } = data!.organization
  expect(treasuryMonthEnd).toMatchObject({
    month: '2026-10-01',
    statements: { total: 1, missing: [{ through: '2026-10-20' }] },
    lines: { total: 1, open: 1 },
    // Without the permission to see settlements.
    settlements: null,
  })
  const [missing] = treasuryMonthEnd!.statements!.missing
  expect(missing!.bankAccount?.alias).toBe(missing!.alias)
  expect(callsOf()).toEqual(['GET /v1/month-end', 'GET /v1/bank-accounts', '/v1/month-end?month=2026-10'])
})

test('leaves treasury’s part where account does not answer', async () => {
  failing.add('/v1/month-end')
  try {
    const { data, errors } = await clerk.ask<Read>(QUERY)
    expect(data!.organization.invoicingMonthEnd).toBeNull()
    expect(data!.organization.treasuryMonthEnd?.lines).toEqual({ total: 1, open: 1 })
    expect(errors!.map(({ path }) => path)).toEqual([['organization', 'invoicingMonthEnd']])
  } finally {
    failing.delete('/v1/month-end')
  }
})

test('asks nothing for who may not see the books of an area', async () => {
  granted.splice(0, granted.length, 'treasury.journals.view')
  try {
    callsOf()
    const { data, errors } = await clerk.ask<Read>(QUERY)
    expect(data!.organization.invoicingMonthEnd).toBeNull()
    expect(data!.organization.treasuryMonthEnd).not.toBeNull()
    expect(errors!.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
    expect(callsOf()).not.toContain('/v1/month-end?month=2026-10')
  } finally {
    granted.splice(0, granted.length, ...books)
  }
})
