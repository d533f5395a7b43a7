// Relay's packages are CommonJS: whoever imports one function ships all. These modules serve features that Arus does not use; only
// the packages' indexes and branches of feature flags ask for them. Without them every signed-in screen is 10 kB of gzip lighter.
import path from 'node:path'
import type { Plugin } from 'vite'

const unused = [
  // Fragments read outside of React.
  'relay-runtime/lib/experimental',
  // The containers of Relay Classic.
  'relay-runtime/lib/store/createFragmentSpecResolver',
  // Answers normalized outside of an environment.
  'relay-runtime/lib/store/NormalizationEngine',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/util/createPayloadFor3DField',
  // What Relay Classic called `configs`: Arus names the lists of new and deleted records by directives.
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  // Updaters that write by assignment (`@updatable`).
  'relay-runtime/lib/mutations/readUpdatableFragment',
  'relay-runtime/lib/mutations/readUpdatableQuery',
  // Superseded where ENABLE_ACTIVITY_COMPATIBILITY is on, as it is.
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  // Hooks in whose place Arus has entry points and its own `useMutation`.
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useMutation',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
]

/** What is shipped in the place of modules that something of Relay asks for and nothing of Arus needs. */
const replaced: Record<string, string> = {
  // Both only choose between two ways by ENABLE_ACTIVITY_COMPATIBILITY, which is on.
  'react-relay/lib/relay-hooks/useLoadMoreFunction': `module.exports = require('./useLoadMoreFunction_EXPERIMENTAL')`,
  'react-relay/lib/relay-hooks/useQueryLoader': `module.exports = require('./useQueryLoader_EXPERIMENTAL')`,
  // Of resolvers: fields that the browser computes. The store tells their cache of every change.
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache': `
    exports.LiveResolverCache = class {
      invalidateDataIDs() {}
      unsubscribeFromLiveResolverRecords() {}
      invalidateResolverRecords() {}
    }
    exports.getUpdatedDataIDs = updated => updated`,
}

const IMPORTED = /import\s*\{([^}]*)\}\s*from\s*['"](?:react-relay|relay-runtime)(?:\/\w+)?['"]/g

/** Vite plugin that ships Relay without what is not used of it. Whoever needs one of these modules takes it off the list. */
export function relayParts(): Plugin {
  const code = new Map(Object.entries(replaced))
  for (const name of unused) code.set(name, 'module.exports = {}')
  const names = new Set(unused.map(name => path.basename(name)))
  const left = new Set<string>()
  return {
    name: 'relay-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`/node_modules/(?:${[...code.keys()].map(RegExp.escape).join('|')})\\.js$`) },
      handler(id) {
        const [, name = ''] = /\/node_modules\/(.+)\.js$/.exec(id) ?? []
        left.add(name)
        return { code: code.get(name) ?? '', moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /react-relay|relay-runtime/ },
      // An empty module would only fail when the screen is opened.
      handler(code, id) {
        const imported = [...code.matchAll(IMPORTED)].flatMap(([, list = '']) => list.split(',').map(one => one.trim()))
        const missed = imported.find(name => names.has(name))
        if (missed !== undefined) this.error(`${id} uses ${missed}, which web/tools/relayParts.ts leaves out`)
      },
    },
    buildEnd() {
      // A list that no longer fits the packages would leave nothing out, and nobody would know.
      const missing = [...code.keys()].filter(name => !left.has(name))
      if (missing.length > 0 && left.size > 0) this.error(`not in Relay any more: ${missing.join(', ')}`)
    },
  }
}
