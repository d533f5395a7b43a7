import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { IntlRoot } from '../../../web/i18n/IntlRoot.tsx'
import { addMessages, showLanguage } from '../../../web/i18n/intl.ts'
import type { Language } from '../../../web/i18n/language.ts'

type Options = {
  language?: Language
  /** Message groups in addition to those of every screen. */
  messages?: readonly string[]
  environment?: ReturnType<typeof createMockEnvironment>
  path?: string
  /** The route's loader data. */
  loaded?: unknown
}

/** Renders a screen's component with messages, a router and a Relay environment. */
export async function renderScreen(ui: ReactNode, options: Options = {}) {
  const { language = 'en', messages = [], environment = createMockEnvironment(), path = '/', loaded } = options
  await showLanguage(language)
  await addMessages(['organization', ...messages])
  await showLanguage(language)
  // Without a loader to wait for, navigation completes at once.
  const answered = loaded === undefined ? {} : { loader: () => loaded }
  const router = createMemoryRouter([{ id: 'screen', path: '*', element: ui, ...answered }], {
    initialEntries: [path],
    hydrationData: { loaderData: { screen: loaded ?? null } },
  })
  const screen: RenderResult = render(
    <IntlRoot>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </IntlRoot>,
  )
  return { ...screen, router, environment }
}
