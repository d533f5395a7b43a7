import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { AdoptedSheet } from './adoptedSheet.ts'
import { system } from './system.ts'

const cache = createCache({ key: 'arus' })
// Not everywhere (jsdom) can sheets be constructed; without a policy Emotion's own will do.
if ('adoptedStyleSheets' in document) {
  cache.sheet.flush()
  Object.assign(cache, { sheet: new AdoptedSheet({ key: cache.key, container: document.head }) })
}

/**
 * Makes Chakra's components work beneath it. It stands in what uses them (menus, dialogs, calendars …) and not around the whole
 * application, so that no screen pays for Chakra and Emotion before something is opened.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
