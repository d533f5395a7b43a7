import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import rulesQuery, {
  type PaymentRulesPageQuery,
} from '../../../../../web/__generated__/PaymentRulesPageQuery.graphql.ts'
import { PaymentRulesPage } from '../../../../../web/pages/organization/settings/paymentRules/PaymentRulesPage.tsx'
import {
  newPolicy,
  problemsOf,
  toInput,
  withBand,
  withoutBand,
} from '../../../../../web/pages/organization/settings/paymentRules/policyValues.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const siti = { id: 'p1', uuid: '0198f000-0000-7000-8000-0000000000a1', fullName: 'Siti Rahmawati' }
const budi = { id: 'p2', uuid: '0198f000-0000-7000-8000-0000000000b2', fullName: 'Budi Hartono' }
const policy = {
  id: 'a1',
  name: 'Large payments',
  currency: 'IDR',
  method: 'RTGS',
  version: 4,
  entity: null,
  bands: [
    {
      upTo: { amount: '100000000.00' },
      inOrder: false,
      problem: null,
      unableApprovers: [],
      steps: [{ approvers: [] }],
    },
    {
      upTo: null,
      inOrder: true,
      problem: null,
      unableApprovers: [],
      steps: [{ approvers: [siti, budi] }, { approvers: [] }],
    },
  ],
}

async function openRules({ permissions = ['ACCOUNT_CONTROLS_MANAGE'], policies = [policy] as object[] } = {}) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: {
      organization: {
        id: 'o',
        approvalPolicies: policies,
        entities: [{ id: 'e1', name: 'PT Nusantara Retail' }],
        people: [siti, budi],
        bankingDays: [
          { date: '2026-01-01', name: 'New Year', isOpen: false, closesAt: null, isOwn: false },
          { date: '2999-12-24', name: 'Half day', isOpen: true, closesAt: '12:00', isOwn: true },
        ],
        paymentSettings: {
          duplicateDays: 7,
          unmatchedDays: 7,
          toleranceRupiah: 1_000,
          maxFeeRupiah: 25_000,
          dormantDays: 180,
          staleBankingDays: 3,
          version: 0,
        },
      },
    },
  }))
  const variables = { year: 2026 }
  environment.mock.queuePendingOperation(rulesQuery, variables)
  const page = loadQuery<PaymentRulesPageQuery>(environment, rulesQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <PaymentRulesPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['settings', 'payments'], path: '/settings/payment-rules' },
  )
  return environment
}
const card = (name: string) => within(screen.getByRole('region', { name }))
const sentOf = (environment: ReturnType<typeof createMockEnvironment>, name: string) =>
  environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name)

