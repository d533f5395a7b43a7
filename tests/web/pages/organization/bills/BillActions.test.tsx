import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import BillActions from '../../../../../web/pages/organization/bills/_components/BillActions.tsx'
import type { ActableBill } from '../../../../../web/pages/organization/bills/_public/actableBill.ts'
import { useResults } from '../../../../../web/pages/organization/results/_lib/useResults.tsx'
import { toast } from '../../../../../web/ui/toast/toast.ts'
import { renderScreen } from '../../../support/render.tsx'

const said = vi.spyOn(toast, 'success').mockImplementation(() => {})

const bill = (id: string): ActableBill => ({
  id,
  uuid: id,
  number: `BILL-${id}`,
  version: 2,
  allowedActions: ['APPROVE', 'CANCEL'],
  amount: { amount: '100.00', currency: 'IDR' },
  counterparty: { alias: `Supplier ${id}` },
})

/** A list that bills leave after an action. */
function List({ of = [bill('1'), bill('2')] }: { of?: readonly ActableBill[] }) {
  const [bills, setBills] = useState(of)
  const { showResults, resultsDialog } = useResults()
  return (
    <>
      {bills.length > 0 ? <BillActions bills={bills} onDone={() => setBills([])} onPartly={showResults} /> : null}
      {resultsDialog}
    </>
  )
}

async function answer(environment: ReturnType<typeof createMockEnvironment>, name: string, results: object[]) {
  const operation = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === `use${name}Mutation`),
  )
  const field = name.charAt(0).toLowerCase() + name.slice(1)
  act(() => environment.mock.resolve(operation, { data: { [field]: { bills: [], results, userErrors: [] } } }))
}
const ok = { nodeId: '1', ok: true, userErrors: [] }
const refused = { nodeId: '2', ok: false, userErrors: [{ message: 'Somebody else has changed it.' }] }

async function expectEachReported() {
  const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 done' }, { timeout: 20_000 }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Supplier 1BILL-1Done',
    'Supplier 2BILL-2Somebody else has changed it.',
  ])
  expect(said).not.toHaveBeenCalled()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('says of each bill what became of it, also when none of them is left in the list', async () => {
  const { environment } = await renderScreen(<List />, { messages: ['bills'] })
  await userEvent.click(screen.getByRole('button', { name: /^Approve 2/ }))
  await answer(environment, 'ApproveBills', [ok, refused])
  await expectEachReported()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says which bills were not cancelled, and why', async () => {
  const { environment } = await renderScreen(<List />, { messages: ['bills'] })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel bill' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }, { timeout: 20_000 }), 'Sent twice')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel 2 bills' }))
  await answer(environment, 'CancelBills', [ok, refused])
  await expectEachReported()
})

test('deletes drafts after asking, and says why one was not deleted', async () => {
  const drafts = [bill('1'), bill('2')].map(each => ({ ...each, allowedActions: ['DELETE', 'SUBMIT'] as const }))
  const { environment } = await renderScreen(<List of={drafts} />, { messages: ['bills'] })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 2 drafts?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  const operation = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'useDeleteBillsMutation'),
  )
  expect(operation.request.variables).toEqual({ input: { ids: ['1', '2'] } })
  act(() =>
    environment.mock.resolve(operation, {
      data: { deleteBills: { deletedIds: ['1'], results: [ok, refused], userErrors: [] } },
    }),
  )
  await expectEachReported()
})

test('asks which line paid a bill in one dialog, from before the lines are read until one is chosen', async () => {
  const one = { ...bill('1'), allowedActions: ['MARK_PAID'] } satisfies ActableBill
  const { environment } = await renderScreen(<List of={[one]} />, { messages: ['bills'] })
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  const dialog = await screen.findByRole('dialog', { name: 'Which transaction paid BILL-1?' }, { timeout: 20_000 })
  expect(within(dialog).queryByRole('button', { name: 'Mark as paid' })).toBeNull()
  const asked = await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'MarkPaidDialogQuery'),
  )
  const line = { id: 'l1', date: '2026-11-02', description: 'TRF SEMEN', bankAccount: { id: 'a', alias: 'BCA' } }
  const node = { __typename: 'Bill', id: '1', matchingStatementTransactions: [line] }
  await act(async () => environment.mock.resolve(asked, { data: { node } }))
  const radio = await within(dialog).findByRole<HTMLInputElement>('radio', { name: /TRF SEMEN/ })
  expect(screen.getByRole('dialog')).toBe(dialog)
  await waitFor(() => expect(document.activeElement).toBe(radio))
  expect(radio.checked).toBe(true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() =>
    environment.mock.findOperation(({ request }) => request.node.operation.name === 'useMarkBillPaidMutation'),
  )
})
