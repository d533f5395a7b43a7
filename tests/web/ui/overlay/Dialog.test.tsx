import { fireEvent, screen, waitFor } from '@testing-library/react'
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

/** Its answer changes the record, so that what opened it can't be done again. */
function AskingOnce({ gone }: { gone: 'at once' | 'later' }) {
  const [asking, setAsking] = useState(false)
  const [canAsk, setCanAsk] = useState(true)
  const done = () => {
    setAsking(false)
    if (gone === 'at once') setCanAsk(false)
  }
  return (
    <main id="main" tabIndex={-1}>
      <span data-testid="news" onClick={() => setCanAsk(false)} />
      {canAsk ? <Button onClick={() => setAsking(true)}>Ask</Button> : <p>Asked</p>}
      <Dialog open={asking} onClose={done} title="Sure?" footer={<Button onClick={done}>Yes</Button>} />
    </main>
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

test.each(['at once', 'later'] as const)('gives it to the page where its opener is gone %s', async gone => {
  await renderScreen(<AskingOnce gone={gone} />)
  const user = userEvent.setup()
  const ask = screen.getByRole('button', { name: 'Ask' })
  await user.click(ask)
  await user.click(await screen.findByRole('button', { name: 'Yes' }, { timeout: 20_000 }))
  if (gone === 'later') {
    await waitFor(() => expect(document.activeElement).toBe(ask))
    // The record is read again, without any click.
    fireEvent.click(screen.getByTestId('news'))
  }
  await screen.findByText('Asked')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('leaves the focus to a user who has moved it before the opener is gone', async () => {
  await renderScreen(
    <>
      <input aria-label="Next" />
      <AskingOnce gone="later" />
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }, { timeout: 20_000 }))
  const next = screen.getByLabelText('Next')
  await user.click(next)
  fireEvent.click(screen.getByTestId('news'))
  await screen.findByText('Asked')
  expect(document.activeElement).toBe(next)
})
