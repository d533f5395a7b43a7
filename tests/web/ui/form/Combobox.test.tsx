import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Combobox } from '../../../../web/ui/form/Combobox.tsx'
import type { Option } from '../../../../web/ui/form/comboboxProps.ts'
import { renderScreen } from '../../support/render.tsx'

const CUSTOMERS: readonly Option[] = [
  { value: 'melati', label: 'PT Hotel Melati Raya' },
  { value: 'mawar', label: 'PT Hotel Mawar' },
  { value: 'samudra', label: 'PT Samudra Ikan Segar' },
]

const search = async (text: string) =>
  CUSTOMERS.filter(option => option.label.toLowerCase().includes(text.toLowerCase()))

function Customer() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <form onSubmit={() => setValue('submitted')}>
      <Combobox label="Customer" value={value} onChange={setValue} search={search} />
      <output>{value ?? 'none'}</output>
    </form>
  )
}

async function type(text: string) {
  await renderScreen(<Customer />)
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer' })).toBeDefined())
  const input = screen.getByRole('combobox', { name: 'Customer' })
  await userEvent.type(input, text)
  return input
}

test('chooses the only result on Enter', async () => {
  const input = await type('Hotel Mel')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('melati'))
  expect(input).toHaveProperty('value', 'PT Hotel Melati Raya')
})

test('chooses the only result on Enter that came before the answer', async () => {
  const input = await type('Hotel Mel{Enter}')
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('melati'))
  await waitFor(() => expect(input).toHaveProperty('value', 'PT Hotel Melati Raya'))
})

test('chooses the highlighted of several results on Enter', async () => {
  const input = await type('hotel')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('mawar'))
  expect(input).toHaveProperty('value', 'PT Hotel Mawar')
})

test('keeps what was typed on Enter when several or none are found', async () => {
  const several = await type('hotel{Enter}')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(several).toHaveProperty('value', 'hotel')
  expect(document.querySelector('output')?.textContent).toBe('none')

  await userEvent.type(several, ' xyz')
  await screen.findByText('No results')
  await userEvent.keyboard('{Enter}')
  expect(several).toHaveProperty('value', 'hotel xyz')
  expect(document.querySelector('output')?.textContent).toBe('none')
})
