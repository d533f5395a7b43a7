// Preloaded into the programs of a test run (`--import`), so that they start faster; `npm start` does without. Node looks up the format of
// each imported file in its package.json, and parses `exports` each time: those of drizzle-orm are 180 kB for a hundred files, half a
// second of processor time per service. The resolution is the same as without.
import { registerHooks, type ResolveFnOutput } from 'node:module'

const PACKAGE = 'drizzle-orm'
const isOfPackage = (specifier: string) => specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`)

/** By specifier: there is one copy of the package for all importers. */
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
    // Its files import each other with full names, and all with this extension are modules.
    if (
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      context.parentURL?.includes(`/node_modules/${PACKAGE}/`)
    )
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    return next(specifier, context)
  },
})
