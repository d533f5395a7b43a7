import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import pageQuery, { type ApprovalsPageQuery } from '../../../../../web/__generated__/ApprovalsPageQuery.graphql.ts'
import { ApprovalsPage } from '../../../../../web/pages/organization/payments/ApprovalsPage.tsx'
import { approvalsState, toVariables } from '../../../../../web/pages/organization/payments/_lib/approvalsState.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { setSingleKeys } from '../../../../../web/ui/keyboard/shortcuts.ts'
import { renderScreen } from '../../../support/render.tsx'

const payment = (name: string, amount: string) => ({
  __typename: 'Payment',
  id: name,
  uuid: name,
  kind: 'PAYMENT',
  number: `PMT-${name}`,
  status: 'NEEDS_APPROVAL',
  date: '2026-11-23',
  valueDate: '2026-11-23',
  createdAt: '2026-11-20T03:00:00Z',
  recurrence: null,
  bill: { number: 'BILL-7' },
  newAccount: { addedAt: '2026-11-20T03:00:00Z' },
  nameCheck: { match: 'EXACT' },
  duplicates: [{ id: 'Other', date: '2026-11-19' }],
  method: 'RTGS',
  allowedActions: ['APPROVE', 'REJECT'],
  approvalObstacle: null,
  amount: { amount, currency: 'IDR' },
  to: { name: `PT ${name}`, accountNumber: '0447177702', bank: { name: 'BNI' } },
})

/** The inbox of a user with two pending payments. */
async function open({ search = '', total = '14374500.00' } = {}) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { viewer: { secondFactors: [{ id: '1', method: 'AUTHENTICATOR_APP' }] } } }),
  )
  const environment = createMockEnvironment()
  const variables = toVariables(approvalsState.read(new URLSearchParams(search)))
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Money: () => ({ amount: total, currency: 'IDR' }),
      Organization: () => ({
        approvalQueue: {
          totalCount: 2,
          edges: [payment('Semen', '12500000.00'), payment('Air', '1874500.00')].map(node => ({
            cursor: node.id,
            node,
          })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      }),
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<ApprovalsPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={[]} organizationName="PT Nusantara Retail">
      <ApprovalsPage queries={{ page }} />
    </PermissionsProvider>,
    {
      environment,
      messages: ['payments', 'payments.detail', 'payments.words', 'payments.decisions', 'bills', 'log'],
      path: `/approvals?${search}`,
    },
  )
  const card = (number: string) => screen.getByRole('checkbox', { name: new RegExp(number) }).closest('li')!
  return {
    isCurrent: (number: string) => card(number).getAttribute('aria-current') === 'true',
    isSelected: (number: string) => within(card(number)).getByRole<HTMLInputElement>('checkbox').checked,
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('goes through the payments by J and K, selects by X, and decides by A and R', async () => {
  const { isCurrent, isSelected } = await open()
  await userEvent.keyboard('j')
  expect(isCurrent('PMT-Air')).toBe(true)
  await userEvent.keyboard('kx')
  expect(isCurrent('PMT-Semen')).toBe(true)
  expect(isSelected('PMT-Semen')).toBe(true)
  await userEvent.keyboard('jxa')
  await screen.findByRole('dialog', { name: 'Approve 2 payments' }, { timeout: 20_000 })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('r')
  await screen.findByRole('dialog', { name: 'Reject 2 payments' })
})

test('approves beside the list, which stays in use: what is checked there is what the panel approves', async () => {
  const { isCurrent, isSelected } = await open()
  await userEvent.keyboard('a')
  const panel = await screen.findByRole('dialog', { name: 'Approve this payment' }, { timeout: 20_000 })
  expect(panel.closest('[aria-modal]')).toBeNull()
  expect([isSelected('PMT-Semen'), isSelected('PMT-Air')]).toEqual([true, false])
  const other = screen.getByRole('checkbox', { name: /PMT-Air/ })
  await userEvent.click(other)
  await screen.findByRole('dialog', { name: 'Approve 2 payments' })
  expect(document.activeElement).toBe(other)
  await userEvent.keyboard('j')
  expect(isCurrent('PMT-Air')).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /PMT-Semen/ }))
  await screen.findByRole('dialog', { name: 'Approve this payment' })
  await userEvent.keyboard('k')
  expect(isCurrent('PMT-Air')).toBe(true)
  await userEvent.click(other)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('selects what it approves, and gives the selection back to whoever changes their mind', async () => {
  const { isSelected } = await open()
  await userEvent.keyboard('a')
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
  expect(isSelected('PMT-Semen')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isSelected('PMT-Semen')).toBe(false)
})

test('does none of it for whoever has switched single keys off, until they are on again', async () => {
  const { isCurrent, isSelected } = await open()
  act(() => setSingleKeys(false))
  await userEvent.keyboard('jxar')
  expect(isCurrent('PMT-Semen')).toBe(true)
  expect(isSelected('PMT-Semen')).toBe(false)
  expect(isSelected('PMT-Air')).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => setSingleKeys(true))
  await userEvent.keyboard('jx')
  expect(isSelected('PMT-Air')).toBe(true)
})

test('tells on the card of a phone what speaks for and against a payment', async () => {
  vi.setSystemTime('2026-11-22T05:00:00Z')
  await open()
  const chips = screen
    .getByRole('checkbox', { name: /PMT-Semen/ })
    .closest('li')!
    .querySelectorAll('.ev')
  expect([...chips].map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Account new, 2 days', 'ev no'],
    ['Same amount 4 days apart', 'ev no'],
    ['Bank confirms the name', 'ev yes'],
    ['Bill BILL-7', 'ev yes'],
  ])
  vi.useRealTimers()
})

test('sums up what waits, and not what was called off', async () => {
  const sum = 'IDR 14,374,500.00'
  await open()
  expect(screen.getByText(sum)).toBeTruthy()
  cleanup()
  await open({ search: 'tab=rejected', total: '0.00' })
  expect(screen.getByText('2 rejected')).toBeTruthy()
  expect(screen.queryByText(/IDR 0/)).toBeNull()
})
