import { screen, within } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type PaymentPageQuery } from '../../../../../web/__generated__/PaymentPageQuery.graphql.ts'
import { PaymentPage } from '../../../../../web/pages/organization/payments/PaymentPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'

/** The page of a payment, for a user who creates payments. */
async function open(payment: object) {
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '1000.00',
      Money: () => ({ amount: '1000.00', currency: 'IDR' }),
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      Organization: () => ({ permissions: ['TREASURY_PAYMENTS_CREATE'], activity: { edges: [] } }),
      Payment: () => ({
        uuid: UUID,
        kind: 'PAYMENT',
        number: 'PMT-2026-000001',
        date: '2026-11-23',
        valueDate: '2026-11-23',
        createdAt: '2026-11-20T03:00:00Z',
        sentAt: null,
        decidedAt: null,
        method: 'BI_FAST',
        channel: 'API',
        approvalsNeeded: 1,
        approvalsGiven: 0,
        approvalObstacle: null,
        approvalReason: null,
        awaitedApproval: null,
        allowedActions: ['CANCEL'],
        failureCode: null,
        failureReason: null,
        recurrence: null,
        bill: null,
        fittingLine: null,
        approvals: [],
        attempts: [],
        expectedTransactions: [],
        files: [],
        authors: [{ fullName: 'Sari' }],
        ...payment,
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<PaymentPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={['TREASURY_PAYMENTS_CREATE']} organizationName="PT Nusantara Retail">
      <PaymentPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['payments', 'payments.detail', 'payments.words', 'payments.decisions', 'log'] },
  )
}

const awaiting = (missing: number, ...names: string[]) => ({
  status: 'NEEDS_APPROVAL',
  awaitedApproval: { missing, nobody: null, people: names.map(fullName => ({ fullName })) },
})

test.each([
  [awaiting(1, 'Budi'), 'Awaits Budi'],
  [awaiting(1, 'Budi', 'Dewi', 'Ratna'), 'Awaits Budi, Dewi or Ratna'],
  [awaiting(1, 'Budi', 'Dewi', 'Ratna', 'Tono'), 'Awaits Budi, Dewi or 2 more'],
  [awaiting(2, 'Budi', 'Dewi'), 'Needs 2 of: Budi and Dewi'],
])('names whose approval it awaits: %#', async (payment, words) => {
  await open(payment)
  expect(await screen.findByText(words)).toBeDefined()
})

test('says that nobody can approve it where all who may wrote it, and offers a copy and to cancel it', async () => {
  await open({ status: 'NEEDS_APPROVAL', awaitedApproval: { missing: 1, nobody: 'AUTHORS', people: [] } })
  expect(
    await screen.findByText(
      /^No one in PT Nusantara Retail can approve this: everyone with the permission is an author\./,
    ),
  ).toBeDefined()
  const copy = screen.getByRole('link', { name: 'Make a copy' })
  expect(copy.getAttribute('href')).toBe(`/payments/create?copy=${UUID}`)
  expect(await screen.findByRole('button', { name: /^Cancel payment/ }, { timeout: 20_000 })).toBeDefined()
})

test('marks the step that failed, and no other', async () => {
  await open({ status: 'FAILED', failureCode: 'ACCOUNT_INACTIVE', approvalsGiven: 1 })
  const steps = within(await screen.findByRole('list', { name: 'Status' })).getAllByRole('listitem')
  expect(steps.map(({ className }) => className)).toEqual(['done', 'done', 'failed', ''])
  expect(steps[2]?.textContent).toContain('Failed')
})
