import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MatchResult } from '../../../../__generated__/LineRow_line.graphql.ts'
import { type StatusKind, StatusMark } from '../../../../ui/StatusMark.tsx'

const kindsOfResult: Readonly<Record<string, StatusKind>> = {
  FULL_MATCH: 'done',
  PARTIAL_MATCH: 'partial',
  NO_MATCH: 'off',
}

type MatchMarkProps = {
  /** Null before the first run: that is no result, so it has no shape and color. */
  result: MatchResult | null | undefined
  children?: ReactNode
}

/** The engine's result as shape, color and word. */
export function MatchMark({ result, children }: MatchMarkProps) {
  if (result == null) return children ?? <FormattedMessage id="reconciliation.result.notAnalyzed" />
  const kind = kindsOfResult[result]
  if (kind === undefined) return null
  return <StatusMark kind={kind}>{children ?? <FormattedMessage id={`reconciliation.result.${result}`} />}</StatusMark>
}
