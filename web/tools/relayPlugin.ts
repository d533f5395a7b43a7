// Turns graphql`…` into an import of the artifact that the Relay compiler wrote. Forty lines instead of Babel.
import path from 'node:path'
import type { Plugin } from 'vite'

/** After a slash it is the end of a URL. */
const TAG = /(?<!\/)\bgraphql\s*`([^`]*)`/g
const DEFINITION = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/
/** `graphql` is only a marker for the compiler: dropping its import keeps relay-runtime out of chunks that need nothing else from it. */
const TAG_IMPORT = /import\s*\{\s*graphql\s*\}\s*from\s*(['"])(?:react-relay\/hooks|react-relay|relay-runtime)\1;?/g

/** The output directory configured in relay.config.js. */
const artifacts = path.resolve(import.meta.dirname, '../__generated__')

/** Vite plugin. */
export function relay(): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    transform: {
      // The bundler evaluates this filter natively, so files without the tag are never passed to JavaScript.
      filter: { id: /\.tsx?(?:\?|$)/, code: /\bgraphql\s*`/ },
      handler(code, id) {
        if (id.includes('/node_modules/')) return
        const imports = new Set<string>()
        const transformed = code.replace(TAG, (tag, definition: string) => {
          const name = DEFINITION.exec(definition)?.[1]
          if (name === undefined) return this.error(`graphql tag without a named definition in ${id}`)
          const artifact = path.join(artifacts, `${name}.graphql.ts`)
          imports.add(`import relay_${name} from ${JSON.stringify(artifact)};`)
          // Keeps the number of lines: stack traces stay correct without a source map.
          return `relay_${name}${'\n'.repeat(tag.split('\n').length - 1)}`
        })
        if (imports.size === 0) return
        return { code: [...imports].join('') + transformed.replace(TAG_IMPORT, ''), map: null }
      },
    },
  }
}
