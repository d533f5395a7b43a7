import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../../support/patience.ts'
import pageQuery, {
  type ImportPaymentsPageQuery,
} from '../../../../../web/__generated__/ImportPaymentsPageQuery.graphql.ts'
import { importVariables } from '../../../../../web/pages/organization/_lib/importVariables.ts'
import { ImportPaymentsPage } from '../../../../../web/pages/organization/payments/import/ImportPaymentsPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'
const upload = vi.fn(async (_file: File) => ({ ok: true, fileId: 'file-1' }) as const)
vi.mock('../../../../../web/relay/useFileUpload.ts', () => ({ useFileUpload: () => upload }))

let environment: ReturnType<typeof createMockEnvironment>
beforeEach(() => {
  environment = createMockEnvironment()
  upload.mockClear()
})

async function show({ permissions = ['TREASURY_PAYMENTS_CREATE'], recordImport = {} as object, search = '' } = {}) {
  const address = new URLSearchParams(search)
  const page = loadQuery<ImportPaymentsPageQuery>(environment, pageQuery, importVariables(address))
  const rendering = renderScreen(<ImportPaymentsPage queries={{ page }} />, {
    environment,
    messages: ['payments', 'payments.import', 'imports'],
    path: `/payments/import${search && `?${search}`}`,
  })
  const asked = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === 'ImportPaymentsPageQuery',
  )
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        Organization: () => ({ permissions }),
        Controls: () => ({ transfersActive: true }),
        RecordImport: () => recordImport,
      }),
    ),
  )
  const { router } = await rendering
  return { user: userEvent.setup(), router }
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('is not for whoever makes no payments', async () => {
  await show({ permissions: ['TREASURY_PAYMENTS_VIEW', 'TREASURY_PAYMENTS_APPROVE'] })
  expect(screen.queryByRole('region', { name: 'Rows' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Check rows/ })).toBeNull()
})

test('takes a block of cells from the clipboard, and has exactly that file checked', async () => {
  const { user, router } = await show()
  expect(screen.getByRole('button', { name: /Check rows/ })).toHaveProperty('disabled', true)
  await user.click(cell('From account, 2'))
  await user.paste(
    'from_account_number\tcounterparty_alias\tamount\tcurrency\tdate\n100\tSinar, Tbk\t1.250.000,50\tidr\t30/11/2026',
  )
  await waitFor(() => expect(cell('Amount, 2').value).toBe('1250000.50'))
  expect(cell('Date, 2').value).toBe('2026-11-30')
  expect(screen.getByText('One row')).toBeTruthy()
  expect(screen.getByText('IDR 1,250,000.50')).toBeTruthy()
  // Enter goes down.
  await user.click(cell('Amount, 2'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell('Amount, 3'))

  await user.click(screen.getByRole('button', { name: /Check rows/ }))
  const [file] = upload.mock.calls[0] ?? []
  expect(await file?.text()).toBe(
    'from_account_number,counterparty_alias,account_number,bank_code,amount,currency,method,date,memo,notes\r\n' +
      '100,"Sinar, Tbk",,,1250000.50,IDR,,2026-11-30,,',
  )
  const asked = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === 'useImportPaymentsMutation',
  )
  expect(asked.request.variables).toMatchObject({ input: { fileId: 'file-1', dryRun: true } })
  act(() =>
    environment.mock.resolve(
      asked,
      MockPayloadGenerator.generate(asked, {
        RecordImportPayload: () => ({ recordImport: { uuid: UUID }, userErrors: [] }),
      }),
    ),
  )
  await waitFor(() => expect(router.state.location.search).toBe(`?import=${UUID}`))
})

test('says what was made, and who must approve it', async () => {
  await show({
    search: `import=${UUID}`,
    recordImport: {
      id: 'import',
      status: 'IMPORTED',
      failureReason: null,
      counts: { total: 3, ready: 3, warnings: 0, duplicates: 0, errors: 0 },
      issues: [],
      summary: {
        totals: [{ amount: '1500.00', currency: 'USD' }],
        approvals: [
          { payments: 2, approvalsNeeded: 1, approvers: [] },
          { payments: 1, approvalsNeeded: 2, approvers: [{ uuid: 'rina', fullName: 'Rina' }] },
        ],
      },
    },
  })
  expect(screen.getByText('3 rows imported')).toBeTruthy()
  expect(screen.getByText('USD 1,500.00')).toBeTruthy()
  const needs = within(screen.getByText('2 will need one approval').closest('ul') ?? document.body)
  expect(needs.getByText('One will need 2 approvals, from Rina')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View list' }).getAttribute('href')).toBe('/payments?import=import')
})
