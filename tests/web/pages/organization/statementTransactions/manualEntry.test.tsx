// One manual line: only for accounts without a bank connection, and the form says so before anything is typed.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type ImportStatementPageQuery,
} from '../../../../../web/__generated__/ImportStatementPageQuery.graphql.ts'
import { importVariables } from '../../../../../web/pages/organization/_lib/importVariables.ts'
import { ImportStatementPage } from '../../../../../web/pages/organization/statementTransactions/ImportStatementPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const account = (alias: string, connectionType: string) => ({ id: alias, alias, currency: 'IDR', connectionType })

const show = (...accounts: object[]) => showSome(accounts, false)

async function showSome(accounts: readonly object[], hasNextPage: boolean) {
  const environment = createMockEnvironment()
  const page = loadQuery<ImportStatementPageQuery>(environment, pageQuery, importVariables(new URLSearchParams()))
  const rendering = renderScreen(<ImportStatementPage queries={{ page }} />, {
    environment,
    messages: ['statementTransactions', 'imports'],
    path: '/statement-transactions/create?by=hand',
  })
  const asked = environment.mock.getMostRecentOperation()
  const organization = {
    permissions: ['TREASURY_STATEMENTS_MANAGE'],
    bankAccounts: { edges: accounts.map(node => ({ node })), pageInfo: { hasNextPage } },
  }
  act(() => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, { Organization: () => organization })))
  await rendering
  return environment
}

const options = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: /Account/ }).options].map(
    ({ textContent, disabled, selected }) => ({ textContent, disabled, selected }),
  )

test('an account that is connected to its bank can’t be chosen, and says why', async () => {
  await show(account('Kas Besar', 'MANUAL'), account('BCA Operasional', 'API'), account('Mandiri Gaji', 'CRAWLER'))
  expect(options().slice(-3)).toEqual([
    { textContent: 'Kas Besar · IDR', disabled: false, selected: true },
    { textContent: 'BCA Operasional · IDR (connected to its bank)', disabled: true, selected: false },
    { textContent: 'Mandiri Gaji · IDR (connected to its bank)', disabled: true, selected: false },
  ])
  expect(screen.getByText(/Sync them, or import a statement file from the bank/)).toBeTruthy()
})

test('says nothing of connections where there are none', async () => {
  await show(account('Kas Besar', 'MANUAL'), account('Kas Kecil', 'MANUAL'))
  expect(options().filter(({ disabled }) => disabled)).toEqual([])
  expect(screen.queryByText(/Sync them/)).toBeNull()
})

test('offers the import of a file where every account is connected', async () => {
  await show(account('BCA Operasional', 'API'))
  expect(screen.getByText('All accounts are connected to their bank')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  const [link] = screen.getAllByRole('link', { name: 'Import statement' })
  expect(link?.getAttribute('href')).toBe('/statement-transactions/create')
})

test('offers to add an account where there is none', async () => {
  await show()
  expect(screen.getByText('No bank accounts yet')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('is found by typing where there are more accounts than a list shows', async () => {
  const environment = await showSome([account('BCA Operasional', 'API')], true)
  const field = await screen.findByRole('combobox', { name: /Account/ })
  await userEvent.setup().type(field, 'kas')
  const asked = await waitFor(() => environment.mock.findOperation(({ request }) => request.variables.search === 'kas'))
  expect(asked.request.variables).toEqual({ search: 'kas', currency: null, connectionType: 'MANUAL' })
})
