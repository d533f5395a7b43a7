// Relay's packages are CommonJS: whoever imports one function ships all. These modules serve features that Arus does not use, and
// nothing but the packages' indexes asks for them; leaving them out saves 8 kB of gzip on every signed-in screen.
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
  // Asked for behind feature flags that are off.
  'react-relay/lib/relay-hooks/useFragmentInternal_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useLoadMoreFunction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useQueryLoader_EXPERIMENTAL',
  // Hooks in whose place Arus has entry points and its own `useMutation`.
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/useLazyLoadQuery',
  'react-relay/lib/relay-hooks/useMutation',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState',
]

/** Vite plugin that ships Relay without what is not used of it. Whoever needs one of these modules takes it off the list. */
export function relayParts(): Plugin {
  const found = new Set<string>()
  return {
    name: 'relay-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`/node_modules/(?:${unused.map(RegExp.escape).join('|')})\\.js$`) },
      handler(id) {
        found.add(id)
        return { code: 'module.exports = {}', moduleType: 'js' }
      },
    },
    buildEnd() {
      // A list that no longer fits the packages would leave nothing out, and nobody would know.
      const missing = unused.filter(name => ![...found].some(id => id.endsWith(`/${name}.js`)))
      if (missing.length > 0 && found.size > 0) this.error(`not in Relay any more: ${missing.join(', ')}`)
    },
  }
}
