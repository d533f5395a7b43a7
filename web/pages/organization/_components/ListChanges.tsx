import { useListChanges } from '../_lib/useListChanges.ts'

/** Keeps a list of transactions up to date. A component, so that lists can load it after their first rows. */
export default function ListChanges(props: { onChange: () => void; onImportStarted?: () => void }) {
  useListChanges(props.onChange, props.onImportStarted)
  return null
}
