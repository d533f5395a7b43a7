import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mixed, object } from 'yup'
import { AccountsCard } from '../../../../../web/pages/organization/counterparties/_components/AccountsCard.tsx'
import {
  type AccountValues,
  emptyAccount,
} from '../../../../../web/pages/organization/counterparties/_lib/counterpartyValues.ts'
import { FormPage } from '../../../../../web/ui/form/FormPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const Screen = () => (
  <FormPage<{ bankAccounts: readonly AccountValues[] }, object>
    title="New counterparty"
    crumbs={[]}
    initialValues={{ bankAccounts: [emptyAccount] }}
    schema={object({ bankAccounts: mixed() })}
    onSubmit={async () => ({ ok: true, payload: {} })}
    onSaved={() => {}}
    onCancel={() => {}}
    submitLabel="Add"
  >
    <AccountsCard banks={[{ code: '014', name: 'BCA' }]} readOnly={false} />
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
