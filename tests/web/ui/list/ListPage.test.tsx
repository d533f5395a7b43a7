import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import type { GridColumn } from '../../../../web/ui/grid/columns.ts'
import { allAllow, obstacleTo } from '../../../../web/ui/list/allAllow.ts'
import { type Bulk, ListPage } from '../../../../web/ui/list/ListPage.tsx'
import { neighborsOf } from '../../../../web/ui/list/neighbors.ts'
import { listState, oneOf, sortBy, text } from '../../../../web/ui/list/listState.ts'
import { useListState } from '../../../../web/ui/list/useListState.ts'
import type { Paging } from '../../../../web/ui/list/useListPage.ts'
import { useSelection } from '../../../../web/ui/list/useSelection.ts'
import { renderScreen } from '../../support/render.tsx'

type Bill = { id: string; number: string; allowedActions: readonly ('PAY' | 'DROP' | 'SPLIT')[] }
const bills: Bill[] = [
  { id: '1', number: 'B-1', allowedActions: ['PAY', 'DROP'] },
  { id: '2', number: 'B-2', allowedActions: ['PAY'] },
]
const columns: GridColumn<Bill, 'NUMBER' | 'DATE'>[] = [
  { id: 'number', label: 'Number', width: '1fr', sort: 'NUMBER', ascendsFirst: true, cell: ({ number }) => number },
  { id: 'date', label: 'Date', width: '96px', sort: 'DATE', cell: () => '–' },
]
const codec = listState({
  q: text,
  kind: oneOf(['PAID', 'OPEN']),
  sort: sortBy(['NUMBER', 'DATE'], { field: 'DATE', descending: true }),
})
const bulk: Bulk<Bill> = {
  amountOf: () => ({ amount: '10.50', currency: 'IDR' }),
  obstacle: selected => obstacleTo(selected, ['PAY', 'DROP'], ['SPLIT']),
  actions: (selected, done) => (
    <>
      {allAllow(selected, 'PAY') ? <button onClick={done}>Pay</button> : null}
      {allAllow(selected, 'DROP') ? <button>Drop</button> : null}
    </>
  ),
}

const loadMore = vi.fn()

type Address = (bill: Bill) => string

function Bills({ rows, linkTo }: { rows: readonly Bill[]; linkTo?: Address | undefined }) {
  const list = useListState(codec)
  const { selection, setSelection } = useSelection()
  const paging: Paging = {
    loadMore,
    loadError: null,
    retryMore: () => {},
    refresh: () => {},
    lookAgain: () => {},
    isStale: false,
    startAgain: () => {},
    selection,
    setSelection,
    grid: createRef(),
    initialScroll: 0,
  }
  return (
    <ListPage
      name="bills"
      title="Bills"
      crumbs={[{ label: 'Monitor' }]}
      views="COUNTERPARTIES"
      list={list}
      paging={paging}
      rows={rows}
      totalCount={rows.length}
      columns={columns}
      filters={[
        {
          id: 'kind',
          label: 'Kind',
          value: list.state.kind,
          clear: () => list.set({ kind: null }),
          editor: () => null,
        },
      ]}
      searchLabel="Number"
      create={{ to: '/bills/create', label: 'New bill' }}
      noneYet={{ title: 'No bills yet', why: 'Bills are what others ask to be paid.' }}
      rowName={({ number }) => number}
      bulk={bulk}
      {...(linkTo ? { linkTo } : {})}
    />
  )
}

const open = (path = '/bills', rows: readonly Bill[] = bills, linkTo?: Address) =>
  renderScreen(<Bills rows={rows} linkTo={linkTo} />, { path })

test('a head sorts: names from A, dates from the newest, a second click turns around', async () => {
  const person = userEvent.setup()
  const { router } = await open()
  const head = (name: string) => screen.getByRole('button', { name })
  await person.click(head('Number'))
  expect(router.state.location.search).toBe('?sort=number')
  await person.click(head('Number'))
  expect(router.state.location.search).toBe('?sort=-number')
  await person.click(head('Date'))
  expect(router.state.location.search).toBe('')
})

test('c opens the form that the primary button opens', async () => {
  const person = userEvent.setup()
  const { router } = await open()
  expect(screen.getByRole('link', { name: /New bill/ }).getAttribute('href')).toBe('/bills/create')
  await person.keyboard('c')
  expect(router.state.location.pathname).toBe('/bills/create')
})

test('offers for a selection what every row of it allows', async () => {
  const person = userEvent.setup()
  await open()
  await person.click(screen.getByRole('checkbox', { name: 'Select B-1' }))
  const bar = within(screen.getByRole('region', { name: 'Selection' }))
  expect(bar.getByRole('button', { name: 'Drop' })).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: 'Select B-2' }))
  expect(bar.queryByRole('button', { name: 'Drop' })).toBeNull()
  expect(bar.getByText('21.00')).toBeTruthy()
  await person.click(bar.getByRole('button', { name: 'Pay' }))
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
})

test.each([
  ['nothing is allowed', [[]], 'the status of the records or your role'],
  ['each allows something else', [['PAY'], ['DROP']], 'No action applies to all of them'],
  ['what is allowed is for one alone', [['SPLIT'], ['SPLIT']], 'Select one record at a time'],
])('a selection without an action says why: %s', async (_case, allowed, words) => {
  const person = userEvent.setup()
  const rows = allowed.map((allowedActions, index) => ({ id: `${index}`, number: `B-${index}`, allowedActions }))
  await open('/bills', rows as readonly Bill[])
  for (const { number } of rows) await person.click(screen.getByRole('checkbox', { name: `Select ${number}` }))
  const bar = within(screen.getByRole('region', { name: 'Selection' }))
  expect(bar.getByRole('status').textContent).toContain(words)
  expect(bar.queryByRole('button', { name: 'Pay' })).toBeNull()
})

test('an empty list says what it is for, and offers the first step', async () => {
  await open('/bills', [])
  expect(screen.getByText('No bills yet')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /New bill/ })).toHaveLength(2)
})

test('where nothing matches, the filters are named, and cleared without losing the sort', async () => {
  const person = userEvent.setup()
  const { router } = await open('/bills?q=rent&kind=open&sort=number', [])
  expect(screen.getByText('“rent” · Kind: OPEN')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('?sort=number')
})

test('remembers its rows for the pages of its records, in their order', async () => {
  await open('/bills', bills, ({ id }) => `/bills/${id}`)
  expect(neighborsOf('/bills/1')).toEqual({ previous: undefined, next: '/bills/2', place: 1, total: 2 })
  expect(neighborsOf('/bills/2')).toEqual({ previous: '/bills/1', next: undefined, place: 2, total: 2 })
  expect(neighborsOf('/bills/3')).toBeNull()
})
