import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type ChartView, PeriodChart } from '../../../../web/ui/charts/PeriodChart.tsx'
import { renderScreen } from '../../support/render.tsx'

const months = ['Oct', 'Nov', 'Dec'].map(name => ({ key: name, label: `${name} 2026`, short: name }))
const series = [
  { key: 'in', label: 'In', kind: 'bar', tone: 'in', values: ['100.00', '250.50', '0.00'] },
  { key: 'out', label: 'Out', kind: 'bar', tone: 'out', values: ['-40.00', '-500.00', '0.00'] },
  { key: 'closing', label: 'Closing', kind: 'line', tone: 'balance', values: ['1060.00', '810.50', null] },
] as const

function Shown({ onSelect }: { onSelect: (place: number) => void }) {
  const [view, setView] = useState<ChartView>('chart')
  return (
    <PeriodChart
      label="Cash by month"
      currency="IDR"
      periods={months}
      series={series}
      view={view}
      onView={setView}
      threshold={{ label: 'Minimum', value: '900.00' }}
      onSelect={onSelect}
    />
  )
}

const open = async () => {
  const onSelect = vi.fn<(place: number) => void>()
  await renderScreen(<Shown onSelect={onSelect} />, { messages: ['charts'] })
  return { onSelect, user: userEvent.setup() }
}

test('is one stop of the keyboard; arrows move by period, which is told, and Enter opens it', async () => {
  const { onSelect, user } = await open()
  const figure = screen.getByRole('figure', { name: 'Cash by month' })
  const drawing = within(figure).getByRole('group', { name: /^Cash by month/ })
  expect(figure.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  drawing.focus()
  const told = () => figure.querySelector('[aria-live=polite]')?.textContent?.replaceAll('\u00a0', ' ')
  expect(told()).toBe('Dec 2026In IDR 0.00Out IDR 0.00Closing –')
  await user.keyboard('{ArrowLeft}')
  expect(told()).toBe('Nov 2026In IDR 250.50Out −IDR 500.00Closing IDR 810.50')
  await user.keyboard('{Home}{ArrowLeft}')
  expect(told()).toMatch(/^Oct 2026/)
  await user.keyboard('{End}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2)
})

test('has the same figures as a table, with what is unknown told apart from zero', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  const table = within(screen.getByRole('region', { name: 'Cash by month' }))
  const rows = table.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent))
  expect(rows).toEqual([
    ['Period', 'In, IDR', 'Out, IDR', 'Closing, IDR'],
    ['Oct 2026', '100.00', '−40.00', '1,060.00'],
    ['Nov 2026', '250.50', '−500.00', '810.50'],
    ['Dec 2026', '0.00', '0.00', '–'],
  ])
})

test('words of a point at the edge of the drawing stand on its inner side', async () => {
  await renderScreen(
    <PeriodChart
      label="Cash by month"
      currency="IDR"
      periods={months}
      series={[
        { key: 'closing', label: 'Closing', kind: 'line', tone: 'balance', values: ['100.00', '50.00', '0.00'] },
      ]}
      view="chart"
      onView={() => {}}
      notes={[
        { place: 2, value: '0.00', label: 'lowest', tone: 'plain', side: 'below' },
        { place: 0, value: '100.00', label: 'highest', tone: 'plain', side: 'above' },
        { place: 1, value: '50.00', label: 'between', tone: 'plain', side: 'below' },
      ]}
    />,
    { messages: ['charts'] },
  )
  const sideOf = (label: string) => /above|below/.exec(screen.getByText(label).parentElement?.className ?? '')?.[0]
  expect(['lowest', 'highest', 'between'].map(sideOf)).toEqual(['above', 'below', 'below'])
})

test.each([
  ['end above', ['500.00', '900.00', '100.00']],
  ['start above', ['100.00', '500.00', '1000.00']],
  ['end below', ['1000.00', '1050.00', '1000.00']],
])('writes the label of the threshold where it covers no line: %s', async (place, values) => {
  const line = { key: 'closing', label: 'Closing', kind: 'line', tone: 'balance', values } as const
  await renderScreen(
    <PeriodChart
      label="Cash by month"
      currency="IDR"
      periods={months}
      series={[{ ...line, key: 'in', kind: 'bar', values: ['0.00', '2000.00', '0.00'] }, line]}
      view="chart"
      onView={() => {}}
      threshold={{ label: 'Minimum', value: '950.00' }}
    />,
    { messages: ['charts'] },
  )
  expect(screen.getByText('Minimum').className).toBe(`period-threshold-label ${place}`)
})
