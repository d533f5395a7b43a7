// The secret of a payment link: out of the address bar at once, and another one in the same tab opens its own invoice.
import { expect, test, vi } from 'vitest'
import { waitFor } from '../../../support/waitFor.ts'
import { followOtherLinks, takeCheckoutLink } from '../../../../web/pages/public/checkout/checkoutLink.ts'

test('another link pasted into the same tab loads the page again, with its own secret', async () => {
  history.replaceState(null, '', '/checkout#first')
  expect(takeCheckoutLink()).toBe('first')
  expect(location.hash).toBe('')
  const load = vi.fn()
  followOtherLinks(load)
  location.hash = '#second'
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  expect(takeCheckoutLink()).toBe('second')
  // As on the way back from a provider.
  expect(takeCheckoutLink()).toBe('second')
})
