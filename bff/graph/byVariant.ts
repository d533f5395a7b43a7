import type { Loader } from './loader.ts'

/** A loader for each set of arguments: fields with equal arguments share a call. */
export function byVariant<Variant, Value>(
  make: (variant: Variant) => Loader<Value>,
): (variant: Variant) => Loader<Value> {
  const made = new Map<string, Loader<Value>>()
  return variant => {
    const key = JSON.stringify(variant)
    const loader = made.get(key) ?? make(variant)
    made.set(key, loader)
    return loader
  }
}
