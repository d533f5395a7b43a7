import { useEffect } from 'react'

/** Passes a form's current values to its parent: they are known only within the form. */
export function ValuesSeen<V>({ values, onSeen }: { values: V; onSeen: (values: V) => void }) {
  useEffect(() => onSeen(values), [values, onSeen])
  return null
}
