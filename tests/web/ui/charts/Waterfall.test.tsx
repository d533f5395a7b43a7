import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Waterfall } from '../../../../web/ui/charts/Waterfall.tsx'
import { renderScreen } from '../../support/render.tsx'

test('a name that is cut is told by its title, and each step has room for a word', async () => {
  await renderScreen(
    <Waterfall
      label="Cash"
      currency="IDR"
      view="chart"
      title={null}
      steps={[
        { key: 'opening', label: 'Opening', kind: 'balance', value: '10.00' },
        { key: 'none', label: 'Uncategorized', kind: 'flow', value: '5.00' },
      ]}
    />,
  )
  const name = screen.getByTitle('Uncategorized')
  expect(name.textContent).toBe('Uncategorized')
  expect(name.closest<HTMLElement>('.waterfall-scroll')?.style.getPropertyValue('--steps')).toBe('2')
})
