import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { BackupCodes } from '../../../../web/ui/secondFactor/BackupCodes.tsx'
import { renderScreen } from '../../support/render.tsx'

afterEach(() => vi.unstubAllGlobals())

async function copyWith(clipboard: Partial<Clipboard> | undefined) {
  await renderScreen(<BackupCodes codes={['abcde-12345', 'fghij-67890']} onDone={() => {}} />, {
    messages: ['secondFactor'],
  })
  const copy = screen.getByRole('button', { name: 'Copy' })
  // After userEvent, which replaces the clipboard.
  const user = userEvent.setup()
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }))
  await user.click(copy)
}

test('codes go to the clipboard, one a line', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  await copyWith({ writeText })
  await screen.findByRole('button', { name: 'Copied' })
  expect(writeText).toHaveBeenCalledWith('abcde-12345\nfghij-67890')
})

test.each([
  ['has none, over plain HTTP', undefined],
  ['was refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('says that nothing was copied where the clipboard %s', async (_case, clipboard) => {
  await copyWith(clipboard)
  expect(await screen.findByRole('button', { name: 'Couldn’t copy. Select and copy it manually' })).toBeDefined()
})
