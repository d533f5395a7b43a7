import { useEffect } from 'react'

/** Tells what is around a form of the values that it has now: they are known only within it. */
export function ValuesSeen<V>({ values, onSeen }: { values: V; onSeen: (values: V) => void }) {
  useEffect(() => onSeen(values), [values, onSeen])
  return null
}
