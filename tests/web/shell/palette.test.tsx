// The palette: its entries, its results, and its use by keyboard only.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Zap } from 'lucide-react'
import { useCallback, useState } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asked, bestOf, fitting, marked, type Entry } from '../../../web/shell/palette/entries.ts'
import { noteShown, recentRecords } from '../../../web/shell/palette/recent.ts'
import { Palette } from '../../../web/shell/palette/Palette.tsx'
import { useShortcuts } from '../../../web/ui/keyboard/shortcuts.ts'
import { PermissionsProvider } from '../../../web/shell/permissions.tsx'
import { useTypeAhead } from '../../../web/shell/palette/typeAhead.ts'
import { renderScreen } from '../support/render.tsx'

const entry = (title: string): Entry => ({ id: title, title, icon: Zap, to: '/' })

describe('what was typed', () => {
  it('is searched for from two letters on, and never where it is a command', () => {
    expect(asked('b').search).toBeNull()
    expect(asked('  bumi 1187 ')).toEqual({ words: ['bumi', '1187'], search: 'bumi 1187', isCommand: false })
    expect(asked('> new bill')).toEqual({ words: ['new', 'bill'], search: null, isCommand: true })
  })
  it('finds commands that have each word, those that begin with it first', () => {
    expect(
      fitting([entry('Bank accounts'), entry('Accounts payable'), entry('Home')], ['acc']).map(e => e.title),
    ).toEqual(['Accounts payable', 'Bank accounts'])
  })
  it('names as best the record whose number ends so or whose name it is', () => {
    const records = [entry('BIL-2026-000987 · Bumi'), entry('PMT-2026-001187 · Bumi'), entry('Bumi')]
    expect(bestOf(records, [], ['1187']).best?.title).toBe('PMT-2026-001187 · Bumi')
    expect(bestOf(records, [], ['000987']).best?.title).toBe('BIL-2026-000987 · Bumi')
    expect(bestOf(records, [], ['um']).best).toBeNull()
    expect(bestOf(records, [], ['1187']).others).toHaveLength(2)
    // A page with this prefix takes precedence over a record with it.
    expect(bestOf([entry('Bills and Co')], [entry('Bills')], ['bil']).best?.title).toBe('Bills')
    expect(bestOf([entry('Bil')], [entry('Bills')], ['bil']).best?.title).toBe('Bil')
  })
  it('is marked in titles, signs of patterns too', () => {
    expect(
      marked('PT A (B) a', ['(b)', 'a'])
        .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
        .join(''),
    ).toBe('PT [A] [(B)] [a]')
  })
})

describe('recent records', () => {
  beforeEach(() => sessionStorage.clear())
  it('are the last five, of one organization, and records alone', () => {
    const page = (n: number) => `/bills/00000000-0000-4000-8000-00000000000${n}`
    for (const n of [1, 2, 3, 4, 5, 6, 3]) noteShown('one', { to: page(n), title: `Bill ${n}` })
    noteShown('one', { to: '/bills', title: 'Bills' })
    expect(recentRecords('one').map(({ title }) => title)).toEqual(['Bill 3', 'Bill 6', 'Bill 5', 'Bill 4', 'Bill 2'])
    expect(recentRecords('two')).toEqual([])
    sessionStorage.setItem('arus.recent.one', '{"broken"')
    expect(recentRecords('one')).toEqual([])
  })
})

const PERMISSIONS = ['TREASURY_BILLS_VIEW', 'TREASURY_BILLS_MANAGE', 'TREASURY_PAYMENTS_VIEW']

type OpenedProps = { permissions?: readonly string[]; modes?: readonly string[]; run?: () => void }

function Opened({ permissions = PERMISSIONS, modes = ['TREASURY'], run = () => {} }: OpenedProps) {
  const [isOpen, setOpen] = useState(true)
  useShortcuts([
    { keys: 'e', label: 'Export', run },
    { keys: 'j', label: 'move', run },
  ])
  return (
    <PermissionsProvider permissions={permissions} modes={modes} organizationName="PT Satu">
      {isOpen ? <Palette onClose={() => setOpen(false)} /> : <p>closed</p>}
    </PermissionsProvider>
  )
}

const bill = {
  uuid: '00000000-0000-4000-8000-000000000001',
  number: 'BIL-2026-000987',
  status: 'APPROVED',
  paymentStatus: 'NONE',
  dueDate: '2026-11-19',
  amount: { amount: '1387500000.00', currency: 'IDR' },
  counterparty: { alias: 'Bumi Karsa', id: 'c' },
  id: 'b',
}