describe('payment rules', () => {
  test('say what each band asks for, and are only read by whoever does not manage them', async () => {
    await openRules({ permissions: [] })
    const row = within(card('Approval policies').getByRole('row', { name: /Large payments/ }))
    expect(row.getByText(/^Up to IDR.100,000,000$/)).toBeTruthy()
    expect(row.getByText('One approval, by any approver')).toBeTruthy()
    expect(row.getByText('2 approvals: Siti Rahmawati or Budi Hartono, then anyone')).toBeTruthy()
    expect(card('Banking calendar').getByText('Open until 12:00 WIB')).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('say which band nobody can approve any more, and whose approval it misses', async () => {
    const [low, high] = policy.bands
    const blocked = (problem: string, unableApprovers: object[]) => ({
      ...policy,
      bands: [low, { ...high, problem, unableApprovers }],
    })
    await openRules({ policies: [blocked('UNABLE_APPROVERS', [siti, budi])] })
    const named = /can’t be approved: Siti Rahmawati and Budi Hartono may not approve payments/
    expect(card('Approval policies').getAllByText(/can’t be approved/)).toHaveLength(1)
    expect(card('Approval policies').getByText(named)).toBeTruthy()
    cleanup()
    await openRules({ policies: [blocked('TOO_FEW_PEOPLE', [])] })
    expect(card('Approval policies').getByText(/too few people can give these approvals/)).toBeTruthy()
  })

  test('say without a policy that every payment needs one approval', async () => {
    await openRules({ policies: [] })
    expect(card('Approval policies').getByText('Every payment needs one approval')).toBeTruthy()
  })

  test('let days to come be changed, and own ones be reset', async () => {
    await openRules()
    const names = card('Banking calendar')
      .getAllByRole('button')
      .map(button => button.textContent || button.getAttribute('aria-label'))
    expect(names).toEqual(['Add day', 'Reset Tue 24 Dec', 'Change Tue 24 Dec'])
  })

  test('warn when more approvals are wanted than there are people who may approve', async () => {
    const environment = await openRules({ permissions: ['ACCOUNT_CONTROLS_MANAGE', 'ACCOUNT_MEMBERS_VIEW'] })
    const roles = [
      { id: 'r1', permissions: ['TREASURY_PAYMENTS_APPROVE'], memberCount: 1 },
      { id: 'r2', permissions: ['TREASURY_PAYMENTS_VIEW'], memberCount: 9 },
    ]
    environment.mock.queueOperationResolver(() => ({ data: { organization: { id: 'o', roles } } }))
    await userEvent.click(screen.getByRole('button', { name: 'Edit Large payments' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/2 approvals are required, but only one person can approve payments/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove approval 2' }))
    expect(dialog.queryByText(/approvals are required/)).toBeNull()
  })

  test('send a policy as it was changed, and show a refusal at its band', async () => {
    const environment = await openRules()
    await userEvent.click(screen.getByRole('button', { name: 'Edit Large payments' }))
    const dialog = within(await screen.findByRole('dialog'))
    const high = within(dialog.getByRole('group', { name: 'Tier 2' }))
    await userEvent.click(high.getByRole('button', { name: 'Remove Budi Hartono' }))
    await userEvent.click(high.getByRole('checkbox', { name: 'In this order, one after another' }))
    await userEvent.selectOptions(high.getByRole('combobox', { name: 'Approval 2: who can approve' }), budi.fullName)
    expect(high.getByText('2 approvals: Siti Rahmawati, and Budi Hartono')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentOf(environment, 'usePolicyChangesUpdateMutation')).toBeDefined())
    const sent = sentOf(environment, 'usePolicyChangesUpdateMutation') ?? expect.unreachable('nothing was sent')
    expect(sent.request.variables).toEqual({
      input: {
        id: 'a1',
        version: 4,
        name: 'Large payments',
        currency: 'IDR',
        entityId: null,
        method: 'RTGS',
        bands: [
          { upTo: '100000000.00', inOrder: false, steps: [{ approverUuids: [] }] },
          { upTo: null, inOrder: false, steps: [{ approverUuids: [siti.uuid] }, { approverUuids: [budi.uuid] }] },
        ],
      },
    })
    const message = 'An approver must be a member of the organization.'
    environment.mock.resolve(sent, {
      data: {
        updateApprovalPolicy: {
          organization: null,
          userErrors: [{ code: 'U-TRSY-AP-6', message, field: ['bands', '1'] }],
        },
      },
    })
    expect((await high.findByRole('alert')).textContent).toBe(message)
  })
})

describe('the bands of a policy', () => {
  const named = { ...newPolicy(), name: 'Large' }
  const ending = (...ends: (string | null)[]) => ({
    ...named,
    bands: ends.map(upTo => ({ key: String(upTo), upTo, steps: [{ key: 's', approverUuids: [] }], inOrder: false })),
  })

  test.each([
    [ending(null), []],
    [withBand(named), [{ path: 'bands.0.upTo', problem: 'required' }]],
    [ending('5', '5', null), [{ path: 'bands.1.upTo', problem: 'rising' }]],
    [ending('0', null), [{ path: 'bands.0.upTo', problem: 'rising' }]],
    [ending('many', null), [{ path: 'bands.0.upTo', problem: 'amount' }]],
    [{ ...named, name: ' ' }, [{ path: 'name', problem: 'required' }]],
  ])('have to rise, case %#', (values, problems) => {
    expect(problemsOf(values)).toEqual(problems)
  })

  test('have no end at the top, whichever is taken away', () => {
    const left = withoutBand(ending('5', '9', null), 'null')
    expect(left.bands.map(({ upTo }) => upTo)).toEqual(['5', null])
  })

  test('have no order with a single approval', () => {
    const [band] = toInput({ ...named, bands: named.bands.map(each => ({ ...each, inOrder: true })) }).bands
    expect(band?.inOrder).toBe(false)
  })
})
