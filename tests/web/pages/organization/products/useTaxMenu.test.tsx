// The menu of a line's taxes is the same in each render: memoized rows of lines compare it.
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useTaxMenu } from '../../../../../web/pages/organization/products/_public/useTaxMenu.tsx'
import { renderScreen } from '../../../support/render.tsx'

test('is the same in each render', async () => {
  const seen: ReturnType<typeof useTaxMenu>[] = []
  function Lines() {
    const [round, setRound] = useState(0)
    seen.push(useTaxMenu())
    return <button onClick={() => setRound(before => before + 1)}>Round {round}</button>
  }
  await renderScreen(<Lines />, { messages: ['products'] })
  fireEvent.click(screen.getByRole('button', { name: 'Round 0' }))
  await screen.findByRole('button', { name: 'Round 1' })
  expect(new Set(seen.map(({ menuOf }) => menuOf)).size).toBe(1)
})
