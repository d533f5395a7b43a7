// One deposit: what each state shows and allows, refusals of the server in its dialogs and its form, and the preview of an early close.
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type DepositPageQuery } from '../../../../../web/__generated__/DepositPageQuery.graphql.ts'
import { today } from '../../../../../web/i18n/format.ts'
import { DepositPage } from '../../../../../web/pages/organization/deposits/DepositPage.tsx'
import { renderScreen } from '../../../support/render.tsx'

const money = (amount: string) => ({ amount, currency: 'IDR' })
const CLOSING = {
  maturesOn: '2099-10-15',
  principal: money('300000000.00'),
  accruedNet: money('0.00'),
  forfeited: money('0.00'),
  penalty: money('3000000.00'),
  clawback: money('1006027.40'),
  payout: money('295993972.60'),
  lost: money('5722191.78'),
}
const DEPOSIT = {
  id: 'd1',
  uuid: 'u1',
  number: 'DEP-2026-000001',
  version: 4,
  alias: 'Pajak tahunan',
  status: 'ACTIVE',
  allowedActions: ['UPDATE', 'CLOSE', 'COPY'],
  bank: { code: '014', name: 'BCA' },
  issuedOn: '2026-07-15',
  maturesOn: '2099-10-15',
  tenor: 3,
  tenorType: 'MONTHS',
  term: 92,
  interestRate: '4.5',
  rateIsAssumed: false,
  nextInterestRate: null,
  renewal: 'NONE',
  interestPayout: 'MONTHLY',
  dayBasis: 365,
  taxTreatment: 'ORDINARY',
  taxRate: '20',
  pledged: false,
  createdAt: '2026-07-10T03:00:00Z',
  createdBy: { id: 'm1', fullName: 'Maya' },
  sourceAccount: { id: 'a1', alias: 'BCA Operasional' },
  payoutAccount: { id: 'a1', alias: 'BCA Operasional' },
  amount: money('300000000.00'),
  principal: money('300000000.00'),
  netInterest: money('2722191.78'),
  nextInterest: { date: '2026-09-15', amount: money('828493.15') },
  closeReason: null,
  closedOn: null,
  payout: null,
  earlyClose: { allowed: true, forfeitsInterest: true, penaltyRate: '1', penalty: null, clawsBack: true },
  schedule: [],
  expectedTransactions: [],
}

async function open(over: object = {}, language: 'en' | 'id' = 'en') {
  const environment = createMockEnvironment()
  const page = loadQuery<DepositPageQuery>(environment, pageQuery, { uuid: 'u1' })
  const rendering = renderScreen(<DepositPage queries={{ page }} />, {
    environment,
    messages: ['deposits', 'deposits.form'],
    language,
    path: '/deposits/u1',
  })
  act(() =>
    environment.mock.resolve(
      environment.mock.findOperation(({ request }) => request.node.operation.name === 'DepositPageQuery'),
      { data: { organization: { id: 'o', deposit: { ...DEPOSIT, ...over } } } },
    ),
  )
  await rendering
  await screen.findByRole('heading', { level: 1, name: 'Pajak tahunan' })
  return environment
}
type Environment = Awaited<ReturnType<typeof open>>
const asked = (environment: Environment, name: string) =>
  waitFor(() => environment.mock.findOperation(({ request }) => request.node.operation.name === name))
const actions = () =>
  ['Edit', 'Cancel deposit', 'Close early', 'Copy'].filter(
    name => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }),
  )

test.each([
  ['NEW', ['UPDATE', 'CANCEL', 'COPY'], 'New', ['Edit', 'Cancel deposit', 'Copy']],
  ['ACTIVE', ['UPDATE', 'CLOSE', 'COPY'], 'Active', ['Edit', 'Close early', 'Copy']],
  ['MATURED', ['COPY'], 'Matured', ['Copy']],
  ['CLOSED', ['COPY'], 'Closed', ['Copy']],
  ['ACTIVE', [], 'Active', []],
])('%s with %j offers no more than is allowed', async (status, allowedActions, mark, offered) => {
  await open({ status, allowedActions })
  expect(screen.getAllByText(mark).length).toBeGreaterThan(0)
  expect(actions()).toEqual(offered)
})

test('a matured deposit says that it can’t be processed, an assumed rate that it is assumed', async () => {
  await open({ status: 'MATURED', allowedActions: ['COPY'] })
  expect(document.querySelectorAll('.note')).toHaveLength(1)
  document.body.replaceChildren()
  await open({ rateIsAssumed: true })
  expect(document.querySelectorAll('.note.warn')).toHaveLength(1)
})

test('one that was closed early says when and what came back, and no interest that it never earned', async () => {
  await open({ status: 'CLOSED', closedOn: '2026-09-01', payout: money('295993972.60'), allowedActions: ['COPY'] })
  expect(document.querySelector('.note.info')?.textContent).toMatch(/1 Sep 2026.*IDR\s295,993,972\.60/)
  expect(screen.queryByText('Net interest')).toBeNull()
})

