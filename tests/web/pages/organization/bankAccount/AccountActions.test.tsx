import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import pageQuery, { type BankAccountPageQuery } from '../../../../../web/__generated__/BankAccountPageQuery.graphql.ts'
import { loadQuery } from 'react-relay/hooks'
import { BankAccountPage } from '../../../../../web/pages/organization/bankAccount/BankAccountPage.tsx'
import { toast } from '../../../../../web/ui/toast/toast.ts'
import { renderScreen } from '../../../support/render.tsx'

const account = {
  id: 'account',
  alias: 'BCA Operasional',
  status: 'ACTIVE',
  bankStatus: null,
  connectionType: 'MANUAL',
  connection: null,
  balance: null,
  restriction: null,
  lastStatementOn: null,
  connectableBy: [],
  allowedActions: ['CLOSE', 'DELETE'],
  version: 4,
}

async function open(over: object = {}, language: 'en' | 'id' = 'en', printed = 'another') {
  const environment = createMockEnvironment()
  const operation = (name: string) =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === name)
  const variables = { uuid: 'uuid' }
  const page = loadQuery<BankAccountPageQuery>(environment, pageQuery, variables)
  const rendering = renderScreen(<BankAccountPage queries={{ page }} />, {
    environment,
    language,
    messages: ['bankAccount', 'bankAccounts'],
  })
  const asked = operation('BankAccountPageQuery')
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        Organization: () => ({
          permissions: ['TREASURY_BANK_ACCOUNTS_MANAGE'],
          invoiceBankDetails: { bankAccountId: printed },
        }),
        BankAccount: () => ({ ...account, ...over }),
      }),
    ),
  )
  const { router } = await rendering
  const answer = (name: string, values: object) => {
    const sent = operation(name)
    act(() => environment.mock.resolve(sent, { data: values }))
    return sent.request.variables
  }
  return { answer, router, user: userEvent.setup() }
}

test('warns before an account is closed that customers are told to pay into, and before no other', async () => {
  const { user } = await open({}, 'en', 'account')
  await user.click(screen.getByRole('button', { name: 'Close account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close BCA Operasional?' }))
  expect(dialog.getByText(/^Customers are told to transfer to this account\./)).toBeTruthy()
})

test.each([
  ['14500.5', /^It still has a balance of SGD.14,500\.50\.$/],
  ['-3.00', /^It still has a balance of −SGD.3\.00\.$/],
])('says that the account to be closed still has a balance of %s', async (amount, words) => {
  const balance = { asOf: '2026-11-12T00:00:00Z', ledger: { amount, currency: 'SGD' }, available: null }
  const { user } = await open({ balance })
  await user.click(screen.getByRole('button', { name: 'Close account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close BCA Operasional?' }))
  expect(dialog.getByText(/^It still has/).textContent).toMatch(words)
})

test('warns of no balance where it is zero', async () => {
  const balance = { asOf: '2026-11-12T00:00:00Z', ledger: { amount: '0.00', currency: 'SGD' }, available: null }
  const { user } = await open({ balance })
  await user.click(screen.getByRole('button', { name: 'Close account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close BCA Operasional?' }))
  expect(dialog.queryByText(/^It still has/)).toBeNull()
})

test('closes an account for a reason', async () => {
  const { user, answer } = await open()
  expect(screen.getByText('Active')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reopen account' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Close account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close BCA Operasional?' }))
  expect(dialog.queryByText(/^Customers are told/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Close account' }))
  expect(await dialog.findByText('Enter a reason')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No longer used')
  await user.click(dialog.getByRole('button', { name: 'Close account' }))
  const refusal = 'Payments of this bank account are still under way.'
  expect(
    answer('useChangeAccountCloseMutation', {
      closeBankAccount: { bankAccount: null, userErrors: [{ code: 'U-TRSY-BA-32', message: refusal, field: null }] },
    }),
  ).toEqual({ input: { id: 'account', version: 4, reason: 'No longer used' } })
  expect(await dialog.findByText(refusal)).toBeTruthy()
})

test('says that its bank has closed it, and offers no reopening then', async () => {
  await open({ status: 'CLOSED', bankStatus: 'CLOSED', allowedActions: ['DELETE'] }, 'id')
  expect(screen.getByText('Ditutup')).toBeTruthy()
  expect(screen.getByText('oleh banknya')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buka kembali' })).toBeNull()
})

test('deletes an account once that is confirmed, says why it can’t, and goes back to the list', async () => {
  const told = vi.spyOn(toast, 'success').mockImplementation(() => {})
  const { user, answer, router } = await open()
  await user.click(screen.getByRole('button', { name: 'Delete account…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete BCA Operasional?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  const refusal = 'This bank account has statement transactions. Close it instead.'
  answer('useChangeAccountDeleteMutation', {
    deleteBankAccount: { deletedId: null, userErrors: [{ code: 'U-TRSY-BA-35', message: refusal, field: null }] },
  })
  expect(await dialog.findByText(refusal)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  answer('useChangeAccountDeleteMutation', { deleteBankAccount: { deletedId: 'account', userErrors: [] } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/bank-accounts'))
  expect(told).toHaveBeenCalledWith('BCA Operasional deleted')
})
