import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mixed, object } from 'yup'
import { AccountsCard } from '../../../../../web/pages/organization/counterparties/_components/AccountsCard.tsx'
import {
  type AccountValues,
  emptyAccount,
} from '../../../../../web/pages/organization/counterparties/_lib/counterpartyValues.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { FormPage } from '../../../../../web/ui/form/FormPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const Screen = ({
  account = emptyAccount,
  counterpartyId = null,
}: {
  account?: AccountValues
  counterpartyId?: string | null
}) => (
  <FormPage<{ bankAccounts: readonly AccountValues[] }, object>
    title="New counterparty"
    crumbs={[]}
    initialValues={{ bankAccounts: [account] }}
    schema={object({ bankAccounts: mixed() })}
    onSubmit={async () => ({ ok: true, payload: {} })}
    onSaved={() => {}}
    onCancel={() => {}}
    submitLabel="Add"
  >
    <AccountsCard banks={[{ code: '014', name: 'BCA' }]} readOnly={false} counterpartyId={counterpartyId} />
  </FormPage>
)

test('whoever adds an account goes on in it, and whoever removes one is not thrown out of the form', async () => {
  await renderScreen(<Screen />, { messages: ['counterparties'] })
  const add = screen.getByRole('button', { name: 'Add account' })
  await userEvent.click(add)
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('combobox', { name: /Bank/ })[1]))
  await userEvent.click(screen.getByRole('button', { name: /Remove.*2/ }))
  await waitFor(() => expect(document.activeElement).toBe(add))
})

test('names others who have the account while it is typed, and links to them, but not the one that is edited', async () => {
  const account = { ...emptyAccount, bankCode: '014', accountNumber: '2081-1344' }
  const { environment } = await renderScreen(
    <PermissionsProvider permissions={['TREASURY_BANK_ACCOUNTS_VIEW']}>
      <Screen account={account} counterpartyId="own" />
    </PermissionsProvider>,
    { messages: ['counterparties'] },
  )
  await userEvent.type(screen.getByRole('textbox', { name: /Account number/ }), '71')
  const operation = await waitFor(() => {
    const asked = environment.mock.getMostRecentOperation()
    const typed = { bankCode: '014', accountNumber: '2081134471' }
    expect(asked.request.variables).toEqual({ account: typed, own: typed, seesOwn: true })
    return asked
  })
  expect(screen.queryByText(/also use this account/)).toBeNull()
  const edges = ['own', 'other'].map(id => ({
    node: { __typename: 'Counterparty', id, uuid: `uuid-${id}`, alias: `Party ${id}` },
  }))
  act(() =>
    environment.mock.resolve(operation, {
      data: {
        organization: {
          __typename: 'Organization',
          id: 'o',
          counterparties: { edges },
          bankAccounts: {
            edges: [
              { node: { __typename: 'BankAccount', id: 'account', uuid: 'uuid-account', alias: 'BCA Operasional' } },
            ],
          },
        },
      },
    }),
  )
  expect(await screen.findByText(/also use this account/)).toBeTruthy()
  expect(screen.getByText(/your own account/)).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['BCA Operasional', '/bank-accounts/uuid-account'],
    ['Party other', '/counterparties/uuid-other/edit'],
  ])
})
