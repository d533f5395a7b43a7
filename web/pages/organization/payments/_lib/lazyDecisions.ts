import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

const WORDS = 'payments.decisions'

/** The dialogs of a decision: loaded with their messages on first use. */
export const DecisionDialogs = lazy(async () => {
  const [module] = await Promise.all([
    import('../_components/DecisionDialogs.tsx'),
    addMessages([WORDS, 'payments.words', 'secondFactor']),
  ])
  return module
})

/** The dialogs of a decision in the inbox, where bills are included. */
export const InboxDecision = lazy(async () => {
  const [module] = await Promise.all([
    import('../_components/InboxDecision.tsx'),
    addMessages([WORDS, 'payments.queue', 'payments.words', 'secondFactor', 'bills']),
  ])
  return module
})
