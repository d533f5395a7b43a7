// The steps of a waterfall add up to the closing balance, however many categories there are.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDecimals, fromMinor } from '../../../../../web/i18n/decimal.ts'
import { waterfallSteps } from '../../../../../web/pages/organization/cashFlow/_lib/waterfallSteps.ts'

const category = (name: string, inAmount: string, out: string) => ({ uuid: name, name, in: inAmount, out })

test('the largest stand by themselves, the others together, and what is zero is left out', () => {
  const steps = waterfallSteps({
    opening: '100.00',
    closing: '130.00',
    inTransit: '0.00',
    unexplained: '-7.00',
    categories: [
      category('Sales', '60.00', '1.00'),
      ...['A', 'B', 'C', 'D'].map((name, place) => category(name, `${4 - place}.00`, '0.00')),
      category('Rent', '0.00', '32.00'),
    ],
  })
  expect(steps.map(({ kind, category: of, value }) => `${of?.name ?? kind} ${value}`)).toEqual([
    'OPENING 100.00',
    'Sales 60.00',
    'A 4.00',
    'B 3.00',
    'OTHER_IN 3.00',
    'Rent -32.00',
    'Sales -1.00',
    'UNEXPLAINED -7.00',
    'CLOSING 130.00',
  ])
})

test('next to another chart fewer stand by themselves', () => {
  const steps = waterfallSteps(
    {
      opening: '0.00',
      closing: '-11.00',
      inTransit: '0.00',
      unexplained: '0.00',
      categories: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, place) =>
        category(name, place < 4 ? `${4 - place}.00` : '0.00', `${6 - place}.00`),
      ),
    },
    'beside',
  )
  expect(steps.map(({ kind, category: of, value }) => `${kind} ${of?.name ?? ''} ${value}`)).toEqual([
    'OPENING  0.00',
    'IN A 4.00',
    'IN B 3.00',
    'OTHER_IN  3.00',
    'OUT A -6.00',
    'OUT B -5.00',
    'OUT C -4.00',
    'OUT D -3.00',
    'OTHER_OUT  -3.00',
    'CLOSING  -11.00',
  ])
})

test('opening and all flows make the closing balance, and without a balance only flows are told', () => {
  const amount = fc.bigInt(0n, 10n ** 18n).map(fromMinor)
  const categories = fc.array(fc.record({ uuid: fc.uuid(), name: fc.string(), in: amount, out: amount }), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(amount, amount, amount, categories, (opening, inTransit, unexplained, of) => {
      const out = of.map(each => (each.out === '0.00' ? each.out : `-${each.out}`))
      const closing = addDecimals([opening, inTransit, unexplained, ...of.map(each => each.in), ...out])
      const steps = waterfallSteps({ opening, closing, inTransit, unexplained, categories: of })
      expect(addDecimals(steps.slice(0, -1).map(({ value }) => value))).toBe(steps.at(-1)?.value)
      expect(steps.length).toBeLessThanOrEqual(14)
      const unknown = waterfallSteps({ opening: null, closing: null, inTransit, unexplained: null, categories: of })
      expect(unknown.some(({ kind }) => kind === 'OPENING' || kind === 'CLOSING')).toBe(false)
    }),
  )
})