test('one that was canceled says why', async () => {
  await open({ status: 'CLOSED', closeReason: 'The bank changed the rate', allowedActions: ['COPY'] })
  expect(screen.getByText(/The bank changed the rate/)).toBeTruthy()
})

test('an amount of 17 digits is shown whole, in both languages', async () => {
  const principal = money('12345678901234567.89')
  await open({ principal })
  expect(document.querySelector('.deposit-amount')?.textContent).toMatch(/12,345,678,901,234,567\.89/)
  document.body.replaceChildren()
  await open({ principal }, 'id')
  expect(document.querySelector('.deposit-amount')?.textContent).toMatch(/12\.345\.678\.901\.234\.567,89/)
})

test('worked case 5: an early close shows what comes back and what is lost before it is sent', async () => {
  const environment = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close early' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Pajak tahunan early?' }))
  const preview = await asked(environment, 'useClosingPreviewQuery')
  // Until the figures have come, their place is held.
  expect(document.querySelector('.deposit-preview .skeleton')).toBeTruthy()
  act(() =>
    environment.mock.resolve(preview, { data: { organization: { id: 'o', deposit: { id: 'd1', closing: CLOSING } } } }),
  )
  expect(dialog.getByText(/295,993,972\.60/)).toBeTruthy()
  expect(dialog.getByText(/5,722,191\.78/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Close early' }))
  const sent = await asked(environment, 'useCloseDepositMutation')
  expect(sent.request.variables).toEqual({ input: { id: 'd1', version: 4, date: today() } })
})

test('a preview that could not be read says so, and is read again at a wish', async () => {
  const environment = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close early' }))
  const dialog = within(await screen.findByRole('dialog'))
  const first = await asked(environment, 'useClosingPreviewQuery')
  act(() => environment.mock.reject(first, new Error('lost')))
  expect(await dialog.findByText('The amount couldn’t be calculated.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
  const second = await asked(environment, 'useClosingPreviewQuery')
  act(() =>
    environment.mock.resolve(second, { data: { organization: { id: 'o', deposit: { id: 'd1', closing: CLOSING } } } }),
  )
  expect(dialog.getByText(/295,993,972\.60/)).toBeTruthy()
})

const REFUSALS = [
  ['U-TRSY-DP-2', 'The deposit has already matured.'],
  ['U-TRSY-DP-5', 'The deposit can’t be closed.'],
  ['U-TRSY-DP-9', 'Money of this deposit is already reconciled. Unmatch it first.'],
  ['G-3', 'Someone changed this meanwhile.'],
] as const
test.each(REFUSALS)('%s refuses a close in its dialog, which stays open', async (code, message) => {
  const environment = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close early' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Close early' }))
  const sent = await asked(environment, 'useCloseDepositMutation')
  await act(async () =>
    environment.mock.resolve(sent, {
      data: {
        closeDeposit: { deposit: null, userErrors: [{ __typename: 'UserError', code, message, field: null }] },
      },
    }),
  )
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
})

test('DP-8: a day that is no banking day of its term is refused beside the day', async () => {
  const environment = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close early' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Close early' }))
  const sent = await asked(environment, 'useCloseDepositMutation')
  const message = 'Choose a banking day after the issue date and before maturity.'
  await act(async () =>
    environment.mock.resolve(sent, {
      data: {
        closeDeposit: {
          deposit: null,
          userErrors: [{ __typename: 'UserError', code: 'U-TRSY-DP-8', message, field: ['date'] }],
        },
      },
    }),
  )
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Closing date' }).getAttribute('aria-invalid')).toBe('true'),
  )
})

// Answered with G-7 (decision 0091).
test.each([
  ['Cancel deposit', 'useCancelDepositMutation', 'cancelDeposit'],
  ['Close early', 'useCloseDepositMutation', 'closeDeposit'],
])('DP-4: %s of a deposit that is not there any more says so in its dialog', async (name, mutation, field) => {
  const environment = await open({ status: 'NEW', allowedActions: ['CANCEL', 'CLOSE'] })
  await userEvent.click(screen.getByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.queryByRole('textbox', { name: /Reason/ })
  if (reason) await userEvent.type(reason, 'Wrong')
  await userEvent.click(dialog.getByRole('button', { name }))
  const sent = await asked(environment, mutation)
  await act(async () => {
    environment.mock.nextValue(sent, {
      data: { [field]: null },
      errors: [{ message: 'Not found.', path: [field], extensions: { code: 'G-7' } }],
    } as never)
    environment.mock.complete(sent)
  })
  expect((await dialog.findByRole('alert')).textContent).toBe('Not found.')
})
