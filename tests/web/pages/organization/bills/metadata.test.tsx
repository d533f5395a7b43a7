import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, {
  type BillSettingsPageQuery,
} from '../../../../../web/__generated__/BillSettingsPageQuery.graphql.ts'
import createQuery, { type CreateBillPageQuery } from '../../../../../web/__generated__/CreateBillPageQuery.graphql.ts'
import { CreateBillPage } from '../../../../../web/pages/organization/bills/CreateBillPage.tsx'
import { BillSettingsPage } from '../../../../../web/pages/organization/settings/bills/BillSettingsPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const fields = [
  { key: 'po_number', label: 'PO number', kind: 'TEXT', required: true, choices: [] },
  { key: 'weight', label: 'Weight', kind: 'NUMBER', required: false, choices: [] },
  { key: 'site', label: 'Site', kind: 'CHOICE', required: false, choices: ['Jakarta', 'Surabaya'] },
]

test('a new bill asks for the fields of the organization, and judges them by their kind', async () => {
  const environment = createMockEnvironment()
  const page = loadQuery<CreateBillPageQuery>(environment, createQuery, {
    today: '2026-11-20',
    import: '00000000-0000-0000-0000-000000000000',
    goesOn: false,
  })
  const rendering = renderScreen(<CreateBillPage queries={{ page }} />, {
    environment,
    messages: ['bills', 'bills.form'],
  })
  const asked = environment.mock.findOperation(({ request }) => request.node.operation.name === 'CreateBillPageQuery')
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        Organization: () => ({ id: 'organization', permissions: ['TREASURY_BILLS_MANAGE'], defaultCurrency: 'IDR' }),
        BillSettings: () => ({ metadataFields: fields }),
      }),
    ),
  )
  await rendering
  await userEvent.type(await screen.findByRole('textbox', { name: /Weight/ }), 'heavy')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Site/ }), 'Surabaya')
  await userEvent.click(screen.getByRole('button', { name: /^Create bill/ }))
  const errorOf = (name: RegExp) =>
    document.getElementById(`${screen.getByRole('textbox', { name }).id}-error`)?.textContent
  await waitFor(() => expect(errorOf(/PO number/)).toBe('Please enter PO number'))
  expect(errorOf(/Weight/)).toBe('Enter a number, for example 1250.5')
})

test('the settings are sent as a whole, with the choices of a field as lines', async () => {
  const environment = createMockEnvironment()
  const page = loadQuery<BillSettingsPageQuery>(environment, pageQuery, {})
  const rendering = renderScreen(
    <PermissionsProvider permissions={['ACCOUNT_COMPANY_MANAGE']}>
      <BillSettingsPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['settings'] },
  )
  const asked = environment.mock.findOperation(({ request }) => request.node.operation.name === 'BillSettingsPageQuery')
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        Organization: () => ({ id: 'organization' }),
        BillSettings: () => ({ metadataFields: fields.slice(0, 1), version: 4 }),
      }),
    ),
  )
  await rendering
  await userEvent.click(await screen.findByRole('button', { name: 'Add field' }))
  const [, label] = screen.getAllByRole('textbox', { name: /Label/ })
  const [, key] = screen.getAllByRole('textbox', { name: /Key/ })
  await userEvent.type(label!, 'Site')
  await userEvent.type(key!, 'po_number')
  await userEvent.selectOptions(screen.getAllByRole('combobox', { name: /Kind/ })[1]!, 'CHOICE')
  await userEvent.type(screen.getByRole('textbox', { name: /Choices/ }), 'Jakarta{Enter}Surabaya')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getAllByText('Each key can be used once').length).toBeGreaterThan(0))
  await userEvent.clear(key!)
  await userEvent.type(key!, 'site')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sent = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'useUpdateBillSettingsMutation'),
  )
  expect(sent.request.variables).toEqual({
    input: {
      version: 4,
      metadataFields: [
        fields[0],
        { key: 'site', label: 'Site', kind: 'CHOICE', required: false, choices: ['Jakarta', 'Surabaya'] },
      ],
    },
  })
})
