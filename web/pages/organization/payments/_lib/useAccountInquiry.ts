import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type {
  InquireAccountInput,
  NameMatch,
  useAccountInquiryMutation,
} from '../../../../__generated__/useAccountInquiryMutation.graphql.ts'
import { useMutation, wordsOf } from '../../../../relay/useMutation.ts'

/** The bank's answer about the payee's account. */
export type Inquiry =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'told'; name: string; match: NameMatch }
  | { state: 'failed'; why: string }

/** Queries the bank for the account's owner as soon as both accounts are known; null queries nothing. */
export function useAccountInquiry(input: InquireAccountInput | null): Inquiry {
  const [inquire] = useMutation<useAccountInquiryMutation>(
    graphql`
      mutation useAccountInquiryMutation($input: InquireAccountInput!) {
        inquireAccount(input: $input) {
          accountName
          match
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
  const [inquiry, setInquiry] = useState<Inquiry>({ state: 'none' })
  const wanted = input === null ? null : JSON.stringify(input)
  const latest = useRef(input)
  latest.current = input
  useEffect(() => {
    const asked = latest.current
    if (wanted === null || asked === null) {
      setInquiry({ state: 'none' })
      return
    }
    let isCurrent = true
    setInquiry({ state: 'asking' })
    void inquire({ variables: { input: asked } }).then(outcome => {
      if (!isCurrent) return
      if (!outcome.ok) setInquiry({ state: 'failed', why: wordsOf(outcome) })
      else {
        const { accountName, match } = outcome.payload
        setInquiry(accountName && match ? { state: 'told', name: accountName, match } : { state: 'none' })
      }
    })
    return () => {
      isCurrent = false
    }
  }, [inquire, wanted])
  return inquiry
}
