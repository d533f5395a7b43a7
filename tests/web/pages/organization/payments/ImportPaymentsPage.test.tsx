import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useMemo } from 'react'
import { loadQuery } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../../support/waitFor.ts'
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
  // Enter moves down.
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
          { payments: 2, approvalsNeeded: 1, approvers: [], problem: null },
          {
            payments: 1,
            approvalsNeeded: 2,
            approvers: [{ uuid: 'rina', fullName: 'Rina' }],
            problem: 'UNABLE_APPROVERS',
          },
        ],
      },
    },
  })
  expect(screen.getByText('3 rows imported')).toBeTruthy()
  expect(screen.getByText('USD 1,500.00')).toBeTruthy()
  const needs = within(screen.getByText('2 will need one approval').closest('ul') ?? document.body)
  expect(needs.getByText('One will need 2 approvals, from Rina')).toBeTruthy()
  expect(needs.getAllByText(/can’t be approved now/)).toHaveLength(1)
  const blocked = needs.getByText(/can’t be approved now: no one who is named for an approval can give it/)
  expect(blocked.closest('li')?.textContent).toContain('from Rina')
  expect(screen.getByRole('link', { name: 'View list' }).getAttribute('href')).toBe('/payments?import=import')
})

/** The page as in its route: the import in the address is loaded again. */
function Routed() {
  const [search] = useSearchParams()
  const page = useMemo(
    () => loadQuery<ImportPaymentsPageQuery>(environment, pageQuery, importVariables(search)),
    [search],
  )
  return (
    <Suspense fallback={null}>
      <ImportPaymentsPage queries={{ page }} />
    </Suspense>
  )
}

const operation = (name: string) =>
  waitFor(() => environment.mock.findOperation(({ request }) => request.node.operation.name === name))

/** Answers a query or mutation of the page. */
async function answer(name: string, resolvers: Parameters<typeof MockPayloadGenerator.generate>[1]) {
  const asked = await operation(name)
  act(() => environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, resolvers)))
  return asked.request.variables
}

const choicesOf = (input: HTMLInputElement) =>
  [...(input.list?.options ?? [])].map(({ value, textContent }) => `${value}: ${textContent}`)

/** What a browser does when a suggestion of a cell is clicked. */
function choose(input: HTMLInputElement, value: string) {
  expect([...(input.list?.options ?? [])].map(option => option.value)).toContain(value)
  fireEvent.change(input, { target: { value } })
}

const COUNTS = { total: 1, ready: 0, warnings: 0, duplicates: 0, errors: 1 }

async function showRouted() {
  const organization = {
    Organization: () => ({ id: 'organization', permissions: ['TREASURY_PAYMENTS_CREATE'] }),
    Controls: () => ({ transfersActive: true }),
  }
  const rendering = renderScreen(<Routed />, {
    environment,
    messages: ['payments', 'payments.import', 'imports'],
    path: '/payments/import',
  })
  await answer('ImportPaymentsPageQuery', organization)
  await rendering
  await screen.findByRole('region', { name: 'Rows' })
  /** Has the rows checked; `found` is the result. */
  async function check(user: ReturnType<typeof userEvent.setup>, found: object, uuid: string) {
    await user.click(screen.getByRole('button', { name: /Check rows/ }))
    await answer('useImportPaymentsMutation', {
      RecordImportPayload: () => ({ recordImport: { uuid }, userErrors: [] }),
    })
    await answer('ImportPaymentsPageQuery', { ...organization, RecordImport: () => found })
  }
  return { user: userEvent.setup(), check }
}

test('a payee is chosen by a part of its name, and an account of that payee, and the row is ready when it is checked again', async () => {
  const { user, check } = await showRouted()
  await user.click(cell('From account, 2'))
  await user.paste('100\tSinr\t999\t\t5000.00\tIDR\t\t2026-11-30')
  await waitFor(() => expect(cell('Amount, 2').value).toBe('5000.00'))
  await check(
    user,
    {
      id: 'first',
      status: 'HAS_ERRORS',
      counts: COUNTS,
      issues: [
        {
          severity: 'ERROR',
          row: 2,
          column: 'counterparty_alias',
          value: 'Sinr',
          code: 'U-TRSY-ET-9',
          message: 'There’s no counterparty with this alias.',
        },
      ],
    },
    UUID,
  )
  const payee = cell('Counterparty, 2')
  await waitFor(() => expect(payee.getAttribute('aria-invalid')).toBe('true'))

  await user.clear(payee)
  await user.type(payee, 'makm')
  expect(
    await answer('payeeSearchPartiesQuery', {
      Organization: () => ({ id: 'organization' }),
      CounterpartyConnection: () => ({
        edges: [
          { node: { alias: 'Sinar Makmur', legalName: 'PT Sinar Makmur Sejahtera' } },
          { node: { alias: 'Makmur Abadi', legalName: 'CV Makmur Abadi' } },
        ],
      }),
    }),
  ).toEqual({ search: 'makm' })
  await waitFor(() =>
    expect(choicesOf(payee)).toEqual(['Sinar Makmur: PT Sinar Makmur Sejahtera', 'Makmur Abadi: CV Makmur Abadi']),
  )
  choose(payee, 'Sinar Makmur')
  expect(payee.getAttribute('aria-invalid')).toBeNull()

  const account = cell('Their account, 2')
  await user.clear(account)
  const bankAccounts = [
    { accountNumber: '1370015579024', accountName: 'PT SINAR MAKMUR', bank: { name: 'Mandiri' } },
    { accountNumber: '5220300001', accountName: 'PT SINAR MAKMUR', bank: { name: 'BCA' } },
  ]
  expect(
    await answer('payeeSearchAccountsQuery', {
      Organization: () => ({ id: 'organization' }),
      CounterpartyConnection: () => ({
        edges: [
          // Another one matching the same text.
          { node: { alias: 'Sinar Makmur Jaya', bankAccounts: [{ accountNumber: '1', accountName: 'X', bank: {} }] } },
          { node: { alias: 'Sinar Makmur', bankAccounts } },
        ],
      }),
    }),
  ).toEqual({ alias: 'Sinar Makmur' })
  await waitFor(() =>
    expect(choicesOf(account)).toEqual(['1370015579024: Mandiri, PT SINAR MAKMUR', '5220300001: BCA, PT SINAR MAKMUR']),
  )
  choose(account, '1370015579024')

  await check(
    user,
    {
      id: 'second',
      status: 'READY',
      counts: { ...COUNTS, ready: 1, errors: 0 },
      issues: [],
      summary: { totals: [{ amount: '5000.00', currency: 'IDR' }], approvals: [] },
    },
    '0198f000-0000-7000-8000-000000000002',
  )
  const [, file] = upload.mock.calls.flat()
  expect(await file?.text()).toContain('100,Sinar Makmur,1370015579024,,5000.00,IDR,,2026-11-30')
  await screen.findByRole('button', { name: /^Import one row/ })
})

