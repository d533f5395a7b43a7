// The menu of a line's taxes is the same in each render: memoized rows of lines compare it.
import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useTaxMenu } from '../../../../../web/pages/organization/products/_public/useTaxMenu.tsx'
import { renderScreen } from '../../../support/render.tsx'

test('is the same in each render', async () => {
  const seen: ReturnType<typeof useTaxMenu>[] = []
  let renderAgain = () => {}
  function Lines() {
    const [, setRound] = useState(0)
    renderAgain = () => setRound(before => before + 1)
    seen.push(useTaxMenu())
    return null
  }
  await renderScreen(<Lines />, { messages: ['products'] })
  const before = seen.length
  act(() => renderAgain())
  expect(seen.length).toBeGreaterThan(before)
  expect(new Set(seen.map(({ menuOf }) => menuOf)).size).toBe(1)
})
