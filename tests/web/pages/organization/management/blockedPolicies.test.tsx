import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import roleQuery, { type RolePageQuery } from '../../../../../web/__generated__/RolePageQuery.graphql.ts'
import {
  BlockedByMembers,
  BlockedByOwnership,
  BlockedByRole,
} from '../../../../../web/pages/organization/management/_components/BlockedPolicies.tsx'
import { RolePage } from '../../../../../web/pages/organization/management/RolePage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const blocked = [
  {
    name: 'Large payments',
    bands: [
      {
        over: money('100000000.00'),
        upTo: null,
        approvalsNeeded: 2,
        problem: 'UNABLE_APPROVERS',
        named: [{ id: 's', fullName: 'Siti' }],
        able: [{ id: 'b', fullName: 'Budi' }],
      },
    ],
  },
  {
    name: 'Every payment',
    bands: [{ over: null, upTo: null, approvalsNeeded: 2, problem: 'TOO_FEW_PEOPLE', named: [], able: [] }],
  },
]
const answer = (environment: ReturnType<typeof createMockEnvironment>, name: string, field: string, value: object[]) =>
  act(() => {
    const asked = environment.mock.findOperation(({ request }) => request.node.operation.name === name)
    environment.mock.resolve(asked, { data: { organization: { id: 'o', [field]: value } } })
  })

describe('before members leave', () => {
  test('it is said which policies no one could fulfill, and who could still approve', async () => {
    const environment = createMockEnvironment()
    await renderScreen(<BlockedByMembers memberIds={['m1', 'm2']} roleId={null} />, {
      environment,
      messages: ['management'],
    })
    const asked = environment.mock.getMostRecentOperation()
    expect(asked.request.variables).toEqual({ memberIds: ['m1', 'm2'], roleId: null })
    await answer(environment, 'BlockedPoliciesByMembersQuery', 'policiesBlockedByMembers', blocked)
    const note = within(await screen.findByRole('status'))
    const [named, few] = note.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(named).toBe(
      'Large payments (over IDR 100,000,000): no one could give the approval of Siti. Only the other approvals could be given, by Budi.',
    )
    expect(few).toBe('Every payment (any amount): 2 approvals are required, and no one could approve.')
  })

  test('the same is said before the organization changes hands', async () => {
    const environment = createMockEnvironment()
    await renderScreen(<BlockedByOwnership memberId="m1" />, { environment, messages: ['management'] })
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ memberId: 'm1' })
    await answer(environment, 'BlockedPoliciesByOwnershipQuery', 'policiesBlockedByOwnership', blocked)
    expect(within(await screen.findByRole('status')).getAllByRole('listitem')).toHaveLength(2)
  })

  test('nothing is said when every policy can still be fulfilled', async () => {
    const environment = createMockEnvironment()
    await renderScreen(<BlockedByRole roleId="r" />, { environment, messages: ['management'] })
    await answer(environment, 'BlockedPoliciesByRoleQuery', 'policiesBlockedByRole', [])
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('it is said when that could not be found out', async () => {
    const environment = createMockEnvironment()
    await renderScreen(<BlockedByRole roleId="r" />, { environment, messages: ['management'] })
    act(() => environment.mock.rejectMostRecentOperation(new Error('away')))
    expect(await screen.findByText(/couldn’t check whether every payment could still be approved/)).toBeTruthy()
  })
})

test('a role says so as soon as it no longer approves payments', async () => {
  const environment = createMockEnvironment()
  const role = {
    id: 'r',
    uuid: '0198f000-0000-7000-8000-0000000000a1',
    version: 3,
    name: 'Approver',
    description: '',
    permissions: ['TREASURY_PAYMENTS_VIEW', 'TREASURY_PAYMENTS_APPROVE'],
    isOwner: false,
    memberCount: 2,
    formerCount: 0,
    allowedActions: ['UPDATE'],
  }
  environment.mock.queueOperationResolver(() => ({
    data: { organization: { id: 'o', permissions: ['ACCOUNT_ROLES_MANAGE'], role } },
  }))
  environment.mock.queuePendingOperation(roleQuery, { uuid: role.uuid })
  const page = loadQuery<RolePageQuery>(environment, roleQuery, { uuid: role.uuid })
  await renderScreen(<RolePage queries={{ page }} />, {
    environment,
    messages: ['management', 'management.roles', 'permissions'],
    path: '/management/customer/role/r',
  })
  const asked = () =>
    environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.operation.name === 'BlockedPoliciesByRoleQuery')
  expect(asked()).toHaveLength(0)
  const payments = within(screen.getByRole('group', { name: 'Payments and transfers' }))
  await userEvent.click(payments.getByRole('checkbox', { name: /^Approve/ }))
  await waitFor(() => expect(asked()).toHaveLength(1))
  await answer(environment, 'BlockedPoliciesByRoleQuery', 'policiesBlockedByRole', blocked)
  expect(await screen.findByText(/Large payments/)).toBeTruthy()
})
