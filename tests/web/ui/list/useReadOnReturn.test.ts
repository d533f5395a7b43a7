import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useReadOnReturn } from '../../../../web/ui/list/useReadOnReturn.ts'

test('whoever comes back to the window sees what colleagues did, until the list is left', () => {
  const first = vi.fn()
  const latest = vi.fn()
  const { rerender, unmount } = renderHook(({ read }) => useReadOnReturn(read), { initialProps: { read: first } })
  expect(first).not.toHaveBeenCalled()

  rerender({ read: latest })
  dispatchEvent(new Event('focus'))
  expect(first).not.toHaveBeenCalled()
  expect(latest).toHaveBeenCalledTimes(1)

  unmount()
  dispatchEvent(new Event('focus'))
  expect(latest).toHaveBeenCalledTimes(1)
})
