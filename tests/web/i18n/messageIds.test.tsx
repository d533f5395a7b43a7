// Message ids are typed: a misspelled one does not compile. `npm run check` compiles this file.
import { FormattedMessage } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { addMessages, hasMessage, intlState, showLanguage } from '../../../web/i18n/intl.ts'
import type { MessageId, NamesUnder } from '../../../web/i18n/messages.ts'

type Status = NamesUnder<'billStatus.'>

beforeEach(async () => {
  await showLanguage('en')
  await addMessages(['organization', 'bills'])
})

test('a misspelled id, literal or composed, does not compile, and shows itself at run time', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { formatMessage, messages } = intlState().intl
  const status: Status = 'PAID'
  expect(formatMessage({ id: `billStatus.${status}` })).toBe('Paid')
  // @ts-expect-error a letter is missing
  expect(formatMessage({ id: 'action.cancl' })).toBe('action.cancl')
  // @ts-expect-error there is no such group
  expect(formatMessage({ id: `billState.${status}` })).toBe('billState.PAID')
  // @ts-expect-error a letter is missing
  expect(<FormattedMessage id="action.cancl" />).toBeTruthy()
  // @ts-expect-error no bill has this status
  const other: Status = 'SENT'
  // @ts-expect-error a text may be anything
  const anything: MessageId = String(other)
  expect(hasMessage(messages, anything)).toBe(false)
  expect(hasMessage(messages, 'action.cancel')).toBe(true)
})
