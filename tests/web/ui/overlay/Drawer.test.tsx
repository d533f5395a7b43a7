import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../../../../web/ui/Button.tsx'
import { Drawer } from '../../../../web/ui/overlay/Drawer.tsx'
// Loaded when it opens; the first time is slow.
import '../../../../web/ui/overlay/DrawerBody.tsx'
import { renderScreen } from '../../support/render.tsx'

function Detail() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onClose={close} side="end" label="Entry">
        <Button onClick={close}>Close</Button>
      </Drawer>
    </>
  )
}

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['after', 'before'])('gives the focus back to what opened it: closed %s its first frame', async when => {
  await renderScreen(<Detail />)
  const user = userEvent.setup()
  // A busy machine renders nothing for a while, but still handles clicks.
  if (when === 'before') vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  const close = await screen.findByRole('button', { name: 'Close' }, { timeout: 20_000 })
  if (when === 'after') await waitFor(() => expect(document.activeElement).toBe(close))
  await user.click(close)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
