import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { hasMessage } from '../../../../i18n/intl.ts'

type Failure = { readonly failureCode: string | null | undefined; readonly failureReason: string | null | undefined }

/** Why a payment failed, in our words; the bank's message where we have none. */
export function useFailureWords(): (failure: Failure) => string | null {
  const { formatMessage, messages } = useIntl()
  return useCallback(
    ({ failureCode, failureReason }) => {
      const id = `paymentFailure.${failureCode}`
      return hasMessage(messages, id) ? formatMessage({ id }) : (failureReason ?? null)
    },
    [formatMessage, messages],
  )
}
