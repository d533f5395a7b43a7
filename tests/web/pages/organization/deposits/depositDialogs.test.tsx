import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { CancelDepositDialog } from '../../../../../web/pages/organization/deposits/_components/CancelDepositDialog.tsx'
import { CloseDepositDialog } from '../../../../../web/pages/organization/deposits/_components/CloseDepositDialog.tsx'
import { DepositStatusMark } from '../../../../../web/pages/organization/deposits/_components/DepositStatusMark.tsx'
import { today } from '../../../../../web/i18n/format.ts'
import { addDays } from '../../../../../web/i18n/calendarDate.ts'
import { renderScreen } from '../../../support/render.tsx'

const messages = ['deposits', 'deposits.form']
const deposit = { id: 'd1', uuid: 'u1', version: 3, alias: 'Pajak tahunan' }
const money = (amount: string) => ({ amount, currency: 'IDR' })
type Environment = ReturnType<typeof createMockEnvironment>
const asked = (environment: Environment, name: string) =>
  waitFor(() => environment.mock.findOperation(({ request }) => request.node.operation.name === name))

async function answerPreview(environment: Environment, closing: object | null) {
  const operation = await asked(environment, 'useClosingPreviewQuery')
  act(() =>
    environment.mock.resolve(operation, { data: { organization: { id: 'o', deposit: { id: 'd1', closing } } } }),
  )
  return operation.request.variables
}

test('an early close shows what comes back and what is lost, and sends the day that was looked at', async () => {
  const onDone = vi.fn()
  const { environment } = await renderScreen(
    <CloseDepositDialog deposit={deposit} onClose={() => {}} onDone={onDone} />,
    { messages },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Pajak tahunan early?' }))
  expect(await answerPreview(environment, null)).toEqual({ uuid: 'u1', date: today() })
  expect(dialog.getByText(/Choose a banking day/)).toBeTruthy()

  const date = dialog.getByRole('textbox', { name: 'Closing date' })
  await userEvent.clear(date)
  await userEvent.type(date, '01/09/2026')
  // Worked case 5.
  const variables = await answerPreview(environment, {
    maturesOn: '2026-10-15',
    principal: money('300000000.00'),
    accruedNet: money('0.00'),
    forfeited: money('0.00'),
    penalty: money('3000000.00'),
    clawback: money('1006027.40'),
    payout: money('295993972.60'),
    lost: money('5722191.78'),
  })
  expect(variables).toEqual({ uuid: 'u1', date: '2026-09-01' })
  const lines = [...document.querySelectorAll('.deposit-sum > div')].map(
    line => `${line.querySelector('dt')?.textContent}: ${line.querySelector('dd')?.textContent}`,
  )
  expect(lines.map(line => line.replaceAll(/\s/g, ' '))).toEqual([
    'Principal: 300,000,000.00',
    'Penalty: −3,000,000.00',
    'Paid interest taken back: −1,006,027.40',
    'You receive: IDR 295,993,972.60',
    'You lose, compared with 15 Oct 2026: IDR 5,722,191.78',
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Close early' }))
  const sent = await asked(environment, 'useCloseDepositMutation')
  expect(sent.request.variables).toEqual({ input: { id: 'd1', version: 3, date: '2026-09-01' } })
})

test('a deposit is cancelled with a reason, and not without', async () => {
  const { environment } = await renderScreen(
    <CancelDepositDialog deposit={deposit} onClose={() => {}} onDone={() => {}} />,
    { messages },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Pajak tahunan?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel deposit' }))
  expect(await dialog.findByText('Enter a reason')).toBeTruthy()
  expect(environment.mock.getAllOperations()).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Rate changed ')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel deposit' }))
  const sent = await asked(environment, 'useCancelDepositMutation')
  expect(sent.request.variables).toEqual({ input: { id: 'd1', version: 3, reason: 'Rate changed' } })
})

test('a status says what somebody should see to', async () => {
  const at = (days: number) => addDays(today(), days)
  const account = { id: 'a' }
  const marks = [
    { status: 'ACTIVE', maturesOn: at(0), payoutAccount: account },
    { status: 'ACTIVE', maturesOn: at(14), payoutAccount: account },
    { status: 'ACTIVE', maturesOn: at(15), payoutAccount: account },
    { status: 'MATURED', maturesOn: at(-1), payoutAccount: null },
    { status: 'CLOSED', maturesOn: at(5), payoutAccount: account },
  ] as const
  await renderScreen(
    <ul>
      {marks.map(mark => (
        <li key={mark.status + mark.maturesOn}>
          <DepositStatusMark deposit={mark} />
        </li>
      ))}
    </ul>,
    { messages },
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Activematures today',
    'Activematures in 14 days',
    'Active',
    'Maturedno payout account',
    'Closed',
  ])
})
