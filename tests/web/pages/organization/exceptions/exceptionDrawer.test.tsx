import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test, vi } from 'vitest'
import { ExceptionActions } from '../../../../../web/pages/organization/exceptions/_components/ExceptionActions.tsx'
import { ExceptionDrawer } from '../../../../../web/pages/organization/exceptions/_components/ExceptionDrawer.tsx'
import { renderScreen } from '../../../support/render.tsx'

// Overlays are fetched when they open, and the machine may be busy.
configure({ asyncUtilTimeout: 20_000 })

const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }))
vi.mock('../../../../../web/ui/toast/toast.ts', () => ({ toast }))

const open = {
  __typename: 'Exception',
  id: 'x1',
  type: 'UNMATCHED_STATEMENT',
  status: 'OPEN',
  label: 'TRSF E-BANKING DB 1266',
  since: '2026-11-01',
  resolution: null,
  resolutionNote: null,
  resolvedAt: null,
  allowedActions: ['ASSIGN', 'START', 'RESOLVE', 'COMMENT'],
  amount: { amount: '136463400.00', currency: 'IDR' },
  assignee: null,
  resolvedBy: null,
  bankAccount: { id: 'b1', uuid: 'b1', alias: 'BCA Operasional' },
  statementTransaction: { id: 's1', description: 'TRSF E-BANKING DB 1266' },
  expectedTransaction: null,
  payment: null,
  comments: [],
}

type Drawer = Awaited<ReturnType<typeof openDrawer>>['drawer']

async function openDrawer(exception: object = open) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({ data: { organization: { id: 'o', exception } } }))
  const doNow = vi.fn()
  await renderScreen(
    <Suspense>
      <ExceptionDrawer
        uuid="u1"
        onClose={() => {}}
        actions={shown => <ExceptionActions exceptions={[shown]} disabled={false} act={doNow} />}
      />
    </Suspense>,
    { environment, messages: ['exceptions'], path: '/exceptions' },
  )
  const drawer = within(await screen.findByRole('dialog', { name: 'Unmatched statement transaction' }))
  return { environment, drawer, doNow }
}
const buttons = (drawer: Drawer) => drawer.getAllByRole('button').map(({ textContent }) => textContent)

describe('the drawer of an exception', () => {
  test('tells what it is about, and offers what can be done', async () => {
    const { drawer, doNow } = await openDrawer()
    expect(drawer.getByText('136,463,400.00')).toBeTruthy()
    expect(drawer.getByText('BCA Operasional')).toBeTruthy()
    expect(drawer.getByRole('link', { name: 'TRSF E-BANKING DB 1266' }).getAttribute('href')).toContain(
      '/statement-transactions?q=',
    )
    await userEvent.click(drawer.getByRole('button', { name: 'Start' }))
    expect(doNow).toHaveBeenCalledWith('START', ['x1'])
  })

  test('offers no more what has been done, although the list it was opened from has lost it', async () => {
    const { environment, drawer } = await openDrawer()
    act(() => {
      environment.commitUpdate(store => {
        const record = store.get('x1')
        record?.setValue('IN_PROGRESS', 'status')
        record?.setValue(['ASSIGN', 'RESOLVE', 'COMMENT'], 'allowedActions')
      })
    })
    expect(await drawer.findByText('In progress')).toBeTruthy()
    expect(buttons(drawer)).toEqual(['', 'Assign…', 'Resolve', 'Add comment'])
  })

  test('sends a comment, and keeps what was typed when it could not be sent', async () => {
    const { environment, drawer } = await openDrawer()
    const field = drawer.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(field, ' Asked the bank ')
    await userEvent.click(drawer.getByRole('button', { name: 'Add comment' }))
    const sent = environment.mock.getMostRecentOperation()
    expect(sent.request.variables).toEqual({ input: { id: 'x1', text: 'Asked the bank' } })
    act(() => environment.mock.reject(sent, new Error('offline')))
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    expect(field).toHaveProperty('value', ' Asked the bank ')
  })

  test('says who settled it and how, and takes no comments of whoever may not give them', async () => {
    const { drawer } = await openDrawer({
      ...open,
      status: 'RESOLVED',
      resolution: 'BY_PERSON',
      resolutionNote: 'Rent, booked by hand',
      resolvedAt: '2026-11-20T03:00:00Z',
      resolvedBy: { id: 'p1', fullName: 'Sari Puspita' },
      allowedActions: [],
    })
    expect(drawer.getByText(/Rent, booked by hand/)).toBeTruthy()
    expect(drawer.getByText('Sari Puspita')).toBeTruthy()
    expect(buttons(drawer)).toEqual([''])
  })
})