test('an amount with two readings stays as it was pasted, and a person chooses one', async () => {
  const { user, check } = await showRouted()
  await user.click(cell('From account, 2'))
  await user.paste('100\tSinar\t999\t\t1.500\tIDR\t\t2026-11-30\n100\tSinar\t999\t\t0.500\tIDR\t\t2026-11-30')
  await waitFor(() => expect(cell('Amount, 2').value).toBe('1.500'))
  expect(cell('Amount, 3').value).toBe('0.50')
  await check(
    user,
    {
      id: 'first',
      status: 'HAS_ERRORS',
      counts: COUNTS,
      issues: [
        {
          severity: 'ERROR',
          row: 2,
          column: 'amount',
          value: '1.500',
          code: 'U-TRSY-RI-27',
          message: '1.500 can be read as 1500.00 or as 1.50. Write the amount with 2 decimals.',
        },
      ],
    },
    UUID,
  )
  expect(await upload.mock.calls[0]?.[0].text()).toContain('100,Sinar,999,,1.500,IDR')
  expect(await screen.findByRole('button', { name: 'Use 1,500.00' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Use 1.50' }))
  expect(cell('Amount, 2').value).toBe('1.50')
  expect(cell('Amount, 2').getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Use 1,500.00' })).toBeNull()
})

test('offers the accounts of one payee in no row of another', async () => {
  const { user } = await showRouted()
  await user.click(cell('From account, 2'))
  await user.paste('100\tSinar\n100\tBumi')
  await waitFor(() => expect(cell('Counterparty, 3').value).toBe('Bumi'))
  await user.click(cell('Their account, 2'))
  await answer('payeeSearchAccountsQuery', {
    Organization: () => ({ id: 'organization' }),
    CounterpartyConnection: () => ({
      edges: [
        {
          node: {
            alias: 'Sinar',
            bankAccounts: [{ accountNumber: '777', accountName: 'PT SINAR', bank: { name: 'BCA' } }],
          },
        },
      ],
    }),
  })
  await waitFor(() => expect(choicesOf(cell('Their account, 2'))).toEqual(['777: BCA, PT SINAR']))
  await user.click(cell('Their account, 3'))
  expect(choicesOf(cell('Their account, 3'))).toEqual([])
  expect((await operation('payeeSearchAccountsQuery')).request.variables).toEqual({ alias: 'Bumi' })
})

test('while a payee is typed the arrows belong to its choices, and Enter still goes down', async () => {
  const { user } = await showRouted()
  await user.click(cell('Counterparty, 2'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(cell('Counterparty, 3'))
  await user.keyboard('sin{ArrowDown}')
  expect(document.activeElement).toBe(cell('Counterparty, 3'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell('Counterparty, 4'))
})

test('a value that may have been meant is taken with a click, and a cell written since is left alone', async () => {
  const { user, check } = await showRouted()
  await user.click(cell('From account, 2'))
  await user.paste('100\tSinr\t999\tBCA\t1500.00\tIDR\t\t2026-11-30')
  const wrong = (column: string, value: string, meant: string) => ({
    severity: 'ERROR',
    row: 2,
    column,
    value,
    code: 'U-TRSY-ET-5',
    message: `Nothing is called ${value}.`,
    suggestion: { value: meant },
  })
  await check(
    user,
    {
      id: 'first',
      status: 'HAS_ERRORS',
      counts: COUNTS,
      issues: [wrong('counterparty_alias', 'Sinr', 'Sinar'), wrong('bank_code', 'BCA', '014')],
    },
    UUID,
  )
  expect(await screen.findByRole('button', { name: 'Use Sinar' })).toBeTruthy()
  expect(cell('Bank code, 2').value).toBe('BCA')
  await user.click(screen.getByRole('button', { name: 'Use 014' }))
  expect(cell('Bank code, 2').value).toBe('014')
  expect(screen.queryByRole('button', { name: 'Use Sinar' })).toBeNull()
})
