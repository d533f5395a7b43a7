import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'
import { useMediaQuery } from '../../../../ui/grid/useMediaQuery.ts'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import type { DepositValues } from '../_lib/depositValues.ts'
import '../../../../ui/list/listAside.css'

const DepositCalculator = lazy(async () => {
  const [module] = await Promise.all([import('./DepositCalculator.tsx'), addMessages(['deposits.form'])])
  return module
})

/** Narrower than this, the menu, the list and the calculator don't fit side by side. */
const BESIDE = '(min-width: 1240px)'

/** The calculator next to the list, where it fits. */
export function DepositCalculatorAside({ currency }: { currency: DepositValues['currency'] }) {
  if (!useMediaQuery(BESIDE)) return null
  return (
    <aside className="list-aside" aria-labelledby="deposit-calculator">
      <Boundary fallback={null} failure={() => null}>
        <DepositCalculator currency={currency} />
      </Boundary>
    </aside>
  )
}
