import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { AdoptedSheet } from './adoptedSheet.ts'
import { system } from './system.ts'

const cache = createCache({ key: 'arus' })
// Emotion has no option for a sheet of one's own, and under a nonce it writes <style> elements too, each of which the browser parses anew: its
// one sheet is replaced (`EmotionCache.sheet` is public). Some environments (jsdom) can't construct sheets; without a content security policy Emotion's own sheet works.
if ('adoptedStyleSheets' in document) {
  cache.sheet.flush()
  Object.assign(cache, { sheet: new AdoptedSheet({ key: cache.key, container: document.head }) })
}

/**
 * Provides Chakra's theme. Placed around each component that uses Chakra (menus, dialogs, calendars …) instead of the whole application, so
 * that no screen loads Chakra and Emotion before something is opened.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
