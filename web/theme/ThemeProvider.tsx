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

/** Makes Chakra's components work beneath it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
