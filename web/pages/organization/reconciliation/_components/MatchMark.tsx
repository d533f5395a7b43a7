import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kindsOfResult: Readonly<Record<string, StatusKind>> = {
  FULL_MATCH: 'done',
  PARTIAL_MATCH: 'partial',
  NO_MATCH: 'off',
}

/** What the engine found, as shape, color and word. */
export function MatchMark({ result, children }: { result: string; children?: ReactNode }) {
  const kind = kindsOfResult[result]
  if (kind === undefined) return null
  return <StatusMark kind={kind}>{children ?? <FormattedMessage id={`reconciliation.result.${result}`} />}</StatusMark>
}
