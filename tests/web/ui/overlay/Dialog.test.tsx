import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../../../../web/ui/Button.tsx'
import { Dialog } from '../../../../web/ui/overlay/Dialog.tsx'
// Loaded when it opens; the first time is slow.
import '../../../../web/ui/overlay/DialogBody.tsx'
import { renderScreen } from '../../support/render.tsx'

function Asking() {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Ask</Button>
      <Dialog open={asking} onClose={close} title="Sure?" footer={<Button onClick={close}>Back</Button>} />
    </>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['after', 'before'])('gives the focus back to what opened it: answered %s its first frame', async when => {
  await renderScreen(<Asking />)
  const user = userEvent.setup()
  // A busy machine renders nothing for a while, but still handles clicks.
  if (when === 'before') vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const ask = screen.getByRole('button', { name: 'Ask' })
  await user.click(ask)
  const back = await screen.findByRole('button', { name: 'Back' }, { timeout: 20_000 })
  if (when === 'after') await waitFor(() => expect(document.activeElement).toBe(back))
  await user.click(back)
  await waitFor(() => expect(document.activeElement).toBe(ask))
})
