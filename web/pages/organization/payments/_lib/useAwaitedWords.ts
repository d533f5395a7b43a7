import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { useAwaitedWords_awaited$key } from '../../../../__generated__/useAwaitedWords_awaited.graphql.ts'

/** The pending approvers: `Awaits Budi, Sari or 1 more`; null where none is pending. Further names are counted. */
export function useAwaitedWords(
  maxNames = 3,
): (awaitedKey: useAwaitedWords_awaited$key | null | undefined) => string | null {
  const { formatMessage, formatList } = useIntl()
  return useCallback(
    awaitedKey => {
      const awaited = readInlineData(
        graphql`
          fragment useAwaitedWords_awaited on AwaitedApproval @inline {
            missing
            nobody
            people {
              fullName
            }
          }
        `,
        awaitedKey ?? null,
      )
      if (!awaited) return null
      const { missing, nobody, people } = awaited
      if (nobody) return formatMessage({ id: 'payments.awaits.nobody' })
      const all = people.map(({ fullName }) => fullName)
      const isAny = missing === 1
      // A single further name is not worth a count.
      const shown = all.length > maxNames ? all.slice(0, Math.max(1, maxNames - 1)) : all
      const names =
        shown.length === all.length
          ? formatList(shown, { type: isAny ? 'disjunction' : 'conjunction' })
          : formatMessage(
              { id: isAny ? 'payments.awaits.more' : 'payments.awaits.moreOf' },
              { names: shown.join(', '), count: all.length - shown.length },
            )
      return formatMessage({ id: 'payments.awaits.of' }, { missing, names })
    },
    [formatMessage, formatList, maxNames],
  )
}
