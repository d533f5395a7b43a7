// T23: adding a bank account to a counterparty that has been paid requires a second factor, and the form stays during the prompt.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import pageQuery, {
  type EditCounterpartyPageQuery,
} from '../../../../../web/__generated__/EditCounterpartyPageQuery.graphql.ts'
import { EditCounterpartyPage } from '../../../../../web/pages/organization/counterparties/EditCounterpartyPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const startAuthentication = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }))
afterEach(() => vi.unstubAllGlobals())

const patiently = { timeout: 20_000 }
const wanted = {
  counterparty: null,
  warnings: [],
  passkeyOptions: '{"challenge":"of this change"}',
  userErrors: [{ code: 'U-ACC-AU-44', message: 'Two-factor authentication is required.', field: ['code'] }],
}

async function openPage() {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: { viewer: { secondFactors: [{ id: '1', method: 'PASSKEY' }] } } })),
  )
  const environment = createMockEnvironment()
  const variables = { uuid: '0198f000-0000-7000-8000-0000000000c1' }
  const page = loadQuery<EditCounterpartyPageQuery>(environment, pageQuery, variables)
  const rendering = renderScreen(<EditCounterpartyPage queries={{ page }} />, {
    environment,
    messages: ['counterparties'],
    path: '/counterparties/1/edit',
  })
  const operations = (name: string) =>
    environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)
  const asked = operations('EditCounterpartyPageQuery')[0] ?? expect.unreachable('the page is asked for')
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        Organization: () => ({
          id: 'organization',
          permissions: ['TREASURY_COUNTERPARTIES_MANAGE'],
          counterpartyBanks: [{ code: '014', name: 'BCA' }],
        }),
        Counterparty: () => ({
          id: 'c1',
          version: 3,
          legalName: 'PT Surya',
          alias: 'Surya',
          externalId: null,
          type: 'COMPANY',
          status: 'ACTIVE',
          email: null,
          taxNumber: null,
          residence: null,
          customerType: null,
          address: null,
          isDefault: false,
          bankAccounts: [],
        }),
      }),
    ),
  )
  await rendering
  await userEvent.click(await screen.findByRole('button', { name: 'Add account' }, patiently))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bank' }), '014')
  await userEvent.type(screen.getByRole('textbox', { name: 'Account number' }), '5270000009')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name on account' }), 'SURYA')
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
  const sent = async () => {
    const [mutation] = await waitFor(() => {
      const found = operations('useUpdateCounterpartyMutation')
      expect(found).toHaveLength(1)
      return found
    })
    return mutation ?? expect.unreachable('a mutation was sent')
  }
  return { environment, sent, operations }
}

test('T23: asks for the second factor over the form, and sends the same again with its answer', async () => {
  const { environment, sent } = await openPage()
  const first = await sent()
  act(() => environment.mock.resolve(first, { data: { updateCounterparty: wanted } }))
  startAuthentication.mockResolvedValue({ id: 'answer' })
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm it’s you' }, patiently))
  await userEvent.click(await dialog.findByRole('button', { name: 'Use passkey' }, patiently))
  const second = await sent()
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'of this change' } })
  expect(second.request.variables.input).toEqual({
    ...first.request.variables.input,
    passkeyAssertion: JSON.stringify({ id: 'answer' }),
  })
})

test('T23: leaves what was typed where the person changes their mind', async () => {
  const { environment, sent, operations } = await openPage()
  const first = await sent()
  act(() => environment.mock.resolve(first, { data: { updateCounterparty: wanted } }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm it’s you' }, patiently))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Account number' }).value).toBe('5270000009')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(operations('useUpdateCounterpartyMutation')).toEqual([])
})
