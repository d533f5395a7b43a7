import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { KeyboardHelp } from '../../../../web/ui/keyboard/KeyboardHelp.tsx'
import { useShortcuts } from '../../../../web/ui/keyboard/shortcuts.ts'
import { Dialog } from '../../../../web/ui/overlay/Dialog.tsx'
import { renderScreen } from '../../support/render.tsx'

/** A screen with one key and one chord, which records their use, and an overlay. */
async function open(over: (close: () => void) => ReactNode) {
  const acted: string[] = []
  function Screen() {
    const [isOpen, setOpen] = useState(true)
    useShortcuts([
      { keys: 'a', label: 'Approve', run: () => acted.push('a') },
      { keys: '$mod+Enter', label: 'Send', run: () => acted.push('send') },
    ])
    return isOpen ? over(() => setOpen(false)) : <p>Closed</p>
  }
  await renderScreen(<Screen />)
  return acted
}

test('single keys can be switched off, and on again; chords stay', async () => {
  const acted = await open(close => <KeyboardHelp open onClose={close} />)
  const choice = await screen.findByRole('checkbox', { name: /single/i }, { timeout: 20_000 })
  await userEvent.click(choice)
  await userEvent.keyboard('{Escape}')
  await screen.findByText('Closed')
  await userEvent.keyboard('a{Control>}{Enter}{/Control}')
  expect(acted).toEqual(['send'])
})

test.each([false, true])('single keys do nothing beneath a dialog (alert: %j)', async alert => {
  const acted = await open(close => (
    <Dialog open alert={alert} title="Approve 2 payments" onClose={close}>
      <button>With passkey</button>
    </Dialog>
  ))
  await userEvent.click(await screen.findByRole('button', { name: 'With passkey' }, { timeout: 20_000 }))
  await userEvent.keyboard('a')
  expect(acted).toEqual([])
  await userEvent.keyboard('{Escape}')
  await screen.findByText('Closed')
  await userEvent.keyboard('a')
  expect(acted).toEqual(['a'])
})