/** The palette, whose code is still loading until it is told. */
function Loading({ isLoaded, run }: { isLoaded: boolean; run: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])
  useTypeAhead(isOpen, close)
  useShortcuts([{ keys: 'b', label: 'Back', run }])
  return (
    <PermissionsProvider permissions={PERMISSIONS} modes={['TREASURY']} organizationName="PT Satu">
      {!isOpen ? <p>closed</p> : isLoaded ? <Palette onClose={close} /> : <p>loading</p>}
    </PermissionsProvider>
  )
}

async function opened(props: Parameters<typeof Opened>[0] = {}) {
  const environment = createMockEnvironment()
  const rendered = await renderScreen(<Opened {...props} />, { environment, messages: ['palette'] })
  const input = await screen.findByRole('textbox')
  return { ...rendered, input, user: userEvent.setup() }
}
const titles = () => screen.queryAllByRole('option').map(option => option.querySelector('.palette-title')?.textContent)

describe('the palette', () => {
  it('offers what the page can do, what the viewer may create and where they may go', async () => {
    await opened()
    expect(titles()).toEqual(expect.arrayContaining(['Export', 'New bill', 'Bills', 'Payments', 'Home']))
    expect(titles()).not.toContain('New payment')
    expect(titles()).not.toContain('Deposits')
    expect(titles()).not.toContain('move')
  })

  it('offers no page of an area that the organization does not use', async () => {
    const permissions = ['INVOICING_SALES_ORDERS_VIEW']
    const { unmount } = await opened({ permissions })
    expect(titles()).not.toContain('Products')
    unmount()
    await opened({ permissions, modes: ['INVOICING'] })
    expect(titles()).toContain('Products')
  })

  it('finds customers, memos, payments received and what providers sent, as far as the viewer may see them', async () => {
    const permissions = [
      'INVOICING_CUSTOMERS_VIEW',
      'INVOICING_CREDIT_MEMOS_VIEW',
      'INVOICING_PAYMENTS_VIEW',
      'TREASURY_PROVIDERS_VIEW',
    ]
    const { environment, user } = await opened({ permissions, modes: ['TREASURY', 'INVOICING'] })
    const provider = { id: 'p', alias: 'Toko' }
    const money = { amount: '150000.00', currency: 'IDR' }
    const node = { uuid: '00000000-0000-4000-8000-000000000001' }
    const answers: Readonly<Record<string, [string, object]>> = {
      searchCustomersQuery: ['customers', { ...node, name: 'PT Bumi', email: 'a@bumi.example', status: 'ACTIVE' }],
      searchCreditMemosQuery: [
        'creditMemos',
        { ...node, number: 'CM-1', customerName: 'PT Bumi', invoiceNumber: null, total: money },
      ],
      searchReceivedPaymentsQuery: [
        'receivedPayments',
        { ...node, number: 'PAY-1', customerName: 'PT Bumi', paymentDate: '2026-11-20', amount: money },
      ],
      searchTransactionsQuery: [
        'paymentTransactions',
        { ...node, orderReference: 'WEB-10234', provider, gross: money },
      ],
      searchRecordsQuery: [
        'paymentRecords',
        { ...node, externalId: 'wd_14', payoutOn: '2026-11-21', provider, net: money },
      ],
    }
    await user.keyboard('bumi')
    const names = () =>
      environment.mock
        .getAllOperations()
        .map(({ request }) => request.node.operation.name)
        .toSorted()
    await waitFor(() => expect(names()).toEqual(Object.keys(answers).toSorted()))
    for (const [name, [field, found]] of Object.entries(answers)) {
      const operation = environment.mock.findOperation(({ request }) => request.node.operation.name === name)
      const connection = {
        edges: [{ node: { ...found, id: name } }],
        pageInfo: { hasNextPage: name === 'searchRecordsQuery' },
      }
      environment.mock.resolve(operation, { data: { organization: { id: 'o', [field]: connection } } })
    }
    await waitFor(() =>
      expect(titles()).toEqual(
        expect.arrayContaining([
          'PT Bumi',
          'CM-1 · PT Bumi',
          'PAY-1 · PT Bumi',
          'WEB-10234 · Toko',
          'wd_14 · Toko',
          // Its list isn't in the menu.
          expect.stringMatching(/Payment records/),
        ]),
      ),
    )
  })

  it('opens the first fitting page by Enter, and closes', async () => {
    const { user, router } = await opened()
    await user.keyboard('>bills{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/bills'))
    expect(screen.getByText('closed')).toBeDefined()
  })

  it('keeps what is typed while it loads, and the page below gets none of it', async () => {
    const run = vi.fn()
    const user = userEvent.setup()
    const isLoaded = { current: false }
    const environment = createMockEnvironment()
    const Screen = () => {
      const [, again] = useState(0)
      return (
        <>
          <button type="button" onClick={() => again(count => count + 1)}>
            load
          </button>
          <Loading isLoaded={isLoaded.current} run={run} />
        </>
      )
    }
    await renderScreen(<Screen />, { environment, messages: ['palette'] })
    await user.keyboard('bux{Backspace}m')
    isLoaded.current = true
    await user.click(screen.getByText('load'))
    const input = await screen.findByRole('textbox')
    await waitFor(() => expect(input).toHaveProperty('value', 'bum'))
    await user.keyboard('i')
    expect(input).toHaveProperty('value', 'bumi')
    expect(run).not.toHaveBeenCalled()
  })

  it('is closed by Escape even while it loads; then keys are the page’s again', async () => {
    const run = vi.fn()
    const user = userEvent.setup()
    await renderScreen(<Loading isLoaded={false} run={run} />, {
      environment: createMockEnvironment(),
      messages: ['palette'],
    })
    await user.keyboard('b{Escape}')
    await screen.findByText('closed')
    expect(run).not.toHaveBeenCalled()
    await user.keyboard('b')
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs what the page can do', async () => {
    const run = vi.fn()
    const { user } = await opened({ run })
    await user.keyboard('export{Enter}')
    await waitFor(() => expect(run).toHaveBeenCalledOnce())
  })

  it('asks only for records that the viewer may see, shows each list as it answers, and says what could not be searched', async () => {
    const { user, environment, router } = await opened()
    await user.keyboard('0987')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2))
    const names = environment.mock.getAllOperations().map(operation => operation.request.node.operation.name)
    expect(names.toSorted()).toEqual(['searchBillsQuery', 'searchPaymentsQuery'])
    expect(screen.getByRole('status').textContent).toContain('Searching')
    const [bills, payments] = ['searchBillsQuery', 'searchPaymentsQuery'].map(name =>
      environment.mock.findOperation(operation => operation.request.node.operation.name === name),
    )
    if (!bills || !payments) throw new Error('nothing was asked')
    environment.mock.resolve(bills, {
      data: {
        organization: { id: 'o', bills: { edges: [{ node: bill, cursor: '' }], pageInfo: { hasNextPage: true } } },
      },
    })
    environment.mock.reject(payments, new Error('away'))
    await waitFor(() => expect(titles()[0]).toBe('BIL-2026-000987 · Bumi Karsa'))
    expect(screen.getByRole('group', { name: 'Best match' })).toBeDefined()
    const [first] = screen.getAllByRole('option')
    expect(first && within(first).getByText('1,387,500,000.00')).toBeTruthy()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('These can’t be searched right now: Payments.'),
    )
    expect(titles()).toContain('All results for “0987” in Bills')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/bills/${bill.uuid}`))
  })

  it('shows no record of an earlier text below another one, and opens none by Enter', async () => {
    const { user, environment, router } = await opened({ permissions: ['TREASURY_BILLS_VIEW'] })
    await user.keyboard('098')
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1))
    environment.mock.resolveMostRecentOperation({
      data: {
        organization: { id: 'o', bills: { edges: [{ node: bill, cursor: '' }], pageInfo: { hasNextPage: true } } },
      },
    })
    await waitFor(() => expect(titles()[0]).toBe('BIL-2026-000987 · Bumi Karsa'))
    // While the text becomes longer, a record whose title still has it stays.
    await user.keyboard('7')
    expect(titles()).toEqual(['BIL-2026-000987 · Bumi Karsa'])
    await user.keyboard('6')
    expect(screen.getByRole('status').textContent).toContain('Searching')
    expect(titles()).toEqual([])
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/')
  })

  it('says that nothing was found, and what can be', async () => {
    const { user } = await opened({ permissions: [] })
    await user.keyboard('zzzz')
    expect(titles()).toEqual([])
    expect(screen.getByRole('status').textContent).toContain('Nothing matches “zzzz”')
  })
})
