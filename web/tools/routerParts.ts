// React Router's own framework renders on a server and instruments routes. Arus uses the router alone, but its links and its data
// router import these modules. Without them every address, sign-in included, is 3 kB of gzip lighter.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The modules, each with the code of what the router calls of it. The rest of what it exports is undefined. */
const replaced: Record<string, string> = {
  // Links that prefetch: only inside of the framework's own context.
  'dom/ssr/components': `
    import { createContext, useRef } from 'react'
    export const FrameworkContext = createContext(undefined)
    export const usePrefetchBehavior = () => [false, useRef(null), {}]
    export const PrefetchPageLinks = () => null
    export const mergeRefs = (...refs) => element => {
      for (const ref of refs) {
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }
    }`,
  // Asked at every navigation, and called when a router is made with `instrumentations`.
  'router/instrumentation': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = router => router`,
}

const NAME = /\/react-router\/dist\/production\/lib\/(.+)\.js$/

/** Vite plugin that ships the router without its framework. */
export function routerParts(): Plugin {
  const left = new Set<string>()
  return {
    name: 'router-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: NAME },
      handler(id) {
        const [, name = ''] = NAME.exec(id) ?? []
        const code = replaced[name]
        if (code === undefined) return null
        left.add(name)
        return [code, ...undefinedExports(readFileSync(id, 'utf8'), code)].join('\n')
      },
    },
    buildEnd() {
      // A list that no longer fits the package would leave nothing out, and nobody would know.
      const missing = Object.keys(replaced).filter(name => !left.has(name))
      if (missing.length > 0 && left.size > 0) this.error(`not in React Router any more: ${missing.join(', ')}`)
    },
  }
}

/** Lines for the names that the original exports and the replacement doesn't: other modules name them, and are shaken off. */
function undefinedExports(original: string, code: string): string[] {
  const [, names = ''] = /^export \{ (.+) \};$/m.exec(original) ?? []
  return names
    .split(', ')
    .filter(name => !code.includes(`export const ${name} `))
    .map(name => `export const ${name} = undefined`)
}
