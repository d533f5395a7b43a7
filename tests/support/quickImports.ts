// Loaded before the programs of a test run (`--import`), so that they start sooner; `npm start` goes without it. Node asks the package.json of each file that it imports for its format,
// and reads `exports` anew each time: those of drizzle-orm are 180 kB, and it has a hundred files, which was half a second of processor
// time for each service. Which file an import means is the same as without.
import { registerHooks, type ResolveFnOutput } from 'node:module'

const PACKAGE = 'drizzle-orm'
const isOfPackage = (specifier: string) => specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`)

/** By specifier: there is one copy of the package, whoever imports it. */
const resolved = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    if (isOfPackage(specifier) && context.conditions.includes('import')) {
      const known = resolved.get(specifier)
      if (known) return { ...known, shortCircuit: true }
      const answer = next(specifier, context)
      resolved.set(specifier, answer)
      return answer
    }
    // Its files name each other in full, and all that end so are modules.
    if (
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      context.parentURL?.includes(`/node_modules/${PACKAGE}/`)
    )
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    return next(specifier, context)
  },
})
