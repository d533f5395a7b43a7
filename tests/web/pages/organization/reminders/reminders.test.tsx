// Reminders on the screens: the settings, agreements about an invoice, and a customer's reminder settings.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { loadQuery } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import customerQuery, { type CustomerPageQuery } from '../../../../../web/__generated__/CustomerPageQuery.graphql.ts'
import invoiceQuery, { type InvoicePageQuery } from '../../../../../web/__generated__/InvoicePageQuery.graphql.ts'
import settingsQuery, { type RemindersPageQuery } from '../../../../../web/__generated__/RemindersPageQuery.graphql.ts'
import { reminderDays } from '../../../../../web/pages/organization/customers/_lib/reminderDays.ts'
import { CustomerPage } from '../../../../../web/pages/organization/customers/CustomerPage.tsx'
import { InvoicePage } from '../../../../../web/pages/organization/invoices/InvoicePage.tsx'
import { daysOf, nextLevel } from '../../../../../web/pages/organization/settings/reminders/levelValues.ts'
import { RemindersPage } from '../../../../../web/pages/organization/settings/reminders/RemindersPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const AT = '2026-11-20T03:00:00Z'
const UUID = '0198f000-0000-7000-8000-000000000001'
type Environment = ReturnType<typeof createMockEnvironment>
const sentAs = (environment: Environment, name: string) =>
  environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name)?.request.variables

function loaded<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  records: MockPayloadGenerator.MockResolvers,
) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Money: () => ({ amount: '59000000.00', currency: 'IDR' }),
      Person: () => ({ fullName: 'Dewi Anggraini' }),
      ...records,
    }),
  )
  environment.mock.queuePendingOperation(query, variables)
  return { environment, page: loadQuery<Query>(environment, query, variables) }
}

