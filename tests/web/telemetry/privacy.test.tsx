import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { type BrowserSettings, originsOf, pageWithSettings } from '../../../bff/pages/browserSettings.ts'
import { browserSettings } from '../../../web/browserSettings.ts'
import { configuredPurposes, consent, decide } from '../../../web/telemetry/consent.ts'
import ConsentQuestion from '../../../web/telemetry/ConsentQuestion.tsx'
import { PrivacySettings } from '../../../web/pages/organization/settings/profile/PrivacySettings.tsx'
import { renderScreen } from '../support/render.tsx'

const SETTINGS: BrowserSettings = {
  environment: 'staging "<&>',
  analytics: { key: 'k', url: 'https://api.example/2/httpapi' },
  errorReporting: { dsn: 'https://key@errors.example/1' },
  flags: { host: 'https://api.example', clientKey: 'c' },
}

/** The head of a page as the BFF sends it. */
function configure(settings: BrowserSettings) {
  const page = new DOMParser().parseFromString(pageWithSettings('<html><head></head></html>', settings), 'text/html')
  document.head.replaceChildren(...page.head.children)
}
afterEach(() => document.head.replaceChildren())

test('the browser reads what the BFF has said, and may send to no other place', () => {
  configure(SETTINGS)
  expect(browserSettings()).toEqual(SETTINGS)
  expect(originsOf(SETTINGS)).toEqual(['https://api.example', 'https://errors.example'])
})

test('nothing is configured without the BFF: nothing is asked', async () => {
  expect(configuredPurposes()).toEqual([])
  const { container } = await renderScreen(<PrivacySettings />)
  expect(container.textContent).toBe('')
})

describe.each(['en', 'id'] as const)('in %s', language => {
  const words = { en: { allow: 'Allow', usage: /^Usage/ }, id: { allow: 'Izinkan', usage: /^Penggunaan/ } }[language]

  test('a first visit asks, until it has an answer', async () => {
    configure(SETTINGS)
    await renderScreen(<ConsentQuestion />, { language })
    await userEvent.click(await screen.findByRole('button', { name: words.allow }))
    expect(consent()).toEqual({ errorReporting: true, analytics: true })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('the settings show the decision and change it one by one', async () => {
    configure(SETTINGS)
    decide({ errorReporting: true, analytics: true })
    await renderScreen(<PrivacySettings />, { language })
    await userEvent.click(await screen.findByRole('checkbox', { name: words.usage }))
    expect(consent()).toEqual({ errorReporting: true, analytics: false })
  })
})

test('what was configured later is asked for by itself', async () => {
  configure(SETTINGS)
  decide({ errorReporting: false })
  await renderScreen(<ConsentQuestion />)
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t allow' }))
  expect(consent()).toEqual({ errorReporting: false, analytics: false })
})
