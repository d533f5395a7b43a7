// Withdrawing consent removes everything stored in the browser, at whatever stage analytics was.
import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { pageWithSettings } from '../../../bff/pages/browserSettings.ts'
import { startAnalytics } from '../../../web/telemetry/analytics.ts'
import { decide } from '../../../web/telemetry/consent.ts'
import { startTelemetry } from '../../../web/telemetry/startTelemetry.ts'

const ANALYTICS = { key: 'amplitude-key', url: 'http://127.0.0.1:1/never-asked' }
const router = createMemoryRouter([{ path: '/', element: null }])
const COOKIES = /AMP_[^=;]+/g
const kept = () => [...document.cookie.matchAll(COOKIES), ...Object.keys(localStorage)].join(' ')

beforeEach(() => {
  localStorage.clear()
  for (const [name] of document.cookie.matchAll(COOKIES)) document.cookie = `${name}=; Path=/; Max-Age=0`
})

test('what an earlier page has kept goes, though this page has loaded none of the code', () => {
  const page = pageWithSettings('<html><head></head></html>', { environment: 'test', analytics: ANALYTICS })
  document.head.replaceChildren(...new DOMParser().parseFromString(page, 'text/html').head.children)
  document.cookie = 'AMP_0123456789=kept; Path=/'
  localStorage.setItem('arus.analytics.unsent', '[]')
  decide({ analytics: false })
  startTelemetry(router)
  expect(kept()).toBe('arus.consent')
  document.head.replaceChildren()
})

test('what analytics keeps goes, though it was only beginning', async () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  const stop = startAnalytics({ ...ANALYTICS, environment: 'test', router })
  stop()
  await waitFor(() => expect(written.mock.calls.flat().join()).toMatch(/AMP_.*AMP_.*Max-Age=0/s))
  expect(kept()).toBe('')
})