describe('the settings', () => {
  async function open(permissions: string[]) {
    const { environment, page } = loaded<RemindersPageQuery>(
      settingsQuery,
      {},
      {
        ReminderSettings: () => ({
          isOn: false,
          areSlipsOn: false,
          levels: [-3, 0].map(days => ({ days, wordsEn: null, wordsId: null })),
          version: 4,
        }),
      },
    )
    const { container } = await renderScreen(
      <PermissionsProvider permissions={permissions}>
        <RemindersPage queries={{ page }} />
      </PermissionsProvider>,
      { environment, messages: ['settings'], path: '/settings/reminders' },
    )
    await screen.findByRole('heading', { name: 'Reminders to customers' })
    return { environment, container }
  }

  test('are read by everyone, and changed by who manages the company', async () => {
    const { container } = await open([])
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add reminder' })).toBeNull()
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }))
        .violations,
    ).toEqual([])
  })

  test('are saved with reminders in order, in own words', async () => {
    const { environment } = await open(['ACCOUNT_COMPANY_MANAGE'])
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: /Payment reminders/ })).getByRole('radio', { name: 'On' }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add reminder' }))
    const third = screen.getAllByLabelText(/Days from the due date/)[2]!
    await userEvent.clear(third)
    await userEvent.type(third, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findAllByText('Must be later than the reminder before it')).length).toBeGreaterThan(0)
    await userEvent.type(third, '7')
    await userEvent.type(screen.getAllByLabelText(/Own words in Indonesian/)[2]!, 'Mohon dibayar.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sentAs(environment, 'useUpdateReminderSettingsMutation')).toEqual({
      input: {
        isOn: true,
        areSlipsOn: false,
        levels: [
          { days: -3, wordsEn: null, wordsId: null },
          { days: 0, wordsEn: null, wordsId: null },
          { days: 7, wordsEn: null, wordsId: 'Mohon dibayar.' },
        ],
        version: 4,
      },
    })
  })

  test('read days as people type them', () => {
    expect([' 7', '-3', '\u22123', '+2', '3.5', 'x', ''].map(daysOf)).toEqual([
      7,
      -3,
      -3,
      2,
      undefined,
      undefined,
      undefined,
    ])
    expect(nextLevel([{ days: '14', wordsEn: '', wordsId: '' }]).days).toBe('21')
    expect(['', '-3, 0 7', '0,0', '1,2,3,4,5,6', '400', 'x'].map(reminderDays)).toEqual([
      null,
      [-3, 0, 7],
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('an invoice', () => {
  async function open(
    agreement: object | null,
    permissions = ['INVOICING_INVOICES_VIEW', 'INVOICING_INVOICES_MANAGE'],
  ) {
    const { environment, page } = loaded<InvoicePageQuery>(
      invoiceQuery,
      { uuid: UUID },
      {
        Organization: () => ({ id: 'organization', permissions, activity: { edges: [] } }),
        Invoice: () => ({
          id: 'invoice',
          uuid: UUID,
          number: 'INV-2026-000007',
          openedOn: null,
          billing: null,
          status: 'ISSUED',
          kind: 'STANDARD',
          hardCopy: false,
          isOverdue: false,
          nextDueDate: '2026-12-23',
          dueDate: '2026-12-23',
          expectedDate: '2026-12-23',
          invoiceDate: '2026-11-23',
          shippedOn: null,
          createdAt: AT,
          issuedAt: AT,
          statusChangedAt: AT,
          termDays: 30,
          reason: null,
          internalNote: null,
          approver: null,
          customerName: 'PT Surya Abadi',
          totals: { vatRate: '11', otherBase: null, rupiah: null, isStampDue: false, withheld: [] },
          termFrom: 'INVOICE_DATE',
          milestones: [],
          deductions: [],
          allowedActions: [],
          lines: [],
          taxInvoice: null,
          undeducted: null,
          receivedPayments: [],
          withholdingSlips: [],
          creditMemos: [],
          expectedTransactions: [],
          goodsReceipts: [],
          agreement,
          reminders: [
            {
              uuid: 'r1',
              kind: 'PAYMENT',
              level: 3,
              emails: ['tania@surya.example'],
              isByHand: false,
              sentAt: AT,
              sentBy: null,
              parts: [{ number: 'INV-2026-000007', partName: null }],
            },
          ],
        }),
      },
    )
    await renderScreen(
      <PermissionsProvider permissions={permissions}>
        <InvoicePage queries={{ page }} />
      </PermissionsProvider>,
      {
        environment,
        messages: [
          'invoices',
          'invoices.form',
          'invoices.tax',
          'reminders',
          'receivedPayments',
          'creditMemos',
          'products',
          'log',
        ],
      },
    )
    await screen.findByRole('heading', { level: 2, name: 'Reminders' })
    return environment
  }

  test('says what was sent when and to whom; viewers note nothing', async () => {
    await open(null, ['INVOICING_INVOICES_VIEW'])
    expect(screen.getByText('Reminder 3')).toBeTruthy()
    expect(screen.getByText(/automatic · tania@surya\.example/)).toBeTruthy()
    for (const name of ['Remind', 'Record promise', 'Record dispute'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('takes a promise with its day, and no day that is over', async () => {
    const environment = await open(null)
    await userEvent.click(screen.getByRole('button', { name: 'Record promise' }))
    const dialog = within(await screen.findByRole('dialog'))
    const date = dialog.getByRole('textbox', { name: /Promised by/ })
    await userEvent.type(date, '01/01/2020')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('The date can’t be before today')).toBeTruthy()
    await userEvent.clear(date)
    await userEvent.type(date, '01/12/2199')
    await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'per telepon')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(sentAs(environment, 'useSetInvoicePromiseMutation')).toEqual({
      input: { invoiceId: 'invoice', date: '2199-12-01', note: 'per telepon', version: 0 },
    })
  })

  test('shows a dispute with its reason, and settles it', async () => {
    const environment = await open({
      promisedOn: null,
      promiseNote: null,
      isDisputed: true,
      promisedAt: null,
      promisedBy: null,
      disputeReason: 'barang rusak',
      disputedAt: AT,
      version: 2,
    })
    expect(screen.getByText('barang rusak')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Settle dispute' }))
    expect(sentAs(environment, 'useSetInvoiceDisputeMutation')).toEqual({
      input: { invoiceId: 'invoice', reason: null, version: 2 },
    })
  })

  test('shows the letter before it is sent', async () => {
    const environment = await open(null)
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }))
    const dialog = within(await screen.findByRole('dialog'))
    const query = await waitFor(() =>
      environment.mock.findOperation(({ request }) => request.node.operation.name === 'RemindDialogQuery'),
    )
    act(() =>
      environment.mock.resolve(
        query,
        MockPayloadGenerator.generate(query, {
          Organization: () => ({ id: 'organization' }),
          ReminderPreview: () => ({
            customerId: 'c1',
            customerName: 'PT Surya Abadi',
            emails: ['tania@surya.example'],
            level: 2,
            invoiceIds: ['invoice'],
            hasLinks: true,
            subject: 'Jatuh tempo: faktur INV-2026-000007',
            text: 'Pembayaran berikut sudah jatuh tempo.',
          }),
        }),
      ),
    )
    expect(await dialog.findByText('Pembayaran berikut sudah jatuh tempo.')).toBeTruthy()
    expect(dialog.getByText('The email also has a new link to pay.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }))
    expect(sentAs(environment, 'useRemindInvoicesMutation')).toEqual({ input: { ids: ['invoice'] } })
  })
})

test('a customer is given days of its own, or paused', async () => {
  const permissions = ['INVOICING_CUSTOMERS_VIEW', 'INVOICING_CUSTOMERS_MANAGE']
  const { environment, page } = loaded<CustomerPageQuery>(
    customerQuery,
    { uuid: UUID },
    {
      Organization: () => ({ permissions }),
      Customer: () => ({
        id: 'c1',
        uuid: UUID,
        name: 'PT Surya Abadi',
        status: 'ACTIVE',
        statusChangedAt: AT,
        reason: null,
        type: 'COMPANY',
        taxStatus: 'PKP',
        termFrom: 'INVOICE_DATE',
        stampDuty: 'FLAG',
        billingCycle: 'PER_ORDER',
        billingAddress: null,
        registeredAddress: null,
        deliveryAddress: null,
        withholding: null,
        allowedActions: [],
        documents: [],
        revisions: [],
        changeRequest: null,
        users: [],
        virtualAccounts: [],
        billing: null,
        directors: [],
        invoiceEmails: [],
        settings: { days: [1, 9], isPaused: false, pausedUntil: null, version: 2 },
        reminders: [],
      }),
    },
  )
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <CustomerPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['customers', 'customers.form', 'reminders', 'log'] },
  )
  expect(await screen.findByText('Own days: 1, 9')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog'))
  const days = dialog.getByRole('textbox', { name: /Own days/ })
  await userEvent.type(days, ', 3')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText(/each later than the one before/)).toBeTruthy()
  await userEvent.clear(days)
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Pause reminders' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(sentAs(environment, 'useUpdateCustomerRemindersMutation')).toEqual({
    input: { customerId: 'c1', days: null, isPaused: true, pausedUntil: null, version: 2 },
  })
})
