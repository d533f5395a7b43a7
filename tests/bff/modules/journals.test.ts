// Journals in GraphQL: treasury's from a real service, one call for everything that a screen shows of a month.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDesk } from '../../services/treasury/reconciliation/support.ts'
import { openGraph } from './support.ts'

const { treasury, granted, as } = await openGraph()
const desk = await openDesk(treasury)
granted.push('treasury.journals.view', 'treasury.journals.manage')
const clerk = as(desk.organizationId)
await desk.line({ amount: '1500.00', date: '2026-11-20' })

const pathsOf = () => treasury.calls.splice(0).map(call => call.replace(/\?.*/, ''))

test('a month is one call, and its export another one', async () => {
  pathsOf()
  const month = `{ organization { treasuryJournals(month: "2026-11-20") { month currencies { currency debit { amount } credit { amount } }
    unmapped { key } changeCount exports { sequence url } entries { kind recordUuid state lines { account { code } debit { amount } credit { amount } } } } } }`
  const { data, errors } = await clerk.ask<{ organization: { treasuryJournals: Record<string, unknown> } }>(month)
  expect(errors).toBeUndefined()
  expect(data!.organization.treasuryJournals).toMatchObject({
    month: '2026-11-01',
    currencies: [{ currency: 'IDR', debit: { amount: '1500.00' }, credit: { amount: '1500.00' } }],
    unmapped: [],
    exports: [],
    entries: [
      {
        kind: 'BANK_LINE',
        state: 'NEW',
        lines: [
          { account: { code: '1121' }, debit: { amount: '1500.00' }, credit: null },
          { account: { code: '1199' }, debit: null, credit: { amount: '1500.00' } },
        ],
      },
    ],
  })
  expect(pathsOf()).toEqual(['GET /v1/journals'])

  type Payload = {
    exportTreasuryJournals: { export: { name: string; url: string } | null; userErrors: { code: string }[] }
  }
  const make = (reason: string | null) =>
    clerk.ask<Payload>(
      `mutation ($input: ExportJournalsInput!) { exportTreasuryJournals(input: $input) { export { name url } userErrors { code } } }`,
      { input: { month: '2026-11-01', reason, idempotencyKey: randomUUID() } },
    )
  const first = (await make(null)).data!.exportTreasuryJournals
  expect([first.export?.name, first.userErrors]).toEqual(['journals-treasury-2026-11-1.csv', []])
  expect(Buffer.from(first.export!.url.replace('/files/', ''), 'base64url').toString()).toMatch(
    /^JournalFile:treasury:/,
  )
  expect(pathsOf()).toEqual(['POST /v1/journals/exports'])
  const again = (await make(null)).data!.exportTreasuryJournals
  expect([again.export, again.userErrors.map(({ code }) => code)]).toEqual([null, ['U-TRSY-JR-2']])
})
