import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Popover } from '../../../../web/ui/overlay/Popover.tsx'
import { renderScreen } from '../../support/render.tsx'

function Choosing() {
  const [chosen, setChosen] = useState(false)
  return (
    <Popover label="Filter" trigger={<button type="button">Open</button>}>
      {() => (chosen ? <input aria-label="Amount" /> : <button onClick={() => setChosen(true)}>By amount</button>)}
    </Popover>
  )
}

test('the keyboard gets into a popover that opens for the first time, and stays in it', async () => {
  const person = userEvent.setup()
  await renderScreen(<Choosing />)
  await person.tab()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'By amount' })))

  await person.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' })))
})
